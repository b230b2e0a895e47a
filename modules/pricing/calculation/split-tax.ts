import { allocate, type Money, subtract, sum } from '#core/money.ts';
import type { Line } from './line.ts';
import { taxOf } from './sides.ts';

/** The tax on the remaining amount of a line, and the tax saved by its discount. Undefined without a rate. */
export type LineTax = { readonly left: Money | undefined; readonly off: Money | undefined };

/**
 * Calculates tax on the sum per rate and divides it among the rows by largest remainder; the same for the tax that
 * discounts save. The additional tax of freight belongs to the freight row, so that goods have the same tax in the
 * cart, where freight is unknown, and in the order.
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

/** Tax on lines that share the rate of the given line. */
function taxOn(lines: readonly Line[], { rule, amount }: Line, amountOf: AmountOf): Money | undefined {
  return rule.charged === undefined ? undefined : taxOf(sum(lines.map(amountOf), amount.currency), rule, rule.charged);
}
