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

type OldJobs = { readonly finishedBefore: Date; readonly removeFile: (file: string) => Promise<void> };

/**
 * What is over since long, with its errors. The file of a job goes before its row: where that fails or the process ends between the
 * two, the row still names the file and the next run removes both. Answers how many went, and what failed for which file.
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
