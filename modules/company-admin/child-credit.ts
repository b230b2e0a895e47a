import { type Money, toDecimal } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';

/** The credit of a child is at most what its parent has left; a parent without a limit sets none. */
export function checkChildCredit(parentLeft: Money | undefined, asked: readonly (Money | undefined)[]) {
  if (parentLeft === undefined) return ok(undefined);
  const isAbove = asked.some(
    (amount) => amount !== undefined && (amount.currency !== parentLeft.currency || amount.amount > parentLeft.amount),
  );
  return isAbove ? refuse({ code: 'credit-above-parent', most: toDecimal(parentLeft) }) : ok(undefined);
}
