import {
  add,
  type Currency,
  grossFromNet,
  type Money,
  money,
  netFromGross,
  percentOf,
  type Rounding,
  subtract,
  sum,
} from '#core/money.ts';
import type { ListPrice } from '../displayed-price.ts';
import type { PriceBasis } from '../price-basis.ts';
import type { Sides } from '../priced-cart.ts';

/** How a line is taxed, and on which side it is added up. */
export type TaxRule = {
  /** Without a rate nothing can be said with tax: such a line is net. */
  readonly basis: PriceBasis;
  /** The rate within gross prices of the list: the market's own. */
  readonly within: number | undefined;
  /** The rate that is charged where it goes. */
  readonly charged: number | undefined;
  /** Rates are loaded, though this one may be missing among them. */
  readonly hasRates: boolean;
  readonly rounding: Rounding;
};

/** A listed price on the side of the basis. What it is without tax stays where another tax is charged than it contains. */
export function onBasis(
  { amount, isGross }: ListPrice,
  { basis, within, charged }: TaxRule,
  rounding: Rounding,
): Money {
  if (isGross && basis === 'gross' && within === charged) return amount;
  const net = isGross && within !== undefined ? netFromGross(amount, within, rounding) : amount;
  return basis === 'gross' && charged !== undefined ? grossFromNet(net, charged, rounding) : net;
}

/** The tax on an amount of the basis, or within it. */
export function taxOf(amount: Money, { basis, rounding }: TaxRule, charged: number): Money {
  return basis === 'net'
    ? percentOf(amount, charged, rounding)
    : subtract(amount, netFromGross(amount, charged, rounding));
}

/** An amount of the basis with its tax on the other side. Nothing is said of it without; nothing with tax is nothing, though. */
export function withTax(amount: Money, { basis, hasRates }: TaxRule, tax: Money | undefined): Sides {
  if (!tax) return { net: amount, gross: hasRates && amount.amount === 0 ? amount : undefined };
  return basis === 'net' ? { net: amount, gross: add(amount, tax) } : { net: subtract(amount, tax), gross: amount };
}

/** Both sides of an amount that is rounded by itself. */
export function sidesOf(amount: Money, rule: TaxRule): Sides {
  return withTax(amount, rule, rule.charged === undefined ? undefined : taxOf(amount, rule, rule.charged));
}

export function nothing(currency: Currency, hasRates: boolean): Sides {
  const zero = money(0, currency);
  return { net: zero, gross: hasRates ? zero : undefined };
}

/** The gross of a sum is known where every part's is. */
export function sumSides(parts: readonly Sides[], currency: Currency, hasRates: boolean): Sides {
  const grosses = parts.flatMap(({ gross }) => gross ?? []);
  return {
    net: sum(
      parts.map(({ net }) => net),
      currency,
    ),
    gross: hasRates && grosses.length === parts.length ? sum(grosses, currency) : undefined,
  };
}
