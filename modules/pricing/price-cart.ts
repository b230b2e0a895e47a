import { type Currency, type Rounding } from '#core/money.ts';
import { applyBasketEffects } from './calculation/basket-effects.ts';
import { freeRows } from './calculation/free-items.ts';
import { applyFreightEffects, freightRow } from './calculation/freight.ts';
import { lineOf } from './calculation/line.ts';
import { applyPieceEffects } from './calculation/piece-effects.ts';
import { pricedRowOf, rowOfNothing } from './calculation/priced-row.ts';
import { splitTax } from './calculation/split-tax.ts';
import { promotionsOf, taxRowsOf, totalsOf } from './calculation/totals.ts';
import type { ListPrice } from './displayed-price.ts';
import type { PriceBasis } from './price-basis.ts';
import type { PriceableRow, PricedCart, PromotionEffect, TaxRates } from './priced-cart.ts';

type CartToPrice = {
  readonly currency: Currency;
  readonly basis: PriceBasis;
  readonly rows: readonly PriceableRow[];
  readonly effects: readonly PromotionEffect[];
  /** Rates at the destination. */
  readonly taxRates: TaxRates;
  /** Rates contained in gross list prices: the market's own. Default: the charged rates. */
  readonly listRates?: TaxRates;
  readonly freight: ListPrice | undefined;
  readonly rounding: Rounding;
};

/**
 * Calculates the price of a cart with its explanation. The only price calculation, used by cart, checkout, order, mail
 * and PDF. Converts unit prices to the basis, applies effects on pieces, effects on the basket and freight, and then
 * tax on the sum per rate. The result does not depend on the order of rows.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const { currency, basis, rows, effects, taxRates, listRates, freight, rounding } = cart;
  const circumstances = { basis, taxRates, listRates, rounding };
  const inOrder = rows.toSorted(byRowNumber);
  const lines = inOrder.flatMap((row) => lineOf(row, circumstances) ?? []);
  const discounted = applyBasketEffects(applyPieceEffects(lines, effects), effects);
  const listedFreight = freight && lineOf(freightRow(freight), circumstances);
  const freightLine = listedFreight && applyFreightEffects(listedFreight, effects);
  const taxOf = splitTax(discounted, freightLine);
  const priced = new Map(discounted.map((line) => [line.rowId, pricedRowOf(line, taxOf(line))]));
  const parts = {
    currency,
    hasRates: taxRates !== undefined,
    rows: [
      ...inOrder.map((row) => priced.get(row.rowId) ?? rowOfNothing(row, currency, taxRates)),
      ...freeRows(effects, { currency, taxRates, lastRowNumber: inOrder.at(-1)?.rowNumber ?? 0 }),
    ],
    freight: freightLine && pricedRowOf(freightLine, taxOf(freightLine)),
  };
  return {
    currency,
    basis,
    isHidden: false,
    rows: parts.rows,
    freight: parts.freight,
    taxRows: taxRowsOf(parts),
    totals: totalsOf(parts),
    promotions: promotionsOf(parts),
  };
}

function byRowNumber(a: PriceableRow, b: PriceableRow): number {
  return a.rowNumber - b.rowNumber || (a.rowId < b.rowId ? -1 : 1);
}
