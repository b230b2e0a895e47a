import { endedSessions } from '#modules/auth/ended-sessions.server.ts';
import type { Shop } from '#modules/shop.server.ts';

/** A stream ends as soon as its session does, in whichever process the person signed out. */
export function endStreamsWithSessions({ live, snapshots, log }: Pick<Shop, 'live' | 'snapshots' | 'log'>): void {
  snapshots.onChange((topic) => {
    if (topic !== endedSessions.topic || live.count() === 0) return;
    snapshots.read(endedSessions, 'all').then(
      (ended) => live.endSessions((session) => ended.has(session)),
      // Streams end with their token after 15 minutes at the latest.
      (error: unknown) => log.warn({ err: error }, 'streams of ended sessions could not be ended at once'),
    );
  });
}
