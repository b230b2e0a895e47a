import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { sha256 } from './keys.server.ts';
import { type AttemptKind, attemptPolicies } from './lock-out.ts';
import './session-tables.server.ts';

// Names and addresses are people's; counting needs no more than their fingerprint.
const keyOf = (kind: AttemptKind, subject: string) => `${kind} ${sha256(subject.toLowerCase())}`;

/**
 * Counts an attempt before it is made, in one statement: a hundred at once are counted as a hundred, in whatever
 * process. Answers until when to wait, or undefined where the attempt may go on. Waiting does not lengthen the wait.
 */
export async function takeAttempt(db: Db, kind: AttemptKind, subject: string, now: Date): Promise<Date | undefined> {
  const { free, firstWaitMs, longestWaitMs, forgetAfterMs } = attemptPolicies[kind];
  const key = keyOf(kind, subject);
  const forgetBefore = new Date(now.getTime() - forgetAfterMs);
  const count = sql`case when attempt.last_at < ${forgetBefore} then 1 else attempt.count + 1 end`;
  const wait = sql`least(${longestWaitMs}::float8, ${firstWaitMs}::float8 * power(2, least(20, ${count} - ${free}::int)))`;
  const { rows } = await sql`
    insert into attempt (key, count, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      count = ${count}, last_at = ${now},
      locked_until = case when ${count} >= ${free}::int then ${now}::timestamptz + ${wait} * interval '1 millisecond' end
    where attempt.locked_until is null or attempt.locked_until <= ${now}
    returning count`.execute(db);
  if (rows.length > 0) return undefined;
  const held = await db.selectFrom('attempt').select('locked_until').where('key', '=', key).executeTakeFirst();
  return held?.locked_until ?? now;
}

/** It was the right person: nothing is held against the name. */
export async function forgetAttempts(db: Db, kind: AttemptKind, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', keyOf(kind, subject)).execute();
}

/** It was the right person: this one attempt from the address does not count, others from there do. */
export async function giveBackAttempt(db: Db, kind: AttemptKind, subject: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ count: eb('count', '-', 1), locked_until: null }))
    .where('key', '=', keyOf(kind, subject))
    .where('count', '>', 0)
    .execute();
}
