import { sql } from 'kysely';
import { entriesAbout, entriesMadeFor, isEntryOf } from '../audit/entries-of.server.ts';
import { companySubjects } from './company-audit.ts';
import '../order/order-tables.server.ts';

/** Of these the thing itself says whose it is; of the others the company for which the entry was made counts. */
const placed: ReadonlySet<string> = new Set(['company', 'order']);

/**
 * The condition on an entry `e`. An order is its company's. A change of a person stays with the company for which it was made, also
 * after the person moved to another company or was erased. Staff make it for each company that the person belonged to
 * then. Prices are changed for the company on whose page staff do it.
 *
 * It is a union of parts that each begin at an index, so that its cost depends on the size of the companies and not on that of the
 * whole record.
 */
export function ofCompanies(ids: readonly number[]) {
  const others = companySubjects.filter((kind) => !placed.has(kind));
  const doneForThem = sql<boolean>`a.subject_kind = any(${others}::text[])`;
  const orders = sql`select o.id::text from order_view o where o.company_id = any(${[...ids]}::int[])`;
  return isEntryOf([
    entriesAbout('company', sql.join(ids.map(String))),
    entriesMadeFor(ids, doneForThem),
    entriesAbout('order', orders),
  ]);
}
