import { ok, refuse } from '#core/result.ts';
import { toOpenSession } from '../account/open-session.server.ts';
import { findOwnSession } from '../account/renew-session.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { endSessions, findSession } from '../auth/session-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** For staff who act for a customer: ends that session at once and resumes their own. */
export async function endActing(shop: Pick<Shop, 'db' | 'env' | 'snapshots'>, { claims, now }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!claims.acting) return refuse({ code: 'not-allowed' });
  const { sid, customer_id: customerId } = claims;
  const own = await shop.db.transaction().execute(async (db) => {
    const session = await findSession(db, sid);
    await endSessions(db, { customerId, sid }, now);
    return session?.acting && findOwnSession(db, session.acting.sid, now);
  });
  await shop.snapshots.announce(endedSessions.topic);
  return own ? ok(await toOpenSession({ shop, ...own, now })) : refuse({ code: 'session-ended' });
}
