import { type Money, money, multiply, type Rounding, subtract } from '#core/money.ts';
import { colourPartNumber } from '#core/sku.ts';
import type { EffectSource, PriceableRow, PriceOrigin, TaxRates } from '../priced-cart.ts';
import type { Exact } from './exact.ts';
import type { SideRule } from './sides.ts';

/** What one effect takes off a line, on the line's own side. */
type Taken = { readonly by: EffectSource; readonly off: Money; readonly exact: Exact | undefined };

/** A row on its way to its price. All its amounts are on the side of its list until it is told as a whole. */
export type Line = Pick<PriceableRow, 'rowId' | 'rowNumber' | 'sku' | 'quantity'> & {
  readonly unit: Money;
  readonly origin: PriceOrigin | undefined;
  /** Unit times quantity. */
  readonly amount: Money;
  /** What effects have left of it so far. */
  readonly left: Money;
  /** By the tax within gross prices of the list. */
  readonly rule: SideRule;
  /** The rate that is charged where it goes. */
  readonly charged: number | undefined;
  readonly taken: readonly Taken[];
};

type Circumstances = { readonly taxRates: TaxRates; readonly listRates: TaxRates; readonly rounding: Rounding };

/** The tax rate is that of the colour: all its sizes have the same. */
export function lineOf(row: PriceableRow, { taxRates, listRates, rounding }: Circumstances): Line | undefined {
  const { rowId, rowNumber, sku, quantity, unit, origin } = row;
  if (!unit) return undefined;
  const colour = colourPartNumber(sku);
  const charged = taxRates?.get(colour);
  const amount = multiply(unit.amount, quantity, rounding);
  return {
    rowId,
    rowNumber,
    sku,
    quantity,
    unit: unit.amount,
    origin,
    amount,
    left: amount,
    rule: {
      isGross: unit.isGross,
      basisPoints: charged === undefined ? undefined : (listRates?.get(colour) ?? charged),
      hasRates: taxRates !== undefined,
      rounding,
    },
    charged,
    taken: [],
  };
}

/** What takes nothing is not remembered; more than is left cannot be taken. */
export function take(line: Line, by: EffectSource, off: number, exact?: Exact): Line {
  const taken = Math.min(off, line.left.amount);
  if (taken <= 0) return line;
  const part = { by, off: money(taken, line.left.currency), exact: taken === off ? exact : undefined };
  return { ...line, left: subtract(line.left, part.off), taken: [...line.taken, part] };
}

/** More than all of it is all of it. */
export function shareOf(basisPoints: number): number {
  return Math.min(Math.max(basisPoints, 0), 10_000);
}
