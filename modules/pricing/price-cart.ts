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
  /** What is charged where it goes. */
  readonly taxRates: TaxRates;
  /** The tax within gross prices: the market's own. Where nothing is said, it is what is charged. */
  readonly listRates?: TaxRates;
  readonly freight: ListPrice | undefined;
  readonly rounding: Rounding;
};

/**
 * What a cart costs, and why: the one place where it is computed, for cart, checkout, order, mail and PDF alike. Unit prices are
 * put on the side of the basis first; effects on pieces, those on the basket and freight follow there; tax comes last, on the
 * sum of each rate. In whatever order rows come, the answer is the same.
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
