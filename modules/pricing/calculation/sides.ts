import {
  type Currency,
  grossFromNet,
  type Money,
  money,
  netFromGross,
  type Rounding,
  subtract,
  sum,
} from '#core/money.ts';
import type { ListPrice } from '../displayed-price.ts';
import type { Sides } from '../priced-cart.ts';

/** What turns the side that a price is listed on into the other one. */
export type SideRule = {
  readonly isGross: boolean;
  readonly basisPoints: number | undefined;
  /** Rates are loaded, though this one may be missing among them. */
  readonly hasRates: boolean;
  readonly rounding: Rounding;
};

/** Without a rate an amount stands as it is listed, and nothing is said of its gross; nothing with tax is nothing, though. */
export function sidesOf(amount: Money, { isGross, basisPoints, hasRates, rounding }: SideRule): Sides {
  if (basisPoints === undefined) return { net: amount, gross: hasRates && amount.amount === 0 ? amount : undefined };
  return isGross
    ? { net: netFromGross(amount, basisPoints, rounding), gross: amount }
    : { net: amount, gross: grossFromNet(amount, basisPoints, rounding) };
}

type Taxed = { readonly rule: SideRule; readonly charged: number | undefined };

/**
 * As `sidesOf`, with the tax that is charged. Where it is another one than the list's, what a price is without tax stays, and
 * the tax of the destination comes on top.
 */
export function chargedSides(amount: Money, { rule, charged }: Taxed): Sides {
  if (charged === rule.basisPoints) return sidesOf(amount, rule);
  return sidesOf(sidesOf(amount, rule).net, { ...rule, isGross: false, basisPoints: charged });
}

/** A price of another side, told on the side of the rule. */
export function onSideOf(rule: SideRule, price: ListPrice, rounding: Rounding): Money {
  if (price.isGross === rule.isGross || rule.basisPoints === undefined) return price.amount;
  return rule.isGross
    ? grossFromNet(price.amount, rule.basisPoints, rounding)
    : netFromGross(price.amount, rule.basisPoints, rounding);
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

export function subtractSides(from: Sides, part: Sides): Sides {
  return {
    net: subtract(from.net, part.net),
    gross: from.gross && part.gross ? subtract(from.gross, part.gross) : undefined,
  };
}
