import { sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import './catalogue-tables.server.ts';
import type { LineComplaint, StagedRow } from './staged-row.ts';

export type NewImport = { id: string; source: string; strict: boolean; full: boolean };

export async function saveImport(
  db: Db,
  { id, source, strict, full }: NewImport,
  status: 'waiting' | 'running',
  now: Date,
): Promise<void> {
  await db
    .insertInto('catalogue_import')
    .values({ id, source, strict, is_full: full, status, started_at: now, finished_at: null, failure: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, started_at: now }))
    .execute();
}

export async function finishImport(
  db: Db,
  id: string,
  result: { accepted: number; refused: number; failure?: string },
  now: Date,
): Promise<void> {
  const { accepted, refused, failure = null } = result;
  await db
    .updateTable('catalogue_import')
    .set({ status: failure === null ? 'done' : 'failed', accepted, refused, failure, finished_at: now })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('catalogue_staging').where('import_id', '=', id).execute();
}

export async function stageRows(db: Db, importId: string, rows: (StagedRow & { line: number })[]): Promise<void> {
  await sql`
    insert into catalogue_staging (import_id, line, kind, key, data)
    select ${importId}::uuid, line, kind, key, data
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as staged (line int, kind text, key text, data jsonb)`.execute(
    db,
  );
}

export async function saveComplaints(db: Db, importId: string, complaints: LineComplaint[]): Promise<void> {
  if (complaints.length === 0) return;
  await sql`
    insert into catalogue_import_complaint (import_id, line, field, reason)
    select ${importId}::uuid, line, field, left(reason, 500)
    from jsonb_to_recordset(${JSON.stringify(complaints)}::text::jsonb) as told (line int, field text, reason text)`.execute(
    db,
  );
}

/** Takes the lines that are complained of out of the import. */
export async function dropComplained(db: Db, importId: string, complaints: LineComplaint[]): Promise<LineComplaint[]> {
  const lines = JSON.stringify([...new Set(complaints.map(({ line }) => line))]);
  if (complaints.length > 0)
    await sql`
      delete from catalogue_staging staged using jsonb_array_elements_text(${lines}::text::jsonb) as told (line)
      where staged.import_id = ${importId}::uuid and staged.line = told.line::int`.execute(db);
  return complaints;
}

/** What an earlier try of the same import may have left. */
export async function forgetEarlierTry(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('catalogue_staging').where('import_id', '=', importId).execute();
  await db.deleteFrom('catalogue_import_complaint').where('import_id', '=', importId).execute();
}

/** Of several lines for one thing the last counts, as it would had they come in feeds of their own. */
export async function dropRepeatedRows(db: Db, importId: string): Promise<void> {
  await sql`
    delete from catalogue_staging earlier using catalogue_staging later
    where earlier.import_id = ${importId}::uuid and later.import_id = earlier.import_id
      and later.kind = earlier.kind and later.key = earlier.key and later.line > earlier.line`.execute(db);
}

export async function countStaged(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_staging')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The embedded database never counts by itself, and one that does not know how much there is reads whole tables. */
export async function countAnew(db: Db): Promise<void> {
  await sql`analyze product, product_colour, price, stock, catalogue_reference`.execute(db);
}

/** What was counted when other imports were under way says nothing of this one, and thousands of lines would be joined one by one. */
export async function countStagedAnew(db: Db): Promise<void> {
  await sql`analyze catalogue_staging`.execute(db);
}

export async function findImport(db: Db, id: string) {
  return db.selectFrom('catalogue_import').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listComplaints(db: Db, importId: string, most: number): Promise<LineComplaint[]> {
  return db
    .selectFrom('catalogue_import_complaint')
    .select(['line', 'field', 'reason'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(most)
    .execute();
}

/** What a process that died has left behind; its lines never reached the catalogue. */
export async function failAbandonedImports(db: Db, startedBefore: Date, now: Date): Promise<void> {
  const abandoned = await db
    .selectFrom('catalogue_import')
    .select('id')
    .where('status', '=', 'running')
    .where('started_at', '<', startedBefore)
    .execute();
  for (const { id } of abandoned)
    await finishImport(db, id, { accepted: 0, refused: 0, failure: 'the process ended before the import did' }, now);
}

export type ImportBrief = {
  readonly id: string;
  readonly source: string;
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly startedAt: Date;
  readonly accepted: number;
  readonly refused: number;
};

/** Imports that did not go through as they came: failed, or with lines that were refused. */
const isRefused = sql<boolean>`(status = 'failed' or refused > 0)`;

/** One part of all imports by time. */
export async function pageImports(
  db: Db,
  { onlyRefused, part }: { onlyRefused: boolean; part: PartAsked },
): Promise<KeyPage<ImportBrief>> {
  const page = keyPageOf({ by: sql`started_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('catalogue_import')
    .select(['id', 'source', 'status', 'started_at as startedAt', 'accepted', 'refused'])
    .select(page.value.as('place_value'))
    .where(page.condition)
    .$if(onlyRefused, (query) => query.where(isRefused))
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map(({ place_value: value, ...row }) => ({ ...row, place: { value, key: row.id } }));
  return toKeyPage(found, part);
}

/** Beyond `most` nobody counts. */
export async function countRefused(db: Db, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from catalogue_import where started_at >= ${since} and ${isRefused} limit ${most}) i`.execute(db);
  return rows[0]?.n ?? 0;
}
