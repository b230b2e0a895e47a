import type { Db } from '#platform/db/db.server.ts';
import './bulk-job-tables.server.ts';

/** The shop itself, for the person: which work on many things they asked for. */
export async function readJobsOf(db: Db, customerId: number) {
  return db
    .selectFrom('bulk_job')
    .select(['kind', 'state', 'source', 'created_at as createdAt'])
    .where('asked_by', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The shop itself, when an account is deleted: the work stays, nobody is named. */
export async function forgetAskerOf(db: Db, customerId: number): Promise<void> {
  await db.updateTable('bulk_job').set({ asked_by: null, source: '' }).where('asked_by', '=', customerId).execute();
}

/** What is over since long, with its errors. Answers which files belonged to it. */
export async function removeJobsBefore(db: Db, finishedBefore: Date): Promise<{ removed: number; files: string[] }> {
  const removed = await db
    .deleteFrom('bulk_job')
    .where('finished_at', '<', finishedBefore)
    .returning('result_file')
    .execute();
  const files = removed.flatMap(({ result_file }) => (result_file === null ? [] : [result_file]));
  return { removed: removed.length, files };
}
