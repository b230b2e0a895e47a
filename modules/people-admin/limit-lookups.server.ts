import { refuse } from '#core/result.ts';
import { giveBackAttempt, takeAttempt } from '../auth/attempts.server.ts';
import { waitMinutes } from '../auth/lock-out.ts';
import { mayDo } from '../auth/may-do.ts';
import type { AnyAnswer } from '../in-transaction.server.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';

type Count = {
  /** True: each call counts, because its answer is the same for all addresses and so the count must be too. */
  readonly everyCall?: boolean;
};

/**
 * The refusal of a taken e-mail address reveals an account. A few such answers are fine; a caller who tries a list of addresses
 * has to wait. Only these answers count, and offers to join. Call it outside of a transaction, because a refusal would roll back the count.
 */
export async function limitLookups<Answer extends AnyAnswer>(
  { db }: Pick<PeopleShop, 'db'>,
  { claims, now }: Asking,
  run: () => Promise<Answer>,
  { everyCall = false }: Count = {},
) {
  if (!claims || mayDo(claims, 'customers')) return run();
  const subject = String(claims.customer_id);
  const lockedUntil = await takeAttempt(db, 'taken address', subject, now);
  if (lockedUntil) return refuse({ code: 'try-later', minutes: waitMinutes(lockedUntil, now) });
  const answer = await run();
  const isTaken = !answer.ok && answer.refusal.code === 'email-taken';
  if (!everyCall && !isTaken) await giveBackAttempt(db, 'taken address', subject);
  return answer;
}
