import { allocate, type Money, subtract, sum } from '#core/money.ts';
import type { Line } from './line.ts';
import { taxOf } from './sides.ts';

/** The tax of what is left of a line, and the one that its discount saves. Undefined for a line without a rate. */
export type LineTax = { readonly left: Money | undefined; readonly off: Money | undefined };

/**
 * Tax is computed on the sum of a rate and shared by its rows, by largest remainder; so is the tax that discounts save. What
 * freight adds to it is the freight's: goods have the same tax in a cart, which knows no freight yet, and in its order.
 */
export function splitTax(goods: readonly Line[], freight: Line | undefined): (line: Line) => LineTax {
  const left = shareTax(goods, ({ left }) => left);
  const off = shareTax(goods, offOf);
  if (freight) {
    const beside = goods.filter(({ rule }) => rule.charged === freight.rule.charged);
    const [before, after] = [beside, [...beside, freight]].map((lines) => taxOn(lines, freight, ({ left }) => left));
    if (before && after) left.set(freight, subtract(after, before));
    for (const [line, tax] of shareTax([freight], offOf)) off.set(line, tax);
  }
  return (line) => ({ left: left.get(line), off: off.get(line) });
}

type AmountOf = (line: Line) => Money;

const offOf: AmountOf = ({ amount, left }) => subtract(amount, left);

function shareTax(lines: readonly Line[], amountOf: AmountOf): Map<Line, Money> {
  const groups = [...Map.groupBy(lines, ({ rule }) => rule.charged).values()];
  return new Map(
    groups.flatMap((group) => {
      const tax = group[0] && taxOn(group, group[0], amountOf);
      const weights = group.map((line) => amountOf(line).amount);
      const shares = tax ? allocate(tax, weights) : [];
      return group.flatMap((line, index): [Line, Money][] => (shares[index] ? [[line, shares[index]]] : []));
    }),
  );
}

/** Of lines of one rate, which is that of the given one. */
function taxOn(lines: readonly Line[], { rule, amount }: Line, amountOf: AmountOf): Money | undefined {
  return rule.charged === undefined ? undefined : taxOf(sum(lines.map(amountOf), amount.currency), rule, rule.charged);
}
