import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { marketName } from '../account/market-name.ts';
import { toOpenSession } from '../account/open-session.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { actingMinutes, isActedFor } from '../auth/acting.ts';
import { allowChange } from '../auth/may-do.ts';
import { issueRefreshToken } from '../auth/refresh-token.server.ts';
import { roleLabelOf } from '../auth/role-labels.ts';
import { findSession, insertSession, type Session } from '../auth/session-store.server.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { activePunchOut } from '../company/punch-out.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ActingInput } from './acting-schema.ts';

type ActingShop = Pick<Shop, 'db' | 'env' | 'snapshots' | 'log'>;

/**
 * For staff with the task customers: opens a session as a person of a company, for half an hour. Their own session stays open and is
 * resumed afterwards. The company's history has the staff member, the person and the reason.
 */
export async function startActing(shop: ActingShop, visit: Visit, { customerId, companyId, reason }: ActingInput) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const own = await findSession(shop.db, allowed.value.sid);
  if (!own) return refuse({ code: 'session-ended' });
  const person = await findPersonById(shop.db, customerId);
  if (!person) return refuse({ code: 'customer-not-found', customerId });
  if (!isActedFor(person.role) || !person.isActive) return refuse({ code: 'acting-refused' });
  const company = (await listCompaniesOf(shop.db, customerId, false)).find(({ id }) => id === companyId);
  if (!company) return refuse({ code: 'company-not-found', companyId });
  if (company.marketId !== visit.market.marketId) {
    const market = findMarketBySiteId(company.marketId);
    return refuse({ code: 'acting-elsewhere', market: market ? marketName(market, visit.language) : '' });
  }
  // People of a punch-out company buy in its procurement system, so there is nothing to see here.
  if (activePunchOut((await readCompanyTerms(shop, companyId)).settings) !== 'None')
    return refuse({ code: 'acting-refused' });
  const { now } = visit;
  const until = new Date(now.getTime() + actingMinutes * 60_000);
  const session: Session = {
    sid: newId(now, randomBytes),
    customerId,
    companyId,
    marketId: company.marketId,
    roleLabel: roleLabelOf(person.role),
    punchOutType: 'None',
    device: visit.device,
    remembered: own.remembered,
    createdAt: now,
    lastSeenAt: now,
    acting: { customerId: own.customerId, sid: own.sid, until },
  };
  const acting = { by: own.customerId, until: Math.floor(until.getTime() / 1000) };
  const refresh = await shop.db.transaction().execute(async (db) => {
    await insertSession(db, session);
    await recordChange(
      db,
      { claims: { ...allowed.value, customer_id: customerId, company_id: companyId, acting }, now },
      {
        action: 'company.visited',
        subject: companyId,
        after: { customerId, until: until.toISOString() },
        personal: { of: customerId, after: { reason } },
      },
    );
    return issueRefreshToken(db, session, now);
  });
  return ok(await toOpenSession({ shop, person, company, session, refresh, now }));
}
