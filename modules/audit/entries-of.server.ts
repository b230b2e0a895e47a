import { type RawBuilder, sql } from 'kysely';

/** SQL: the numbers of entries about subjects of one kind. `subjects`: a query of their ids as text. Uses the index of subjects. */
export const entriesAbout = (kind: string, subjects: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select a.id from audit_entry a where a.subject_id in (${subjects}) and a.subject_kind = ${kind}`;

/** SQL: the numbers of entries that were made for companies, with a further condition on the entry `a`. */
export const entriesMadeFor = (companyIds: readonly number[], condition: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`select a.id from audit_entry a where a.company_id = any(${[...companyIds]}::int[]) and ${condition}
    union all select a.id from audit_entry a where a.companies && ${[...companyIds]}::int[] and ${condition}`;

/** The condition that the number of an entry `e` is in one of several queries. */
export const isEntryOf = (queries: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`e.id in (${sql.join(queries, sql` union all `)})`;
