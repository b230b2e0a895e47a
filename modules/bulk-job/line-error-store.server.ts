import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { LineError } from './bulk-job.ts';
import './bulk-job-tables.server.ts';

export async function saveLineErrors(db: Db, jobId: string, errors: readonly LineError[]): Promise<void> {
  if (errors.length === 0) return;
  await sql`
    insert into bulk_job_error (job_id, line, field, reason)
    select ${jobId}::uuid, line, field, left(reason, 500)
    from jsonb_to_recordset(${JSON.stringify(errors)}::text::jsonb) as told (line int, field text, reason text)`.execute(
    db,
  );
}

export async function listLineErrors(db: Db, jobId: string, most: number): Promise<LineError[]> {
  return db
    .selectFrom('bulk_job_error')
    .select(['line', 'field', 'reason'])
    .where('job_id', '=', jobId)
    .orderBy('line')
    .limit(most)
    .execute();
}

/** A line may have several errors. */
export async function countRefusedLines(db: Db, jobId: string): Promise<number> {
  const { lines } = await db
    .selectFrom('bulk_job_error')
    .select((eb) => eb.fn.count<number>('line').distinct().as('lines'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return lines;
}
