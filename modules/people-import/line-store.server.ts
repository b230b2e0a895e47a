import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { type Cells, employeeKeyOf } from './import-columns.ts';
import { appliedVerdicts, type ImportLine, type LineProblem, type Verdict } from './import-line.ts';
import './import-tables.server.ts';

export type SavedLine = ImportLine & {
  readonly customerId: number | undefined;
  readonly isDone: boolean;
};

/** The keys that identify the person of a line; an invalid address is no key. */
export const keysOf = (cells: Cells) => ({
  emailKey: cells.emailAddress?.includes('@') ? cells.emailAddress.toLowerCase() : null,
  employeeKey: employeeKeyOf(cells) || null,
});

/** Replaces an existing line. */
export async function saveLines(db: Db, importId: string, lines: readonly SavedLine[]): Promise<void> {
  if (lines.length === 0) return;
  const told = lines.map((line) => ({ ...line, ...keysOf(line.cells) }));
  await sql`
    insert into people_import_line (import_id, line, cells, verdict, problems, customer_id, email_key, employee_key, is_done)
    select ${importId}::uuid, line, cells, verdict, problems, "customerId", "emailKey", "employeeKey", "isDone"
    from jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb) as told (line int, cells jsonb, verdict text, problems jsonb,
      "customerId" int, "emailKey" text, "employeeKey" text, "isDone" boolean)
    on conflict (import_id, line) do update set cells = excluded.cells, verdict = excluded.verdict,
      problems = excluded.problems, customer_id = excluded.customer_id, email_key = excluded.email_key,
      employee_key = excluded.employee_key, is_done = excluded.is_done`.execute(db);
}

type LineQuery = {
  readonly verdicts: readonly Verdict[];
  /** Lines with higher numbers. */
  readonly after: number;
  readonly most: number;
  /** Only lines that were not applied. */
  readonly isOpen?: true;
};

/** By their numbers. */
export async function listLines(db: Db, importId: string, wanted: LineQuery): Promise<SavedLine[]> {
  const { verdicts, after, most, isOpen } = wanted;
  const rows = await selectLines(db, importId)
    .$if(isOpen === true, (query) => query.where('is_done', '=', false))
    .where('line', '>', after)
    .where('verdict', 'in', verdicts)
    .orderBy('line')
    .limit(most)
    .execute();
  return rows.map(toLine);
}

/** Number of applied lines. */
export async function countDone(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('people_import_line')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .where('is_done', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of lines that can be applied but were not. */
export async function countOpen(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('people_import_line')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .where('is_done', '=', false)
    .where('verdict', 'in', appliedVerdicts)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findLine(db: Db, importId: string, line: number): Promise<SavedLine | undefined> {
  const row = await selectLines(db, importId).where('line', '=', line).executeTakeFirst();
  return row && toLine(row);
}

/** The lines that were refused because they are about the same person as this line. */
export async function listDoublesOf(db: Db, importId: string, line: number): Promise<SavedLine[]> {
  const named = JSON.stringify([{ code: 'line-twice', facts: { line } }]);
  const rows = await selectLines(db, importId)
    .where('verdict', '=', 'attention')
    .where(sql<boolean>`problems @> ${named}::text::jsonb`)
    .orderBy('line')
    .execute();
  return rows.map(toLine);
}

export type LineKeys = {
  readonly line: number;
  readonly customerId: number | null;
  readonly emailKey: string | null;
  readonly employeeKey: string | null;
};

/** Lines that may be about one of these people. */
export async function findLinesAbout(
  db: Db,
  importId: string,
  about: { readonly customerIds: readonly number[]; readonly lines: readonly Cells[] },
): Promise<LineKeys[]> {
  const keys = about.lines.map(keysOf);
  const { rows } = await sql<LineKeys>`
    select line, customer_id as "customerId", email_key as "emailKey", employee_key as "employeeKey"
    from people_import_line
    where import_id = ${importId} and (
      customer_id = any(${[...about.customerIds]}::int[])
      or email_key = any(${keys.flatMap(({ emailKey }) => emailKey ?? [])}::text[])
      or employee_key = any(${keys.flatMap(({ employeeKey }) => employeeKey ?? [])}::text[]))
    order by line`.execute(db);
  return rows;
}

type Erased = {
  readonly customerId: number;
  /**
   * Digest of the person's former address, which is already erased. Undefined if there was none, and in events from
   * before it was stored.
   */
  readonly addressDigest: string | undefined;
};

/**
 * When an account is deleted: removes lines about the person, including refused ones. They are found by the person's
 * number and address, and in the same sheet by the employee number. In lines about others, the address is removed from
 * both address columns.
 */
export async function removeLinesAbout(db: Db, { customerId, addressDigest }: Erased): Promise<void> {
  await sql`
    delete from people_import_line l using people_import_line about
    where about.customer_id = ${customerId} and about.import_id = l.import_id and l.customer_id is null
      and about.employee_key = l.employee_key and (l.email_key is null or l.email_key = about.email_key)`.execute(db);
  await db.deleteFrom('people_import_line').where('customer_id', '=', customerId).execute();
  if (addressDigest !== undefined) await removeAddress(db, addressDigest);
}

/** Each statement uses an index: one of the digests of addresses, the other of those of approvers. */
async function removeAddress(db: Db, digest: string): Promise<void> {
  const isAddress = sql`l.email_key is not null and address_digest(l.email_key) = ${digest}::text`;
  await sql`delete from people_import_line l where l.customer_id is null and ${isAddress}`.execute(db);
  await sql`
    update people_import_line l set cells = l.cells || '{"emailAddress": ""}', email_key = null
    where ${isAddress}`.execute(db);
  await sql`
    update people_import_line l set cells = l.cells || '{"approver": ""}'
    where l.cells ->> 'approver' <> '' and address_digest(l.cells ->> 'approver') = ${digest}::text`.execute(db);
}

/** For the data export of a person: what sheets of their company contain about them. */
export async function readLinesAbout(db: Db, customerId: number): Promise<{ line: number; cells: Cells }[]> {
  return db
    .selectFrom('people_import_line')
    .select(['line', 'cells'])
    .where('customer_id', '=', customerId)
    .orderBy('import_id')
    .orderBy('line')
    .execute();
}

const selectLines = (db: Db, importId: string) =>
  db
    .selectFrom('people_import_line')
    .select(['line', 'cells', 'verdict', 'problems', 'customer_id as customerId', 'is_done as isDone'])
    .where('import_id', '=', importId);

type Row = {
  line: number;
  cells: Cells;
  verdict: Verdict;
  problems: LineProblem[];
  customerId: number | null;
  isDone: boolean;
};

const toLine = ({ customerId, ...row }: Row): SavedLine => ({ ...row, customerId: customerId ?? undefined });
