import { allocate, type Money, subtract, sum } from '#core/money.ts';
import type { Order, OrderRow } from '../order/order.ts';
import type { InvoiceRow, InvoiceTax } from './invoice.ts';
import { type Pieces, plus, thousandths } from './pieces.ts';

type Bill = {
  readonly rows: readonly InvoiceRow[];
  readonly taxes: readonly InvoiceTax[];
  readonly tax: Money;
  readonly payable: Money;
};

/**
 * What the step from some billed pieces to others costs, as it was agreed. Every row is shared from its own total, discount
 * included, up to the pieces reached: however many steps there are, they add up to the order to the last minor unit.
 * Going down is a credit. Freight is a row like others.
 */
export function billOf(
  { rows, priced: { currency } }: Pick<Order, 'rows' | 'priced'>,
  before: Pieces,
  after: Pieces,
): Bill {
  const lines = rows.flatMap((row) => {
    const [from, to] = [reached(row, before), reached(row, after)];
    if (from === to) return [];
    const { net, gross = net } = row.price.total;
    return [
      {
        row: lineOf(row, plus(to, -from), subtract(share(net, to, row), share(net, from, row))),
        gross: subtract(share(gross, to, row), share(gross, from, row)),
      },
    ];
  });
  const byRate = Map.groupBy(lines, ({ row }) => row.basisPoints);
  const taxes = [...byRate]
    .toSorted(([a], [b]) => a - b)
    .map(([basisPoints, of]): InvoiceTax => {
      const net = sum(
        of.map(({ row }) => row.net),
        currency,
      );
      const gross = sum(
        of.map(({ gross }) => gross),
        currency,
      );
      return { basisPoints, net, tax: subtract(gross, net) };
    });
  return {
    rows: lines.map(({ row }) => row),
    taxes,
    tax: sum(
      taxes.map(({ tax }) => tax),
      currency,
    ),
    payable: sum(
      lines.map(({ gross }) => gross),
      currency,
    ),
  };
}

const reached = ({ rowNumber, quantity }: OrderRow, pieces: Pieces) =>
  Math.min(quantity, Math.max(0, pieces.get(rowNumber) ?? 0));

function share(total: Money, pieces: number, { quantity }: OrderRow): Money {
  const [part = total] = allocate(total, [thousandths(pieces), thousandths(plus(quantity, -pieces))]);
  return part;
}

const lineOf = (row: OrderRow, quantity: number, net: Money): InvoiceRow => ({
  rowNumber: row.rowNumber,
  sku: row.sku,
  text: [row.name, row.colour, row.size].filter(Boolean).join(', '),
  quantity,
  net,
  basisPoints: row.price.taxBasisPoints ?? 0,
});
