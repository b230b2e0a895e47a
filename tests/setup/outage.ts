import { DatabaseAwayError } from '#platform/db/database-away.ts';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';

/** A switch: while it is on, every statement fails as if the server refused connections. */
export type Outage = { isAway: boolean };

export function withOutage<T extends OpenDatabase>(database: T, outage: Outage): T {
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (outage.isAway) throw new DatabaseAwayError('connect ECONNREFUSED 127.0.0.1:5432');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...database, db, isFailing: () => outage.isAway };
}
