import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { isFromProcurement } from '../auth/claims.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { endSessionOf, endSessions } from '../auth/session-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** Ends the session; without one it is a no-op. Staff who act for a customer sign out themselves. */
export async function signOut(shop: Shop, { claims, now }: Visit) {
  if (claims) await end(shop, (db) => endSessionOf(db, claims, now));
  return ok(undefined);
}

/** Ends all sessions of the visitor, including this one. */
export async function signOutEverywhere(shop: Shop, { claims, now }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  if (isFromProcurement(claims)) return refuse({ code: 'not-from-procurement' });
  return ok({ ended: await end(shop, (db) => endSessions(db, { customerId: claims.customer_id }, now)) });
}

/** Ends one of the visitor's own sessions. Another person's session is answered like an unknown one. */
export async function endSession(shop: Shop, { claims, now }: Visit, { sid }: { sid: string }) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  const ended = await end(shop, (db) => endSessions(db, { customerId: claims.customer_id, sid }, now));
  return ended > 0 ? ok({ ended }) : refuse({ code: 'session-not-found' });
}

async function end(shop: Shop, ending: (db: Db) => Promise<number>): Promise<number> {
  const ended = await shop.db.transaction().execute(ending);
  if (ended > 0) await shop.snapshots.announce(endedSessions.topic);
  return ended;
}
