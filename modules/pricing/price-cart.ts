import { type Currency, type Rounding } from '#core/money.ts';
import { applyBasketEffects } from './calculation/basket-effects.ts';
import { freeRows } from './calculation/free-items.ts';
import { applyFreightEffects, freightRow } from './calculation/freight.ts';
import { type Line, lineOf } from './calculation/line.ts';
import { applyPieceEffects } from './calculation/piece-effects.ts';
import { pricedRowOf, rowOfNothing } from './calculation/priced-row.ts';
import { promotionsOf, taxRowsOf, totalsOf } from './calculation/totals.ts';
import type { ListPrice } from './displayed-price.ts';
import type { PriceableRow, PricedCart, PromotionEffect, TaxRates } from './priced-cart.ts';

type CartToPrice = {
  readonly currency: Currency;
  readonly rows: readonly PriceableRow[];
  readonly effects: readonly PromotionEffect[];
  /** What is charged where it goes. */
  readonly taxRates: TaxRates;
  /** The tax within gross prices: the market's own. Where nothing is said, it is what is charged. */
  readonly listRates?: TaxRates;
  readonly freight: ListPrice | undefined;
  readonly rounding: Rounding;
};

/**
 * What a cart costs, and why: the one place where it is computed, for cart, checkout, order, mail and PDF alike. Effects on
 * pieces come first, then those on the basket, then freight, all by the market's own tax; wherever it goes it costs the same
 * without tax. In whatever order rows come, the answer is the same.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const { currency, rows, effects, taxRates, listRates, freight, rounding } = cart;
  const circumstances = { taxRates, listRates, rounding };
  const inOrder = rows.toSorted(byRowNumber);
  const lines = inOrder.flatMap((row) => lineOf(row, circumstances) ?? []);
  const discounted = applyBasketEffects(applyPieceEffects(lines, effects), effects);
  const priced = new Map(discounted.map((line) => [line.rowId, pricedRowOf(line)]));
  const freightLine = freight && lineOf(freightRow(freight), circumstances);
  const parts = {
    currency,
    hasRates: taxRates !== undefined,
    rows: [
      ...inOrder.map((row) => priced.get(row.rowId) ?? rowOfNothing(row, currency, taxRates)),
      ...freeRows(effects, { currency, taxRates, lastRowNumber: inOrder.at(-1)?.rowNumber ?? 0 }),
    ],
    freight: freightLine && pricedFreight(freightLine, effects),
  };
  return {
    currency,
    isHidden: false,
    rows: parts.rows,
    freight: parts.freight,
    taxRows: taxRowsOf(parts),
    totals: totalsOf(parts),
    promotions: promotionsOf(parts),
  };
}

const pricedFreight = (line: Line, effects: readonly PromotionEffect[]) =>
  pricedRowOf(applyFreightEffects(line, effects));

function byRowNumber(a: PriceableRow, b: PriceableRow): number {
  return a.rowNumber - b.rowNumber || (a.rowId < b.rowId ? -1 : 1);
}
