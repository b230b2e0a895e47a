import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { isActedFor } from '../auth/acting.ts';
import { mayVisitMarket } from '../auth/claims.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { findSessionOfToken, issueRefreshToken, rotateRefreshToken } from '../auth/refresh-token.server.ts';
import { endSessions, findSession, type Session } from '../auth/session-store.server.ts';
import { findStaffTasks } from '../auth/staff-task-store.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompanyToActFor } from './acting-for.server.ts';
import { toOpenSession } from './open-session.server.ts';

type RenewShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots'>;

type RenewVisit = Pick<Visit, 'now'> & { market: Pick<Visit['market'], 'marketId'> };

/**
 * For the bearer of a refresh token in the session's market, while the person still has the rights of the session. `isResumed`: staff acted
 * for a customer and may no longer, so their own session is resumed.
 */
export async function renewSession(shop: RenewShop, { now, market }: RenewVisit, refreshToken: string) {
  const renewed = await shop.db.transaction().execute(async (db) => {
    // Checked before the token is used up: in its own market the session continues.
    if (await isElsewhere(db, refreshToken, market)) return refuse({ code: 'session-ended', because: 'elsewhere' });
    const rotated = await rotateRefreshToken(db, secretsOf(shop.env), refreshToken, now);
    if (!rotated.ok) return rotated;
    const { session, refresh } = rotated.value;
    const who = await findWho(db, session, now);
    if (who) return ok({ shop, ...who, session, refresh, now, isResumed: false });
    const own = session.acting && (await findOwnSession(db, session.acting.sid, now));
    if (own) return ok({ shop, ...own, now, isResumed: true });
    await endSessions(db, { customerId: session.customerId, sid: session.sid }, now);
    return refuse({ code: 'session-ended', because: 'not-allowed' });
  });
  if (renewed.ok) {
    const { isResumed, ...parts } = renewed.value;
    return ok({ ...(await toOpenSession(parts)), isResumed });
  }
  if (renewed.refusal.because === 'not-allowed' || renewed.refusal.because === 'reuse')
    await shop.snapshots.announce(endedSessions.topic);
  if (renewed.refusal.because === 'reuse')
    shop.log.warn({ sid: renewed.refusal.sid }, 'a used refresh token came back: its session was ended');
  return refuse({ code: 'session-ended' });
}

/** The person and the company of a session, if the person may continue it. */
async function findWho(db: Db, { customerId, companyId, acting }: Session, now: Date) {
  const person = await findPersonById(db, customerId);
  const company = person && companyId !== undefined ? await findCompanyToActFor(db, person, companyId) : undefined;
  if (!person?.isActive || company?.id !== companyId) return undefined;
  if (!acting) return { person, company };
  const mayAct = acting.until > now && (await findStaffTasks(db, acting.customerId)).includes('customers');
  return mayAct && isActedFor(person.role) ? { person, company } : undefined;
}

/** In a transaction: the session of staff who acted for a customer, with a new refresh token. */
export async function findOwnSession(db: Db, sid: string, now: Date) {
  const session = await findSession(db, sid);
  const who = session && (await findWho(db, session, now));
  return who && { ...who, session, refresh: await issueRefreshToken(db, session, now) };
}

async function isElsewhere(db: Db, refreshToken: string, { marketId }: { marketId: number }): Promise<boolean> {
  const session = await findSessionOfToken(db, refreshToken);
  if (!session || session.marketId === marketId) return false;
  const person = await findPersonById(db, session.customerId);
  return !person || !mayVisitMarket({ role: person.role, marketId: session.marketId }, marketId);
}
