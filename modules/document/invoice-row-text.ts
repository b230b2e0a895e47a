import { type Money, multiply, subtract, toDecimal } from '#core/money.ts';
import type { InvoiceRow } from '../fulfilment/invoice.ts';
import type { Order } from '../order/order.ts';
import type { PricedRow } from '../pricing/priced-cart.ts';

type Writing = {
  readonly say: (key: string) => string;
  readonly money: (value: { readonly amount: number }) => string;
  readonly exact: (major: number) => string;
  readonly number: (quantity: number) => string;
  readonly rate: (basisPoints: number) => string;
  readonly hidesPrices: boolean;
};

/** A row as it is printed, or none. */
export function rowText(row: InvoiceRow, { rows, mode }: Pick<Order, 'rows' | 'mode'>, writing: Writing) {
  const { say, money, number, rate, hidesPrices } = writing;
  const price = rows.find(({ rowNumber }) => rowNumber === row.rowNumber)?.price;
  // What is no article is a fee; one of nothing is none.
  if (!price && row.net.amount === 0) return [];
  const off = hidesPrices ? undefined : discountOf(price, row);
  return [
    {
      text: row.text,
      notes: [...(price ? [row.sku] : []), ...(off ? [`${say('order.summary.discount')} ${money(off)}`] : [])],
      quantity: number(row.quantity),
      unit: (mode === 'incl' && exactUnit(price, row, writing)) || money(price?.unit.net ?? row.net),
      rate: rate(row.basisPoints),
      net: money(row.net),
    },
  ];
}

/** Of a price agreed with tax, the net one has more decimals than money: rounded, it would not come to the row's amount. */
function exactUnit(price: PricedRow | undefined, { basisPoints }: InvoiceRow, { exact }: Writing): string | undefined {
  const gross = price?.unit.gross;
  return gross && exact((toDecimal(gross) * 10_000) / (10_000 + basisPoints));
}

/** What a unit costs is said without discounts; the law wants them told apart. */
function discountOf(price: PricedRow | undefined, { net, quantity }: InvoiceRow): Money | undefined {
  if (!price || price.discount.net.amount === 0) return undefined;
  return subtract(net, multiply(price.unit.net, quantity, 'awayFromZero'));
}
