import { allocate, type Currency, subtract } from '#core/money.ts';
import { colourPartNumber } from '#core/sku.ts';
import type { Adjustment, EffectSource, PriceableRow, PricedRow, Sides, TaxRates } from '../priced-cart.ts';
import { type Line } from './line.ts';
import { nothing, sidesOf, sumSides, withTax } from './sides.ts';
import type { LineTax } from './split-tax.ts';
import { stepsOf } from './steps.ts';

/**
 * The row with net and gross of every amount. The total has its share of the tax, the discount has its share of the
 * saved tax, and the amount before is their sum. So both sides add up, and a discount of zero has no tax.
 */
export function pricedRowOf(line: Line, tax: LineTax): PricedRow {
  const { rowId, rowNumber, sku, quantity, amount, left, rule } = line;
  const total = withTax(left, rule, tax.left);
  const discount = withTax(subtract(amount, left), rule, tax.off);
  return {
    rowId,
    rowNumber,
    sku,
    quantity,
    isPriced: true,
    isFree: false,
    unit: sidesOf(line.unit, rule),
    line: sumSides([total, discount], amount.currency, rule.hasRates),
    discount,
    total,
    taxBasisPoints: rule.charged,
    adjustments: adjustmentsOf(line, discount),
    steps: stepsOf(line, total),
  };
}

/** Divides the tax of the discount among its effects. */
function adjustmentsOf({ taken, rule }: Line, { net, gross }: Sides): Adjustment[] {
  const taxes = gross
    ? allocate(
        subtract(gross, net),
        taken.map(({ off }) => off.amount),
      )
    : [];
  return taken.map(({ by, off }, index) => ({ ...sourceOf(by), off: withTax(off, rule, taxes[index]) }));
}

export function sourceOf({ promotionId, name, description, code }: EffectSource): EffectSource {
  return { promotionId, name, description, code };
}

type Plain = Pick<PriceableRow, 'rowId' | 'rowNumber' | 'sku' | 'quantity'>;

/** A row that costs nothing: it has no price, or a promotion gives it away. */
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
