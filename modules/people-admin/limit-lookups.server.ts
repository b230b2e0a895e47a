import { refuse } from '#core/result.ts';
import { giveBackAttempt, takeAttempt } from '../auth/attempts.server.ts';
import { waitMinutes } from '../auth/lock-out.ts';
import { mayDo } from '../auth/may-do.ts';
import type { AnyAnswer } from '../in-transaction.server.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';

/**
 * A taken e-mail address tells that somebody has an account here. People of companies may run into a few of them; whoever tries
 * a list of addresses has to wait. Only answers that tell it count. Outside of a transaction: a refusal would undo the count.
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
