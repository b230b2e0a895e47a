import { ok, refuse } from '#core/result.ts';
import { administers } from '../auth/may-do.ts';
import { maySee } from '../auth/may-see.ts';
import { companyReachOf } from '../company/company-team.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { getCompany } from '../company/get-company.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/**
 * The company whose laundry is asked about: the caller's own, or one that the caller may see. Who has which position is shown to
 * administrators and to staff with the task customers.
 */
export async function reachLaundry(shop: Shop, visit: Visit, companyId = visit.claims?.company_id) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (companyId === undefined)
    return refuse({ code: 'laundry-company-not-found', laundryError: 'LaundryCompanyDoesNotExists' });
  const company = await getCompany(shop, visit, companyId);
  if (!company.ok) return company;
  return ok({ companyId, seesWearers: administers(visit.claims) || maySee(visit.claims, ['customers']) });
}

/** Administrators of the whole company, and staff with the task customers or read-only. */
async function reachWhole(shop: Shop, visit: Visit, asked: number | undefined) {
  const reached = await reachLaundry(shop, visit, asked);
  if (!reached.ok) return reached;
  const { claims } = visit;
  const { companyId, seesWearers } = reached.value;
  const { settings } = await readCompanyTerms(shop, companyId);
  if (!claims || !seesWearers || companyReachOf(claims, settings) !== 'company') return refuse({ code: 'not-allowed' });
  return ok({ companyId, mayChange: administers(claims, 'customers') });
}

/** For a change of wearers: not for staff who only read. */
export async function reachWearers(shop: Shop, visit: Visit, companyId: number | undefined) {
  const reached = await reachWhole(shop, visit, companyId);
  return !reached.ok || reached.value.mayChange ? reached : refuse({ code: 'not-allowed' });
}

/** The lockers of the shop's own register. A laundry with a system of its own keeps them there. */
export async function reachLockers(shop: Shop, visit: Visit, companyId: number | undefined) {
  if (shop.laundry.keepsRegister) return reachWhole(shop, visit, companyId);
  return refuse({ code: 'laundry-company-not-found', laundryError: 'LaundryCompanyDoesNotExists' });
}

/** The same for a change. */
export async function reachRegister(shop: Shop, visit: Visit, companyId: number | undefined) {
  const reached = await reachLockers(shop, visit, companyId);
  return !reached.ok || reached.value.mayChange ? reached : refuse({ code: 'not-allowed' });
}
