import { type Money, multiply, negate, subtract, toDecimal } from '#core/money.ts';
import { pieceUnit, type Unit } from '#core/units.ts';
import type { InvoiceRow } from '../invoice/invoice.ts';
import type { Order } from '../order/order.ts';
import type { PricedRow } from '../pricing/priced-cart.ts';

type Writing = {
  readonly say: (key: string, facts?: Record<string, string>) => string;
  readonly money: (value: { readonly amount: number }) => string;
  readonly exact: (major: number) => string;
  readonly amount: (quantity: number, soldBy: Unit) => string;
  readonly rate: (basisPoints: number) => string;
  readonly hidesPrices: boolean;
};

/** A row as it is printed, or none. */
export function rowText(row: InvoiceRow, { rows, mode }: Pick<Order, 'rows' | 'mode'>, writing: Writing) {
  const { say, money, amount, rate, hidesPrices } = writing;
  const ordered = rows.find(({ rowNumber }) => rowNumber === row.rowNumber);
  const price = ordered?.price;
  // What is no article is a fee, or freight; one of nothing is none. What is given away was delivered, and stands there.
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

type Printed = { readonly unit: string; readonly off: Money | undefined; readonly notes: readonly string[] };

/** The law wants the unit price without tax as well where the paper is added up with it. */
function asBilled({ gross, discount, basisPoints }: InvoiceRow, unit: Money, { say, money, exact }: Writing): Printed {
  const net = gross && basisPoints > 0 ? exactNet(unit, basisPoints, exact) : undefined;
  return {
    unit: money(unit),
    off: discount && negate(discount),
    notes: net === undefined ? [] : [`${say('sheets.order.unit', { mode: 'excl' })}: ${net}`],
  };
}

/** Papers from before rows kept their unit price look it up in the order. */
function asBefore(row: InvoiceRow, price: PricedRow | undefined, mode: Order['mode'], writing: Writing): Printed {
  const { money, exact } = writing;
  const gross = mode === 'incl' ? price?.unit.gross : undefined;
  const isReduced = price && price.discount.net.amount !== 0;
  return {
    unit: gross ? exactNet(gross, row.basisPoints, exact) : money(price?.unit.net ?? row.net),
    off: isReduced ? subtract(row.net, multiply(price.unit.net, row.quantity, 'awayFromZero')) : undefined,
    notes: [],
  };
}

/** Of a price agreed with tax, the net one has more decimals than money: rounded, it would not come to the row's amount. */
const exactNet = (gross: Money, basisPoints: number, exact: Writing['exact']): string =>
  exact((toDecimal(gross) * 10_000) / (10_000 + basisPoints));
