import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { sha256 } from './keys.server.ts';
import { type AttemptKind, attemptPolicies } from './lock-out.ts';
import './session-tables.server.ts';

// User names and IP addresses are personal data; their hash is enough for counting.
const keyOf = (kind: AttemptKind, subject: string) => `${kind} ${sha256(subject.toLowerCase())}`;

/**
 * Counts an attempt before it is made, in one statement, so that concurrent attempts in all processes are counted.
 * Returns the end of the waiting time, or undefined if the attempt may proceed. Attempts while waiting do not extend
 * the wait.
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

/** After a successful sign-in, resets the count of the account. */
export async function forgetAttempts(db: Db, kind: AttemptKind, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', keyOf(kind, subject)).execute();
}

/** After a successful sign-in, takes back this one attempt of the IP address; other attempts from there still count. */
export async function giveBackAttempt(db: Db, kind: AttemptKind, subject: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ count: eb('count', '-', 1), locked_until: null }))
    .where('key', '=', keyOf(kind, subject))
    .where('count', '>', 0)
    .execute();
}
