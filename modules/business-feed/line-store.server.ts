import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { BusinessRow } from './business-row.ts';
import type { LineOutcome, OutcomeCounts } from './outcome.ts';
import './business-tables.server.ts';

export type StagedLine = {
  readonly line: number;
  readonly rank: number;
  readonly subject: string;
  readonly data: BusinessRow;
};

/** Starts over if an earlier run did not read the whole file. Returns whether it did. */
export async function openFeed(db: Db, jobId: string): Promise<boolean> {
  await db
    .insertInto('business_feed')
    .values({ job_id: jobId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('business_feed')
    .select('is_staged')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (!row.is_staged) await removeLines(db, jobId);
  return row.is_staged;
}

export async function stageLines(db: Db, jobId: string, lines: readonly StagedLine[]): Promise<void> {
  await sql`
    insert into business_feed_line (job_id, line, rank, subject, data)
    select ${jobId}::uuid, line, rank, subject, data
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb)
      as staged (line int, rank smallint, subject text, data jsonb)`.execute(db);
}

/** The lines with the same subject as an earlier line, with the number of that line. */
export async function listDoubles(db: Db, jobId: string): Promise<{ line: number; first: number }[]> {
  const { rows } = await sql<{ line: number; first: number }>`
    select line, first from (
      select line, min(line) over (partition by subject) as first from business_feed_line where job_id = ${jobId}::uuid
    ) told where line > first order by line`.execute(db);
  return rows;
}

export async function markStaged(db: Db, jobId: string): Promise<void> {
  await db.updateTable('business_feed').set({ is_staged: true }).where('job_id', '=', jobId).execute();
}

/** The next lines to be applied. */
export async function listOpenLines(db: Db, jobId: string, most: number): Promise<StagedLine[]> {
  return db
    .selectFrom('business_feed_line')
    .select(['line', 'rank', 'subject', 'data'])
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .orderBy('rank')
    .orderBy('line')
    .limit(most)
    .execute();
}

export type LineEnd = { readonly line: number; readonly outcome: LineOutcome };

export async function saveOutcomes(db: Db, jobId: string, ends: readonly LineEnd[]): Promise<void> {
  await sql`
    update business_feed_line l set outcome = told.outcome
    from jsonb_to_recordset(${JSON.stringify(ends)}::text::jsonb) as told (line int, outcome text)
    where l.job_id = ${jobId}::uuid and l.line = told.line`.execute(db);
}

export async function postponeLine(db: Db, jobId: string, line: number, rank: number): Promise<void> {
  await db
    .updateTable('business_feed_line')
    .set({ rank })
    .where('job_id', '=', jobId)
    .where('line', '=', line)
    .execute();
}

export async function countOutcomes(db: Db, jobId: string): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom('business_feed_line')
    .select(['outcome', (eb) => eb.fn.countAll<number>().as('lines')])
    .where('job_id', '=', jobId)
    .groupBy('outcome')
    .execute();
  const of = (name: LineOutcome) => rows.find(({ outcome }) => outcome === name)?.lines ?? 0;
  return {
    added: of('added'),
    changed: of('changed'),
    same: of('same'),
    offered: of('offered'),
    refused: of('refused'),
  };
}

/** In the transaction that ends the job: keeps the counts and deletes the content of the lines. */
export async function closeFeed(db: Db, jobId: string, counts: OutcomeCounts): Promise<void> {
  const { added, changed, same, offered } = counts;
  await db.updateTable('business_feed').set({ added, changed, same, offered }).where('job_id', '=', jobId).execute();
  await removeLines(db, jobId);
}

export async function findFeedCounts(db: Db, jobId: string): Promise<Omit<OutcomeCounts, 'refused'> | undefined> {
  return db
    .selectFrom('business_feed')
    .select(['added', 'changed', 'same', 'offered'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

export async function removeLines(db: Db, jobId: string): Promise<void> {
  await db.deleteFrom('business_feed_line').where('job_id', '=', jobId).execute();
}
