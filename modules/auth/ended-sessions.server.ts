import type { Snapshot, Snapshots } from '#platform/snapshots/snapshots.server.ts';
import './session-tables.server.ts';

// An access token outlives its session by at most 15 minutes; fewer sessions than this end in that time.
const most = 5000;

/** Sessions that ended recently: their access tokens still verify, but are refused. */
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
