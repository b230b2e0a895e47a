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

/** How a line is taxed, and whether it is added up net or gross. */
export type TaxRule = {
  /** A line without a rate is net, because its gross amount is unknown. */
  readonly basis: PriceBasis;
  /** Tax rate contained in gross list prices: the market's own. */
  readonly within: number | undefined;
  /** Tax rate at the destination. */
  readonly charged: number | undefined;
  /** True if rates are loaded, even if this one is missing. */
  readonly hasRates: boolean;
  readonly rounding: Rounding;
};

/**
 * Converts a list price to the basis. If another tax is charged than the price contains, the net price stays the same.
 */
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

/** An amount of the basis with its other side. Without a tax the other side is undefined, except for zero. */
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

/** The gross of a sum is known only if all its parts are known. */
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
