import type { Db } from '#platform/db/db.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import './bulk-job-tables.server.ts';
import { errorFolder, uploadFolder, uploadOf } from './feed-file.server.ts';

/**
 * Removes files of jobs that were written before a moment and that no job needs: uploads of jobs that are over or unknown, and files of
 * errors that no row names. Such files stay behind where a process ended, or the storage or the database was away, between the file and its
 * row. Uploads of waiting and running jobs are kept, however old. Answers how many; throws the first failure after both folders were tried.
 */
export async function removeOrphanFiles({ db, files }: { db: Db; files: Files }, before: Date): Promise<number> {
  // Read before the storage is asked: a failure of the storage while this waits for the database would have no handler.
  const [uploads, results] = [await listNeededUploads(db), await listResultFiles(db)];
  const swept = await Promise.allSettled([
    files.removeOlder(uploadFolder, before, uploads),
    files.removeOlder(errorFolder, before, results),
  ]);
  const failed = swept.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return swept.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
}

async function listNeededUploads(db: Db): Promise<ReadonlySet<string>> {
  const open = await db.selectFrom('bulk_job').select('id').where('state', 'in', ['waiting', 'running']).execute();
  return new Set(open.map(({ id }) => uploadOf(id)));
}

async function listResultFiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('bulk_job').select('result_file').where('result_file', 'is not', null).execute();
  return new Set(rows.flatMap(({ result_file: file }) => file ?? []));
}
