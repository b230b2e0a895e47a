import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { targetsOf } from './redirect.ts';
import { listRedirects } from './redirect-store.server.ts';

export const redirectTopic = 'redirects';

/** The targets of a market by address. */
export const redirectsOfMarket: Snapshot<number, ReadonlyMap<string, string>> = {
  topic: redirectTopic,
  build: async (db, marketId) => targetsOf(await listRedirects(db), marketId),
};
