import { setTimeout as sleep } from 'node:timers/promises';
import type { ColumnType } from 'kysely';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Db } from '../db/db.server.ts';

type IdempotentRequestTable = {
  owner: string;
  key: string;
  fingerprint: string;
  status: number | null;
  headers: ColumnType<Record<string, string> | null, string | null, string | null>;
  body: string | null;
  created_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    idempotent_request: IdempotentRequestTable;
  }
}

export type RequestKey = { owner: string; key: string };
export type KeptAnswer = { status: number; headers: Record<string, string>; body: string };
export type KeptRequest = { fingerprint: string; answer: KeptAnswer | undefined };

// Longer than any request: an unanswered claim of this age belongs to a crashed process.
const abandonedAfterMs = 150_000;
const forgetAgainMs = 1000;

/** Records that this request is in progress; returns undefined if it is new, otherwise the earlier request. */
export async function claimRequest(
  db: Db,
  { owner, key }: RequestKey,
  fingerprint: string,
  now: Date,
): Promise<KeptRequest | undefined> {
  const abandoned = new Date(now.getTime() - abandonedAfterMs);
  const claimed = await db
    .insertInto('idempotent_request')
    .values({ owner, key, fingerprint, created_at: now, status: null, headers: null, body: null })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ fingerprint, created_at: now })
        .where('idempotent_request.status', 'is', null)
        .where('idempotent_request.created_at', '<', abandoned),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const kept = await db
    .selectFrom('idempotent_request')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  // The claim was deleted between the two statements, because the earlier request failed: try again.
  if (!kept) return claimRequest(db, { owner, key }, fingerprint, now);
  const answer =
    kept.status === null ? undefined : { status: kept.status, headers: kept.headers ?? {}, body: kept.body ?? '' };
  return { fingerprint: kept.fingerprint, answer };
}

export async function keepAnswer(db: Db, { owner, key }: RequestKey, answer: KeptAnswer): Promise<void> {
  await db
    .updateTable('idempotent_request')
    .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: answer.body })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
}

export async function forgetRequest(db: Db, { owner, key }: RequestKey): Promise<void> {
  await db.deleteFrom('idempotent_request').where('owner', '=', owner).where('key', '=', key).execute();
}

/** For a request that failed because the database is unavailable: its key is released when the database is back. */
export async function forgetWhenBack(db: Db, request: RequestKey): Promise<void> {
  for (let waitedMs = 0; waitedMs < abandonedAfterMs; waitedMs += forgetAgainMs) {
    try {
      return await forgetRequest(db, request);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await sleep(forgetAgainMs, undefined, { ref: false });
    }
  }
}

export async function forgetRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_request').where('created_at', '<', before).execute();
}
