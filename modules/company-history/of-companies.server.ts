import { sql } from 'kysely';
import { entriesAbout, entriesMadeFor, isEntryOf } from '../audit/entries-of.server.ts';
import { companySubjects, offerAction } from './company-audit.ts';
import '../order/order-tables.server.ts';

/** Subjects that belong to a company themselves; for the others the company for which the entry was made counts. */
const placed: ReadonlySet<string> = new Set(['company', 'order']);

/**
 * The condition on an entry `e`. An order belongs to its company. A change of a person stays with the company for which it was made, also
 * after the person moved or was erased; a change by staff with each company of the person at that time. A price change belongs to the
 * company on whose page staff made it. An offer to join belongs to no company.
 *
 * A union of parts that each start from an index, so that its cost depends on the size of the companies and not on that of the whole audit.
 */
export function ofCompanies(ids: readonly number[]) {
  const others = companySubjects.filter((kind) => !placed.has(kind));
  const doneForThem = sql<boolean>`a.subject_kind = any(${others}::text[]) and a.action <> ${offerAction}`;
  const orders = sql`select o.id::text from order_view o where o.company_id = any(${[...ids]}::int[])`;
  return isEntryOf([
    entriesAbout('company', sql.join(ids.map(String))),
    entriesMadeFor(ids, doneForThem),
    entriesAbout('order', orders),
  ]);
}
