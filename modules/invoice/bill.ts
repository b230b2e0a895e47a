import { add, allocate, type Money, money, negate, netFromGross, percentOf, subtract, sum } from '#core/money.ts';
import type { Order, OrderRow } from '../order/order.ts';
import { type Pieces, plus, reachedOf } from '../order/pieces.ts';
import { agreedFor } from './agreed-amount.ts';
import { billedAmount, shareOf } from './billed-amount.ts';
import type { InvoicePaper, InvoiceRow, InvoiceTax } from './invoice.ts';

type Bill = Pick<InvoicePaper, 'basis' | 'rows' | 'taxes' | 'rounding'> & {
  readonly tax: Money;
  readonly payable: Money;
};

type BilledOrder = Pick<Order, 'rows' | 'priced'>;

/**
 * The bill for the step from some billed pieces to others. An invoice adds up by itself: unit price times pieces is the row, the rows are
 * summed for each rate, and tax is computed on that sum. All invoices of an order together equal the agreed total; the minor unit by which
 * one differs is its rounding. A step down is a credit with negative amounts. Freight is a row like others.
 */
export function billOf(order: BilledOrder, before: Pieces, after: Pieces): Bill {
  const { basis, currency } = order.priced;
  const billed = order.rows.flatMap((row) => rowBetween(order, row, before, after));
  const groups = [...Map.groupBy(billed, ({ basisPoints }) => basisPoints)].toSorted(([a], [b]) => a - b);
  const taxed = groups.map(([basisPoints, rows]) => taxRows(rows, basisPoints));
  const rows = taxed.flatMap((one) => one.rows).toSorted((a, b) => a.rowNumber - b.rowNumber);
  const taxes = taxed.map((one) => one.tax);
  const tax = sum(
    taxes.map((one) => one.tax),
    currency,
  );
  const total = taxes.reduce((whole, one) => add(whole, one.net), tax);
  const payable = subtract(agreedFor(order, after), agreedFor(order, before));
  return { basis, rows, taxes, tax, payable, rounding: subtract(payable, total) };
}

function rowBetween(order: BilledOrder, row: OrderRow, before: Pieces, after: Pieces): InvoiceRow[] {
  const [from, to] = [reachedOf(row, before), reachedOf(row, after)];
  if (from === to) return [];
  const { basis } = order.priced;
  const signed = (amount: Money): Money => (to < from ? negate(amount) : amount);
  const said = lineOf(row, plus(to, -from));
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  if (!basis) {
    const { net } = row.price.total;
    return [{ ...said, net: signed(subtract(shareOf(net, high, row), shareOf(net, low, row))) }];
  }
  const { unit, discount, amount } = billedAmount(order, row, low, high);
  const own = { ...said, unit, discount: signed(discount), net: signed(amount) };
  return [basis === 'gross' ? { ...own, gross: signed(amount) } : own];
}

/** The tax of a rate, added to the sum of its rows or included in it. If it is included, each row gets its net amount. */
function taxRows(rows: readonly InvoiceRow[], basisPoints: number): { rows: readonly InvoiceRow[]; tax: InvoiceTax } {
  const whole = rows.map(({ gross, net }) => gross ?? net).reduce(add);
  const isContained = rows.some(({ gross }) => gross);
  const size = money(Math.abs(whole.amount), whole.currency);
  const rounded = isContained
    ? subtract(size, netFromGross(size, basisPoints, 'awayFromZero'))
    : percentOf(size, basisPoints, 'awayFromZero');
  const tax = whole.amount < 0 ? negate(rounded) : rounded;
  if (!isContained) return { rows, tax: { basisPoints, net: whole, tax } };
  const shares = allocate(
    tax,
    rows.map(({ net }) => Math.abs(net.amount)),
  );
  const split = rows.map((row, index) => ({ ...row, net: subtract(row.net, shares[index] ?? money(0, tax.currency)) }));
  return { rows: split, tax: { basisPoints, net: subtract(whole, tax), tax } };
}

const lineOf = (row: OrderRow, quantity: number): Omit<InvoiceRow, 'net'> => ({
  rowNumber: row.rowNumber,
  sku: row.sku,
  text: [row.name, row.colour, row.size].filter(Boolean).join(', '),
  quantity,
  soldBy: row.soldBy,
  basisPoints: row.price.taxBasisPoints ?? 0,
});
