import { sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { BulkJob, BulkJobKind } from './bulk-job.ts';
import './bulk-job-tables.server.ts';

type JobBrief = Pick<BulkJob, 'id' | 'source' | 'state' | 'accepted' | 'refused' | 'createdAt'>;

/** Jobs that failed, or that refused some lines. */
const isRefused = sql<boolean>`(state = 'failed' or refused > 0)`;

type JobQuery = { readonly kind: BulkJobKind; readonly onlyRefused: boolean; readonly part: PartAsked };

/** One part of all jobs of a kind, by time. */
export async function pageJobs(db: Db, { kind, onlyRefused, part }: JobQuery): Promise<KeyPage<JobBrief>> {
  const page = keyPageOf({ by: sql`created_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('bulk_job')
    .select(['id', 'source', 'state', 'created_at as createdAt', 'accepted', 'refused'])
    .select(page.value.as('place_value'))
    .where('kind', '=', kind)
    .where(page.condition)
    .$if(onlyRefused, (query) => query.where(isRefused))
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map(({ place_value: value, ...row }) => ({ ...row, place: { value, key: row.id } }));
  return toKeyPage(found, part);
}

type Counted = { readonly kind: BulkJobKind; readonly since: Date; readonly most: number };

/** Counts up to `most`. */
export async function countRefusedJobs(db: Db, { kind, since, most }: Counted): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from bulk_job where kind = ${kind} and created_at >= ${since} and ${isRefused} limit ${most}) i`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
