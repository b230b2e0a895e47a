import type { KyselyPlugin } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';

/** A connection that counts its statements, including the beginning and end of transactions. */
export function countStatements(db: Db): { db: Db; count: () => number } {
  let sent = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Counted by their results: a nested statement is transformed too, but not sent.
    transformResult: async ({ result }) => {
      sent += 1;
      return result;
    },
  };
  const counted = new Proxy(db.withPlugin(plugin), {
    get: (target, key) => {
      if (key === 'transaction' || key === 'startTransaction') sent += 2;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: counted, count: () => sent };
}
