import type { Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { BulkJob, BulkJobKind } from './bulk-job.ts';
import './bulk-job-tables.server.ts';

const openStates = ['waiting', 'running'] as const;

export type NewJob = {
  readonly id: string;
  readonly kind: BulkJobKind;
  readonly source: string;
  readonly askedBy?: number | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly total?: number | undefined;
};

/** Safe to repeat: a retried job finds its row. */
export async function insertJob(db: Db, { id, kind, source, askedBy, options, total }: NewJob, now: Date) {
  await db
    .insertInto('bulk_job')
    .values({
      id,
      kind,
      state: 'waiting',
      source,
      asked_by: askedBy ?? null,
      options: JSON.stringify(options),
      total: total ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Resets a finished job to waiting. False if there is no finished job with this id. */
export async function reopenJob(db: Db, id: string, asked: Pick<NewJob, 'askedBy' | 'options' | 'total'>, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('bulk_job')
    .set({
      state: 'waiting',
      asked_by: asked.askedBy ?? null,
      options: JSON.stringify(asked.options),
      total: asked.total ?? null,
      cancel_asked_at: null,
      created_at: now,
      started_at: null,
      finished_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['done', 'failed', 'cancelled'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function startJob(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('bulk_job')
    .set({ state: 'running', started_at: now, finished_at: null, failure: null, done: 0, accepted: 0, refused: 0 })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('bulk_job_error').where('job_id', '=', id).execute();
}

type Counts = { readonly accepted: number; readonly refused: number };

/** Returns whether the job must stop: it was cancelled, or has ended. `counts`: the results so far, if the job knows them. */
export async function noteProgress(db: Db, id: string, done: number, counts?: Counts): Promise<{ mustStop: boolean }> {
  const noted = await db
    .updateTable('bulk_job')
    .set({ done, ...counts })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .returning('cancel_asked_at')
    .executeTakeFirst();
  return { mustStop: noted?.cancel_asked_at !== null };
}

export type JobEnd = {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly accepted: number;
  readonly refused: number;
  readonly failure?: string | undefined;
};

/** False if the job has ended: a process that housekeeping took for dead does not change the result. */
export async function finishJob(db: Db, id: string, end: JobEnd, now: Date): Promise<boolean> {
  const { state, accepted, refused, failure = null } = end;
  const { numUpdatedRows } = await db
    .updateTable('bulk_job')
    .set({ state, accepted, refused, failure, finished_at: now })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveResultFile(db: Db, id: string, file: string): Promise<void> {
  await db.updateTable('bulk_job').set({ result_file: file }).where('id', '=', id).execute();
}

/** Returns false if the job is already finished. */
export async function askToCancel(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_job')
    .set({ cancel_asked_at: now })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findJob(db: Db, id: string): Promise<BulkJob | undefined> {
  const row = await db.selectFrom('bulk_job').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toJob(row);
}

/** Jobs that a crashed process left behind, started or not. */
export async function listAbandoned(db: Db, kind: BulkJobKind, startedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_job')
    .select('id')
    .where('kind', '=', kind)
    .where('state', 'in', openStates)
    .where((eb) => eb(eb.fn.coalesce('started_at', 'created_at'), '<', startedBefore))
    .execute();
  return rows.map(({ id }) => id);
}

const toJob = (row: Selectable<Tables['bulk_job']>): BulkJob => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  source: row.source,
  options: row.options,
  total: row.total ?? undefined,
  done: row.done,
  accepted: row.accepted,
  refused: row.refused,
  failure: row.failure ?? undefined,
  resultFile: row.result_file ?? undefined,
  isCancelAsked: row.cancel_asked_at !== null,
  createdAt: row.created_at,
  finishedAt: row.finished_at ?? undefined,
});
