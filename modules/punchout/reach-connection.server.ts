import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import { allowRead } from '../auth/may-see.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { findAdministered } from '../company-admin/administered-company.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** Who may look at a connection: staff with the task customers, and administrators of the company. Others find no company. */
export async function reachConnection({ db }: Pick<Shop, 'db'>, visit: Visit, companyId: number) {
  const allowed = isInternal(visit.claims)
    ? allowRead(visit, 'customers')
    : await findAdministered(db, visit, companyId);
  if (!allowed.ok) return allowed;
  const company = await findCompanyBrief(db, companyId);
  return company ? ok(company) : refuse({ code: 'company-not-found', companyId });
}
