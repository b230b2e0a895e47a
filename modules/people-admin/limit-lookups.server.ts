import { refuse } from '#core/result.ts';
import { giveBackAttempt, takeAttempt } from '../auth/attempts.server.ts';
import { waitMinutes } from '../auth/lock-out.ts';
import { mayDo } from '../auth/may-do.ts';
import type { AnyAnswer } from '../in-transaction.server.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';

/**
 * The refusal of a taken e-mail address reveals an account. A few such answers are fine; a caller who tries a list of addresses
 * has to wait. Only these answers count. Call it outside of a transaction, because a refusal would roll back the count.
 */
export async function limitLookups<Answer extends AnyAnswer>(
  { db }: Pick<PeopleShop, 'db'>,
  { claims, now }: Asking,
  run: () => Promise<Answer>,
) {
  if (!claims || mayDo(claims, 'customers')) return run();
  const subject = String(claims.customer_id);
  const lockedUntil = await takeAttempt(db, 'taken address', subject, now);
  if (lockedUntil) return refuse({ code: 'try-later', minutes: waitMinutes(lockedUntil, now) });
  const answer = await run();
  if (answer.ok || answer.refusal.code !== 'email-taken') await giveBackAttempt(db, 'taken address', subject);
  return answer;
}
