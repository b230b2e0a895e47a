import { type HeldOrder, sentOf } from '../fulfilment/held-order.ts';
import { type OrderReturn, sentBackOf } from '../fulfilment/order-return.ts';
import { isArticle, type Order, type OrderRow } from '../order/order.ts';
import type { RowPieces } from '../order/pieces.ts';
import { gatherPieces, plus } from '../order/pieces.ts';

type Held = Pick<HeldOrder, 'order' | 'denied' | 'deliveries'>;
type ReturnRequest = Pick<OrderReturn, 'state' | 'rows'>;

/** Delivered pieces that are in no other open or accepted return. */
export function returnableOf(held: Held, returns: readonly ReturnRequest[]): RowPieces[] {
  const sent = sentOf(held);
  return leftOf(held, returns, ({ rowNumber }, coming) => Math.min(coming, sent.get(rowNumber) ?? 0));
}

/** Pieces of a contract that can still be withdrawn from, delivered or not, without personalised ones. */
export const withdrawableOf = (held: Held, returns: readonly ReturnRequest[]): RowPieces[] =>
  leftOf(held, returns, (row, coming) => (isPersonalised(held.order, row.rowNumber) ? 0 : coming));

/** It was changed for the buyer, for example by a name on the chest. Packing changes nothing. */
export const isPersonalised = ({ rows }: Pick<Order, 'rows'>, rowNumber: number): boolean =>
  rows.some(
    ({ type, parentRowNumber, service }) =>
      type === 'VasArticle' && parentRowNumber === rowNumber && service?.making?.service !== 'packing',
  );

function leftOf(
  { order, denied }: Held,
  returns: readonly ReturnRequest[],
  thereOf: (row: OrderRow, coming: number) => number,
): RowPieces[] {
  const asked = gatherPieces(returns.filter(({ state }) => state !== 'refused').flatMap(sentBackOf));
  return order.rows.filter(isArticle).flatMap((row) => {
    const { rowNumber, quantity } = row;
    const there = thereOf(row, plus(quantity, -(denied.get(rowNumber) ?? 0)));
    const left = plus(there, -(asked.get(rowNumber) ?? 0));
    return left > 0 ? [{ rowNumber, quantity: left }] : [];
  });
}
