import type { Currency } from '#core/money.ts';
import { subtract } from '#core/money.ts';
import { colourPartNumber } from '#core/sku.ts';
import type { Adjustment, EffectSource, PriceableRow, PricedRow, TaxRates } from '../priced-cart.ts';
import { type Line } from './line.ts';
import { chargedSides, nothing, subtractSides } from './sides.ts';
import { stepsOf } from './steps.ts';

/** The row with both sides of every amount. Each is derived from what is left of the line, so that they add up on both. */
export function pricedRowOf(line: Line): PricedRow {
  const { rowId, rowNumber, sku, quantity } = line;
  const before = chargedSides(line.amount, line);
  const total = chargedSides(line.left, line);
  return {
    rowId,
    rowNumber,
    sku,
    quantity,
    isPriced: true,
    isFree: false,
    unit: chargedSides(line.unit, line),
    line: before,
    discount: subtractSides(before, total),
    total,
    taxBasisPoints: line.charged,
    adjustments: adjustmentsOf(line),
    steps: stepsOf(line, total),
  };
}

function adjustmentsOf(line: Line): Adjustment[] {
  let left = line.amount;
  return line.taken.map(({ by, off }) => {
    const before = chargedSides(left, line);
    left = subtract(left, off);
    return { ...sourceOf(by), off: subtractSides(before, chargedSides(left, line)) };
  });
}

export function sourceOf({ promotionId, name, description, code }: EffectSource): EffectSource {
  return { promotionId, name, description, code };
}

type Plain = Pick<PriceableRow, 'rowId' | 'rowNumber' | 'sku' | 'quantity'>;

/** A row that costs nothing: no list prices it, or a promotion gives it away. */
export function rowOfNothing(
  { rowId, rowNumber, sku, quantity }: Plain,
  currency: Currency,
  rates: TaxRates,
): PricedRow {
  const none = nothing(currency, rates !== undefined);
  return {
    rowId,
    rowNumber,
    sku,
    quantity,
    isPriced: false,
    isFree: false,
    unit: none,
    line: none,
    discount: none,
    total: none,
    taxBasisPoints: rates?.get(colourPartNumber(sku)),
    adjustments: [],
    steps: [],
  };
}
