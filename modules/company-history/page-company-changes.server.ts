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
import { belongsOnlyTo } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { companySubjects, showsPersonalTo, toCompanyChange } from './company-audit.ts';

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

/** The condition on an entry `e`. */
function ofCompanies(ids: readonly number[]) {
  const own = sql`e.company_id = any(${[...ids]}::int[])`;
  const about = sql`(e.subject_kind = 'company' and e.subject_id = any(${ids.map(String)}::text[]))`;
  const customerId = sql`case when e.subject_kind = 'customer' then e.subject_id::int end`;
  const person = sql`(e.subject_kind = 'customer' and ${belongsOnlyTo(customerId, ids)})`;
  return sql<boolean>`(e.subject_kind = any(${[...companySubjects]}::text[]) and (
    ${about} or (e.subject_kind <> 'company' and ${own}) or (e.company_id is null and ${person})))`;
}
