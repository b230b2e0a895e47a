import { ok, refuse } from '#core/result.ts';
import { administers } from '../auth/may-do.ts';
import { maySee } from '../auth/may-see.ts';
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
