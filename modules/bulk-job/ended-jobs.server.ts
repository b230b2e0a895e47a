import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { BulkJobKind } from './bulk-job.ts';
import './bulk-job-tables.server.ts';

type EndedJobsQuery = { readonly kinds: readonly BulkJobKind[]; readonly now: Date; readonly limit: number };

/** Jobs that ended without being stopped and of which nobody was told, each once. Concurrent runs take different ones. */
export async function takeEnded(db: Db, { kinds, now, limit }: EndedJobsQuery): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update bulk_job set told_at = ${now}
    where id in (
      select id from bulk_job
      where told_at is null and asked_by is not null and finished_at is not null
        and state <> 'cancelled' and kind in (${sql.join(kinds)})
      order by finished_at
      limit ${limit}
      for update skip locked
    )
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The person who started the job; undefined if their account is deleted, or nobody did. */
export async function findAskerOf(db: Db, jobId: string): Promise<number | undefined> {
  const row = await db.selectFrom('bulk_job').select('asked_by').where('id', '=', jobId).executeTakeFirst();
  return row?.asked_by ?? undefined;
}
