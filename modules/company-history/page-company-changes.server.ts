import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { AuditSearch } from '../audit/audit-entry.ts';
import { pageEntries } from '../audit/audit-store.server.ts';
import { roles } from '../auth/roles.ts';
import { companyReachOf } from '../company/company-team.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readGroup } from '../company/read-group.server.ts';
import { withNames } from '../people/list-changes.server.ts';
import { listMemberNames } from '../people/name-store.server.ts';
import { visibleRoles } from '../people-admin/people-rights.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { showsPersonalTo, toCompanyChange } from './company-audit.ts';
import { ofCompanies } from './of-companies.server.ts';
import { readWithoutPrices } from './orders-without-prices.server.ts';

type Search = Pick<AuditSearch, 'action' | 'from' | 'to'> & { readonly part: PartAsked };

/** For roles 65 and 81: the changes in their company, the latest first; for role 65 also in its children. Admins of a team see those they made. */
export async function pageCompanyChanges(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
  { part, ...search }: Search,
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const { storm_role: role, company_id: companyId } = claims;
  if ((role !== roles.administrator && role !== roles.customerAdmin) || companyId === undefined)
    return refuse({ code: 'not-allowed' });
  const { settings } = await readCompanyTerms(shop, companyId);
  const family = await readGroup(shop, companyId);
  const group = role === roles.administrator ? family : family.filter(({ id }) => id === companyId);
  const ids = group.map(({ id }) => id);
  const page = await pageEntries(shop.db, {
    ...search,
    ...(companyReachOf(claims, settings) !== 'company' && { actorId: claims.customer_id }),
    part,
    showsPersonal: (action: AuditAction) => showsPersonalTo(role, action),
    among: ofCompanies(ids),
  });
  const withoutPrices = await readWithoutPrices(shop, companyId, page.items);
  const read = { companyIds: ids, withoutPrices };
  const named = await withNames(shop.db, page.items);
  const changed = page.items.flatMap(({ subjectKind, subjectId }) =>
    subjectKind === 'customer' ? [Number(subjectId)] : [],
  );
  const seen = { companyIds: ids, roles: visibleRoles(claims, settings) };
  // Role 81 does not see everybody in the company.
  const people: ReadonlyMap<number, string> =
    role === roles.administrator ? await listMemberNames(shop.db, changed, seen) : new Map();
  return ok({
    ...page,
    items: named.map((change) => toCompanyChange(change, read)),
    /** Names of the reader's companies. */
    companies: new Map(group.map(({ id, name }) => [id, name])),
    /** Names of the changed people whom the reader also sees in the list of people. */
    people,
  });
}
