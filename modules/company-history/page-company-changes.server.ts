import { sql } from 'kysely';
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
import { belonging } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { companySubjects, showsPersonalTo, toCompanyChange } from './company-audit.ts';
import '../order/order-tables.server.ts';

type Search = Pick<AuditSearch, 'action' | 'from' | 'to'> & { readonly part: PartAsked };

/** Roles 65 and 81: what was changed in the own company, the latest first; for role 65 also in its children. */
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
  return ok({ ...page, items: (await withNames(shop.db, page.items)).map((change) => toCompanyChange(change, ids)) });
}

/**
 * The condition on an entry `e`. What was changed decides, not where its author was signed in: an order is its company's, and so is
 * somebody who belongs to no other. Of somebody with several companies each sees what was done for it.
 */
function ofCompanies(ids: readonly number[]) {
  const own = sql`e.company_id = any(${[...ids]}::int[])`;
  const customerId = sql`case when e.subject_kind = 'customer' then e.subject_id::int end`;
  const { toOne, toNoOther } = belonging(customerId, ids);
  // Somebody who left, or was asked to join.
  const named = sql`(e.before -> 'companyIds' @> any(${ids.map(String)}::jsonb[])
    or e.after -> 'companyId' = any(${ids.map(String)}::jsonb[]))`;
  const orderId = sql`case when e.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.subject_id::uuid end`;
  return sql<boolean>`(e.subject_kind = any(${[...companySubjects]}::text[]) and case e.subject_kind
    when 'company' then e.subject_id = any(${ids.map(String)}::text[])
    when 'customer' then (${toOne} and (${toNoOther} or ${own})) or (${own} and coalesce(${named}, false))
    when 'order' then exists (select from order_view o where o.id = ${orderId} and o.company_id = any(${[...ids]}::int[]))
    else ${own} end)`;
}
