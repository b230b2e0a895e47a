import { ok, refuse } from '#core/result.ts';
import { type Claims, isInternal } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { isAdminOrHigher } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import type { Settings } from '../company/company-settings.ts';
import { companyReachOf } from '../company/company-team.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readGroup } from '../company/read-group.server.ts';
import type { PeopleScope } from '../people/people-page-store.server.ts';
import { listCompanyIdsOf } from '../people/person-record-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { visibleRoles } from './people-rights.ts';

export type PeopleShop = Pick<Shop, 'db' | 'snapshots'>;
export type Asking = Pick<Visit, 'claims' | 'now'>;

export type PeopleReach = PeopleScope & { readonly claims: Claims; readonly settings: Settings };

/**
 * The people of a company that the visitor administers: role 81 their own company, 65 also its children, staff with the task customers any.
 * Other companies are answered as not found. Without a number it is the visitor's company.
 */
export async function readPeopleReach(shop: PeopleShop, { claims }: Asking, companyId?: number) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  // A punch-out session belongs to one buyer, independent of the account's role.
  if (!isAdminOrHigher(claims) || claims.punch_out_type !== undefined) return refuse({ code: 'not-allowed' });
  if (isInternal(claims)) {
    const allowed = allowRead({ claims }, 'customers');
    if (!allowed.ok) return allowed;
  }
  const wanted = companyId ?? claims.company_id;
  if (wanted === undefined) return refuse({ code: 'no-company' });
  const isReached = isInternal(claims)
    ? (await findCompanyBrief(shop.db, wanted)) !== undefined
    : (await companiesOf(shop, claims)).includes(wanted);
  if (!isReached) return refuse({ code: 'company-not-found', companyId: wanted });
  return ok(reachWith(claims, wanted, (await readCompanyTerms(shop, wanted)).settings));
}

/**
 * The companies that the visitor administers, if they are not staff. A customer admin may also act for the children of their company, but
 * administers only companies that they belong to.
 */
export async function companiesOf(shop: PeopleShop, claims: Claims): Promise<readonly number[]> {
  if (claims.company_id === undefined || !isAdminOrHigher(claims)) return [];
  if (claims.storm_role !== roles.administrator) {
    const own = await listCompanyIdsOf(shop.db, [claims.customer_id]);
    return own.filter((id) => id === claims.company_id);
  }
  return (await readGroup(shop, claims.company_id)).map(({ id }) => id);
}

export function reachWith(claims: Claims, companyId: number, settings: Settings): PeopleReach {
  return {
    claims,
    settings,
    companyId,
    roles: visibleRoles(claims, settings),
    approverId: companyReachOf(claims, settings) === 'team' ? claims.customer_id : undefined,
  };
}

/** The companies that an administrator can choose between; staff choose a company elsewhere. */
export async function listAdministered(
  shop: PeopleShop,
  claims: Claims,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const ids = await companiesOf(shop, claims);
  if (claims.company_id === undefined || ids.length < 2) return [];
  return (await readGroup(shop, claims.company_id)).filter(({ id }) => ids.includes(id));
}

/** The same for a change, which read-only staff may not make. */
export async function reachToAdminister(shop: PeopleShop, visit: Asking, companyId?: number) {
  const reach = await readPeopleReach(shop, visit, companyId);
  if (!reach.ok) return reach;
  const { claims } = reach.value;
  return isInternal(claims) && !mayDo(claims, 'customers') ? refuse({ code: 'not-allowed' }) : reach;
}
