import type { Money } from '#core/money.ts';
import type { OrderRow } from '../order/order.ts';
import type { AgreedPrice } from '../pricing/price-agreed.ts';
import type { PricedCart, PricedRow, PriceOrigin } from '../pricing/priced-cart.ts';
import type { OrderedLine } from './match-lines.ts';
import type { ProcurementLine } from './procurement-order.ts';

/** A row of the order with its number there. */
export type NumberedRow = { readonly line: OrderedLine; readonly row: OrderRow; readonly net: Money };

const step = 100;

/** The rows of all lines, numbered anew: an order may have rows of several carts. A service follows the new number of its garment. */
export function numberRows(lines: readonly OrderedLine[]): NumberedRow[] {
  const parts = lines.flatMap((line) => line.parts.map((part) => ({ line, ...part })));
  const keyOf = ({ agreed }: OrderedLine, rowNumber: number | undefined) => `${agreed?.cart.cartId} ${rowNumber}`;
  const numbers = new Map<string, number>();
  parts.forEach(({ line, row }, index) => {
    const key = keyOf(line, row.rowNumber);
    if (line.agreed && !numbers.has(key)) numbers.set(key, (index + 1) * step);
  });
  return parts.map(({ line, row, quantity, net }, index) => ({
    line,
    net,
    row: {
      ...row,
      rowNumber: (index + 1) * step,
      parentRowNumber: row.parentRowNumber === undefined ? undefined : numbers.get(keyOf(line, row.parentRowNumber)),
      cartRowId: undefined,
      quantity,
    },
  }));
}

export const agreedPriceOf = ({ row, net }: NumberedRow): AgreedPrice => ({
  rowId: String(row.rowNumber),
  rowNumber: row.rowNumber,
  sku: row.sku,
  quantity: row.quantity,
  origin: originOf(row.price),
  net,
  isFree: row.price.isFree,
});

/** The price list that the price came from, as the steps of the first calculation name it. */
function originOf({ steps }: PricedRow): PriceOrigin | undefined {
  const list = steps.find((one) => one.kind === 'list');
  return list && { priceList: list.priceList, listType: list.listType };
}

export function withPrices(rows: readonly NumberedRow[], priced: Pick<PricedCart, 'rows'>): OrderRow[] {
  const prices = new Map(priced.rows.map((price) => [price.rowNumber, price]));
  return rows.map(({ row }) => ({ ...row, price: prices.get(row.rowNumber) ?? row.price }));
}

export const procurementLinesOf = (rows: readonly NumberedRow[]): ProcurementLine[] =>
  [...Map.groupBy(rows, ({ line }) => line)].map(([{ item, agreed }, own]) => ({
    line: item.line,
    sku: item.sku,
    quantity: item.quantity,
    unit: item.unit || (agreed?.line.unit ?? ''),
    rowNumbers: own.map(({ row }) => row.rowNumber),
  }));
