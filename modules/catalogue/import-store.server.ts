import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';
import type { LineComplaint, StagedRow } from './feed/staged-row.ts';

/** Deletes the staged lines of an import that has ended, with any result. */
export async function removeStaged(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('catalogue_staging').where('import_id', '=', importId).execute();
}

export async function stageRows(db: Db, importId: string, rows: (StagedRow & { line: number })[]): Promise<void> {
  await sql`
    insert into catalogue_staging (import_id, line, kind, key, data)
    select ${importId}::uuid, line, kind, key, data
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as staged (line int, kind text, key text, data jsonb)`.execute(
    db,
  );
}

/** Removes lines with errors from the import. */
export async function dropComplained(db: Db, importId: string, complaints: LineComplaint[]): Promise<LineComplaint[]> {
  const lines = JSON.stringify([...new Set(complaints.map(({ line }) => line))]);
  if (complaints.length > 0)
    await sql`
      delete from catalogue_staging staged using jsonb_array_elements_text(${lines}::text::jsonb) as told (line)
      where staged.import_id = ${importId}::uuid and staged.line = told.line::int`.execute(db);
  return complaints;
}

/** If several lines have the same key, the last one counts, as if they came in separate feeds. */
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

/** PGlite has no autovacuum to refresh statistics, and without statistics the planner scans whole tables. */
export async function countAnew(db: Db): Promise<void> {
  await sql`analyze product, product_colour, price, stock, catalogue_reference`.execute(db);
}

/** Statistics from other imports would make the planner join thousands of staged lines one by one. */
export async function countStagedAnew(db: Db): Promise<void> {
  await sql`analyze catalogue_staging`.execute(db);
}
