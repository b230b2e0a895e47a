import { ok, refuse } from '#core/result.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { findPersonById } from '../auth/person-store.server.ts';
import { rotateRefreshToken } from '../auth/refresh-token.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompanyToActFor } from './acting-for.server.ts';
import { toOpenSession } from './open-session.server.ts';

type RenewShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots'>;

/** Whoever holds a session's refresh token may go on, if they still may what they did: else the session is over. */
export async function renewSession(shop: RenewShop, { now }: Pick<Visit, 'now'>, refreshToken: string) {
  const renewed = await shop.db.transaction().execute(async (db) => {
    const rotated = await rotateRefreshToken(db, secretsOf(shop.env), refreshToken, now);
    if (!rotated.ok) return rotated;
    const { session, refresh } = rotated.value;
    const person = await findPersonById(db, session.customerId);
    const company =
      person && session.companyId !== undefined ? await findCompanyToActFor(db, person, session.companyId) : undefined;
    if (!person?.isActive || company?.id !== session.companyId) {
      await endSessions(db, session, now);
      return refuse({ code: 'session-ended', because: 'not-allowed' });
    }
    return ok({ shop, person, company, session, refresh, now });
  });
  if (renewed.ok) return ok(await toOpenSession(renewed.value));
  if (renewed.refusal.because !== 'over') await shop.snapshots.announce(endedSessions.topic);
  if (renewed.refusal.because === 'reuse')
    shop.log.warn({ sid: renewed.refusal.sid }, 'a used refresh token came back: its session was ended');
  return refuse({ code: 'session-ended' });
}
