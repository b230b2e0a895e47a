import { ok, refuse } from '#core/result.ts';
import { findSession, setSessionCompany } from '../auth/session-store.server.ts';
import { findCompany } from '../company/company-store.server.ts';
import { activePunchOut, maySwitchTo, type PunchOutType } from '../company/punch-out.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompanyToActFor } from './acting-for.server.ts';
import { marketName } from './market-name.ts';
import { issueAccess } from './open-session.server.ts';

/** For people who may act for the company. The new access token names it; the old token keeps the old company. */
export async function switchCompany(shop: Shop, visit: Visit, { companyId }: { companyId: number }) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (visit.claims.acting) return refuse({ code: 'not-while-acting' });
  const session = await findSession(shop.db, visit.claims.sid);
  const person = session && (await findPersonById(shop.db, session.customerId));
  if (!session || !person?.isActive) return refuse({ code: 'session-ended' });
  // Its cart goes back to the procurement system of the company for which it was opened.
  if (session.hookUrl !== undefined) return refuse({ code: 'not-from-procurement' });
  const company = await findCompanyToActFor(shop.db, person, companyId);
  if (!company) return refuse({ code: 'company-not-found', companyId });
  if (company.marketId !== session.marketId) {
    const market = findMarketBySiteId(company.marketId);
    const named = market ? marketName(market, visit.language) : '';
    return refuse({ code: 'sign-in-elsewhere', market: named, marketId: company.marketId });
  }
  const whole = await findCompany(shop.db, companyId);
  const type = activePunchOut(whole?.settings ?? {});
  const entering = { role: person.role, punchOutType: session.punchOutType as PunchOutType };
  if (!maySwitchTo(entering, type)) return refuse({ code: 'portal-redirect', companyId });
  await setSessionCompany(shop.db, session.sid, companyId);
  const access = await issueAccess({ shop, person, company, session, now: visit.now });
  return ok({ ...access, company: whole });
}
