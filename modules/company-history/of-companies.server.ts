import { sql } from 'kysely';
import { entriesAbout, entriesMadeFor, isEntryOf } from '../audit/entries-of.server.ts';
import { belonging, membersOfOnly } from '../people/membership-store.server.ts';
import { companySubjects } from './company-audit.ts';
import '../order/order-tables.server.ts';

/** Kinds of things that have a company of their own; of the others the company of the author counts. */
const placed: ReadonlySet<string> = new Set(['company', 'customer', 'order']);

/**
 * The condition on an entry `e`. What was changed decides, not where its author was signed in: an order is its company's, and so is
 * a person who belongs to no other. Of a person with several companies each sees what was done for it.
 *
 * It is a union of parts that each begin at an index, so that its cost depends on the size of the companies and not on that of the
 * whole record.
 */
export function ofCompanies(ids: readonly number[]) {
  const others = companySubjects.filter((kind) => !placed.has(kind));
  const customerId = sql`case when a.subject_kind = 'customer' then a.subject_id::int end`;
  // People who left, or were asked to join.
  const named = sql`(a.before -> 'companyIds' @> any(${ids.map(String)}::jsonb[])
    or a.after -> 'companyId' = any(${ids.map(String)}::jsonb[]))`;
  const doneForThem = sql<boolean>`(a.subject_kind = any(${others}::text[])
    or (a.subject_kind = 'customer' and (${belonging(customerId, ids).toOne} or coalesce(${named}, false))))`;
  const orders = sql`select o.id::text from order_view o where o.company_id = any(${[...ids]}::int[])`;
  return isEntryOf([
    entriesAbout('company', sql.join(ids.map(String))),
    entriesMadeFor(ids, doneForThem),
    entriesAbout('customer', membersOfOnly(ids)),
    entriesAbout('order', orders),
  ]);
}
