import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { mayVisitMarket } from '../auth/claims.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { findSessionOfToken, rotateRefreshToken } from '../auth/refresh-token.server.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompanyToActFor } from './acting-for.server.ts';
import { toOpenSession } from './open-session.server.ts';

type RenewShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots'>;

type RenewVisit = Pick<Visit, 'now'> & { market: Pick<Visit['market'], 'marketId'> };

/** The bearer of a refresh token may go on in the session's market, as long as the person still has the rights of the session. */
export async function renewSession(shop: RenewShop, { now, market }: RenewVisit, refreshToken: string) {
  const renewed = await shop.db.transaction().execute(async (db) => {
    // Before the token is used up: at home the session goes on.
    if (await isElsewhere(db, refreshToken, market)) return refuse({ code: 'session-ended', because: 'elsewhere' });
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
  if (renewed.refusal.because === 'not-allowed' || renewed.refusal.because === 'reuse')
    await shop.snapshots.announce(endedSessions.topic);
  if (renewed.refusal.because === 'reuse')
    shop.log.warn({ sid: renewed.refusal.sid }, 'a used refresh token came back: its session was ended');
  return refuse({ code: 'session-ended' });
}

async function isElsewhere(db: Db, refreshToken: string, { marketId }: { marketId: number }): Promise<boolean> {
  const session = await findSessionOfToken(db, refreshToken);
  if (!session || session.marketId === marketId) return false;
  const person = await findPersonById(db, session.customerId);
  return !person || !mayVisitMarket({ role: person.role, marketId: session.marketId }, marketId);
}
