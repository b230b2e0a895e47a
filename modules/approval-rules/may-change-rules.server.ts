import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { isSuperCustomerAdmin } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { maySeeCompany } from '../company/company.ts';
import { findCompany } from '../company/company-store.server.ts';
import type { Visit } from '../visit.ts';

/** Administrators, super customer admins, and staff with the task customers. */
export const mayChangeRules = (claims: Claims | undefined): boolean =>
  claims?.storm_role === roles.administrator || isSuperCustomerAdmin(claims) || mayDo(claims, 'customers');

/** A company that the visitor may not see is answered like one that does not exist. */
export async function findRuleCompany(db: Db, { claims }: Pick<Visit, 'claims'>, companyId: number) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const company = await findCompany(db, companyId);
  if (!company || !maySeeCompany(claims, company)) return refuse({ code: 'company-not-found', companyId });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  return mayChangeRules(claims) ? ok({ company, claims }) : refuse({ code: 'not-allowed' });
}
