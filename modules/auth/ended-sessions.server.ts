import type { Snapshot, Snapshots } from '#platform/snapshots/snapshots.server.ts';
import './session-tables.server.ts';

// An access token outlives its session by 15 minutes at the most; so many sessions do not end in that time.
const most = 5000;

/** Sessions that ended lately: their access tokens would still verify, and no longer count. */
export const endedSessions: Snapshot<'all', ReadonlySet<string>> = {
  topic: 'ended-sessions',
  mustBeFresh: true,
  build: async (db) => {
    const rows = await db
      .selectFrom('session')
      .select('sid')
      .where('ended_at', 'is not', null)
      .orderBy('ended_at', 'desc')
      .limit(most)
      .execute();
    return new Set(rows.map(({ sid }) => sid));
  },
};

export async function isEnded(snapshots: Snapshots, sid: string): Promise<boolean> {
  return (await snapshots.read(endedSessions, 'all')).has(sid);
}
