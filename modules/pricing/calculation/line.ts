import { type Money, money, multiply, type Rounding, subtract } from '#core/money.ts';
import { colourPartNumber } from '#core/sku.ts';
import type { ListPrice } from '../displayed-price.ts';
import type { PriceBasis } from '../price-basis.ts';
import type { EffectSource, PriceableRow, PriceOrigin, TaxRates } from '../priced-cart.ts';
import type { Exact } from './exact.ts';
import { onBasis, type TaxRule } from './sides.ts';

/** The discount of one effect on a line, on the basis. */
type LineDiscount = { readonly by: EffectSource; readonly off: Money; readonly exact: Exact | undefined };

/** A row during calculation. All amounts except the listed price are on the basis. */
export type Line = Pick<PriceableRow, 'rowId' | 'rowNumber' | 'sku' | 'quantity'> & {
  readonly listed: ListPrice;
  readonly unit: Money;
  readonly origin: PriceOrigin | undefined;
  /** Unit price times quantity. */
  readonly amount: Money;
  /** The amount that remains after the effects so far. */
  readonly left: Money;
  readonly rule: TaxRule;
  readonly taken: readonly LineDiscount[];
};

export type Circumstances = {
  readonly basis: PriceBasis;
  readonly taxRates: TaxRates;
  readonly listRates: TaxRates;
  readonly rounding: Rounding;
};

/** The tax rate belongs to the colour; all its sizes have the same. */
export function lineOf(row: PriceableRow, circumstances: Circumstances): Line | undefined {
  const { rowId, rowNumber, sku, quantity, unit: listed, origin } = row;
  if (!listed) return undefined;
  const rule = ruleOf(sku, circumstances);
  const unit = onBasis(listed, rule, rule.rounding);
  const amount = multiply(unit, quantity, rule.rounding);
  return { rowId, rowNumber, sku, quantity, listed, unit, origin, amount, left: amount, rule, taken: [] };
}

function ruleOf(sku: string, { basis, taxRates, listRates, rounding }: Circumstances): TaxRule {
  const colour = colourPartNumber(sku);
  const charged = taxRates?.get(colour);
  return {
    basis: charged === undefined ? 'net' : basis,
    within: listRates?.get(colour) ?? charged,
    charged,
    hasRates: taxRates !== undefined,
    rounding,
  };
}

/** Subtracts a discount, limited to the remaining amount. A discount of zero is not recorded. */
export function take(line: Line, by: EffectSource, off: number, exact?: Exact): Line {
  const taken = Math.min(off, line.left.amount);
  if (taken <= 0) return line;
  const part = { by, off: money(taken, line.left.currency), exact: taken === off ? exact : undefined };
  return { ...line, left: subtract(line.left, part.off), taken: [...line.taken, part] };
}

/** Limited to 100 %. */
export function shareOf(basisPoints: number): number {
  return Math.min(Math.max(basisPoints, 0), 10_000);
}
