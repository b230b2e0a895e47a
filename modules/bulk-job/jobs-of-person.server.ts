import type { Db } from '#platform/db/db.server.ts';
import './bulk-job-tables.server.ts';

/** Internal, for the person: the jobs that they started. */
export async function readJobsOf(db: Db, customerId: number) {
  return db
    .selectFrom('bulk_job')
    .select(['kind', 'state', 'source', 'created_at as createdAt'])
    .where('asked_by', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Internal, when an account is deleted: the jobs stay without the name. */
export async function forgetAskerOf(db: Db, customerId: number): Promise<void> {
  await db.updateTable('bulk_job').set({ asked_by: null, source: '' }).where('asked_by', '=', customerId).execute();
}

type OldJobs = { readonly finishedBefore: Date; readonly removeFile: (file: string) => Promise<void> };

/**
 * Removes old finished jobs with their errors. The file of a job is deleted before its row: after a failure in between, the row still names
 * the file and the next run removes both. Returns how many were removed, and the failures by file.
 */
export async function removeJobsBefore(db: Db, { finishedBefore, removeFile }: OldJobs) {
  const old = await db
    .selectFrom('bulk_job')
    .select(['id', 'result_file'])
    .where('finished_at', '<', finishedBefore)
    .where('result_file', 'is not', null)
    .execute();
  const failed: { readonly id: string; readonly file: string; readonly error: unknown }[] = [];
  for (const { id, result_file: file } of old) {
    if (file === null) continue;
    await removeFile(file).catch((error: unknown) => failed.push({ id, file, error }));
  }
  const kept = failed.map(({ id }) => id);
  const { numDeletedRows } = await db
    .deleteFrom('bulk_job')
    .where('finished_at', '<', finishedBefore)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .executeTakeFirstOrThrow();
  return { removed: Number(numDeletedRows), failed };
}
