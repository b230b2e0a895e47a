import { type Money, multiply, negate, subtract, toDecimal } from '#core/money.ts';
import { pieceUnit, type Unit } from '#core/units.ts';
import type { InvoiceRow } from '../invoice/invoice.ts';
import type { Order } from '../order/order.ts';
import type { PricedRow } from '../pricing/priced-cart.ts';

type RowFormat = {
  readonly say: (key: string, facts?: Record<string, string>) => string;
  readonly money: (value: { readonly amount: number }) => string;
  readonly exact: (major: number) => string;
  readonly amount: (quantity: number, soldBy: Unit) => string;
  readonly rate: (basisPoints: number) => string;
  readonly hidesPrices: boolean;
};

/** A printed row, or undefined if it is not printed. */
export function rowText(row: InvoiceRow, { rows, mode }: Pick<Order, 'rows' | 'mode'>, writing: RowFormat) {
  const { say, money, amount, rate, hidesPrices } = writing;
  const ordered = rows.find(({ rowNumber }) => rowNumber === row.rowNumber);
  const price = ordered?.price;
  // A row that is not an article is a fee or freight and is skipped if it is zero. Free articles were delivered and are
  // printed.
  if ((!price || ordered?.type === 'FreightArticle') && row.net.amount === 0) return [];
  const printed = row.unit ? asBilled(row, row.unit, writing) : asBefore(row, price, mode, writing);
  const off = hidesPrices || printed.off?.amount === 0 ? undefined : printed.off;
  return [
    {
      text: row.text,
      notes: [
        ...(price ? [row.sku] : []),
        ...(off ? [`${say('order.summary.discount')} ${money(off)}`] : []),
        ...(hidesPrices ? [] : printed.notes),
      ],
      quantity: amount(row.quantity, row.soldBy ?? pieceUnit),
      unit: printed.unit,
      rate: rate(row.basisPoints),
      amount: money(row.gross ?? row.net),
    },
  ];
}

type RowPrice = { readonly unit: string; readonly off: Money | undefined; readonly notes: readonly string[] };

/** The law requires the net unit price, also on invoices with gross totals. */
function asBilled(
  { gross, discount, basisPoints }: InvoiceRow,
  unit: Money,
  { say, money, exact }: RowFormat,
): RowPrice {
  const net = gross && basisPoints > 0 ? exactNet(unit, basisPoints, exact) : undefined;
  return {
    unit: money(unit),
    off: discount && negate(discount),
    notes: net === undefined ? [] : [`${say('sheets.order.unit', { mode: 'excl' })}: ${net}`],
  };
}

/** Older invoices did not store unit prices, so these come from the order. */
function asBefore(row: InvoiceRow, price: PricedRow | undefined, mode: Order['mode'], writing: RowFormat): RowPrice {
  const { money, exact } = writing;
  const gross = mode === 'incl' ? price?.unit.gross : undefined;
  const isReduced = price && price.discount.net.amount !== 0;
  return {
    unit: gross ? exactNet(gross, row.basisPoints, exact) : money(price?.unit.net ?? row.net),
    off: isReduced ? subtract(row.net, multiply(price.unit.net, row.quantity, 'awayFromZero')) : undefined,
    notes: [],
  };
}

/**
 * The net of an agreed gross price has more decimals than money; rounded, it would not multiply to the row's amount.
 */
const exactNet = (gross: Money, basisPoints: number, exact: RowFormat['exact']): string =>
  exact((toDecimal(gross) * 10_000) / (10_000 + basisPoints));
