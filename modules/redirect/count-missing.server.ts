import type { Db } from '#platform/db/db.server.ts';
import type { MissingAddress, MissingAddresses, MissingRequest } from './missing-addresses.ts';
import { countedPath } from './missing-path.ts';
import { addMissing, keepMostMissing } from './missing-store.server.ts';

/** Programs that try thousands of addresses must not fill the memory: further ones are not counted until the next flush. */
const mostInMemory = 500;

export function createMissingAddresses({ db }: { db: Db }): MissingAddresses {
  let counts = new Map<string, MissingAddress>();
  const add = (one: MissingAddress) => {
    const key = `${one.marketId} ${one.path}`;
    const known = counts.get(key);
    if (!known && counts.size >= mostInMemory) return;
    counts.set(key, known ? { ...known, n: known.n + one.n, lastAt: one.lastAt } : one);
  };
  return {
    count: ({ path, marketId, at }: MissingRequest) => {
      const counted = countedPath(path);
      if (counted !== undefined) add({ marketId, path: counted, n: 1, firstAt: at, lastAt: at });
    },
    flush: async () => {
      if (counts.size === 0) return;
      const taken = [...counts.values()];
      counts = new Map();
      try {
        await addMissing(db, taken);
        await keepMostMissing(db);
      } catch (error) {
        for (const one of taken) add(one);
        throw error;
      }
    },
  };
}
