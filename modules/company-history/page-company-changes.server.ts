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
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { showsPersonalTo, toCompanyChange } from './company-audit.ts';
import { ofCompanies } from './of-companies.server.ts';
import { readWithoutPrices } from './orders-without-prices.server.ts';

type Search = Pick<AuditSearch, 'action' | 'from' | 'to'> & { readonly part: PartAsked };

/** For roles 65 and 81: the changes in their company, the latest first; for role 65 also in its children. */
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
  if (companyReachOf(claims, settings) !== 'company') return refuse({ code: 'not-allowed' });
  const group = role === roles.administrator ? await readGroup(shop, companyId) : [{ id: companyId }];
  const ids = group.map(({ id }) => id);
  const page = await pageEntries(shop.db, {
    ...search,
    part,
    showsPersonal: (action: AuditAction) => showsPersonalTo(role, action),
    among: ofCompanies(ids),
  });
  const withoutPrices = await readWithoutPrices(shop, companyId, page.items);
  const read = { companyIds: ids, withoutPrices };
  return ok({ ...page, items: (await withNames(shop.db, page.items)).map((change) => toCompanyChange(change, read)) });
}
