import { type Currency, type Money, money } from '#core/money.ts';
import { freightRow } from './calculation/freight.ts';
import { lineOf } from './calculation/line.ts';
import { pricedRowOf, rowOfNothing } from './calculation/priced-row.ts';
import { splitTax } from './calculation/split-tax.ts';
import { taxRowsOf, totalsOf } from './calculation/totals.ts';
import type { PriceableRow, PricedCart, TaxRates } from './priced-cart.ts';

/** A row with an agreed net price for all its pieces. Gifts cost nothing. */
export type AgreedPrice = Pick<PriceableRow, 'rowId' | 'rowNumber' | 'sku' | 'quantity' | 'origin'> & {
  readonly net: Money;
  readonly isFree: boolean;
};

type ToPrice = {
  readonly currency: Currency;
  readonly rows: readonly AgreedPrice[];
  readonly freight: Money | undefined;
  readonly taxRates: TaxRates;
};

/**
 * The price of rows with agreed net amounts, with tax on the sum of each rate as for a cart. The price of a piece is
 * for display only: if a row cannot be divided evenly, its sum stays as agreed.
 */
export function priceAgreed({ currency, rows, freight, taxRates }: ToPrice): PricedCart {
  const circumstances = { basis: 'net', taxRates, listRates: taxRates, rounding: 'halfUp' } as const;
  const lines = rows.flatMap(({ net, isFree, ...row }) => {
    const unit = { amount: money(Math.round(net.amount / row.quantity), currency), isGross: false };
    const line = isFree ? undefined : lineOf({ ...row, unit }, circumstances);
    return line ? [{ ...line, amount: net, left: net }] : [];
  });
  const freightLine = freight && lineOf(freightRow({ amount: freight, isGross: false }), circumstances);
  const taxOf = splitTax(lines, freightLine);
  const priced = new Map(lines.map((line) => [line.rowId, pricedRowOf(line, taxOf(line))]));
  const parts = {
    currency,
    hasRates: taxRates !== undefined,
    rows: rows.map(
      (row) => priced.get(row.rowId) ?? { ...rowOfNothing(row, currency, taxRates), isPriced: true, isFree: true },
    ),
    freight: freightLine && pricedRowOf(freightLine, taxOf(freightLine)),
  };
  const { rows: pricedRows, freight: pricedFreight } = parts;
  return {
    currency,
    basis: 'net',
    isHidden: false,
    rows: pricedRows,
    freight: pricedFreight,
    taxRows: taxRowsOf(parts),
    totals: totalsOf(parts),
    promotions: [],
  };
}
