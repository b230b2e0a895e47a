import { type Money, money, toDecimal } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';

type Left = { readonly parent: Money | undefined; readonly child: Money | undefined };

/**
 * A child gets at most the credit that its parent has left. If the amount is taken from the parent (`isTaken`), the child's own remaining
 * credit was taken before and is added. A negative amount counts as zero. A parent without a limit sets none.
 */
export function checkChildCredit({ parent, child }: Left, asked: readonly (Money | undefined)[], isTaken: boolean) {
  if (parent === undefined) return ok(undefined);
  const own = isTaken && child?.currency === parent.currency ? child.amount : 0;
  const most = Math.max(0, Math.max(0, parent.amount) + own);
  const isAbove = asked.some(
    (amount) => amount !== undefined && (amount.currency !== parent.currency || amount.amount > most),
  );
  return isAbove
    ? refuse({ code: 'credit-above-parent', most: toDecimal(money(most, parent.currency)) })
    : ok(undefined);
}
