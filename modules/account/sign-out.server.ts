import { ok, refuse } from '#core/result.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** Ends the session. Signing out without a session is a no-op. */
export async function signOut(shop: Shop, { claims, now }: Visit) {
  if (claims) await end(shop, { customerId: claims.customer_id, sid: claims.sid }, now);
  return ok(undefined);
}

/** Ends all of one's sessions, this one, too. */
export async function signOutEverywhere(shop: Shop, { claims, now }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return ok({ ended: await end(shop, { customerId: claims.customer_id }, now) });
}

/** One of one's own sessions. Somebody else's is answered like one that does not exist. */
export async function endSession(shop: Shop, { claims, now }: Visit, { sid }: { sid: string }) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const ended = await end(shop, { customerId: claims.customer_id, sid }, now);
  return ended > 0 ? ok({ ended }) : refuse({ code: 'session-not-found' });
}

async function end(shop: Shop, which: Parameters<typeof endSessions>[1], now: Date): Promise<number> {
  const ended = await shop.db.transaction().execute((db) => endSessions(db, which, now));
  if (ended > 0) await shop.snapshots.announce(endedSessions.topic);
  return ended;
}
