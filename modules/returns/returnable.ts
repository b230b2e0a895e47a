import { type HeldOrder, sentOf } from '../fulfilment/held-order.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { isArticle } from '../order/order.ts';
import type { RowPieces } from '../order/pieces.ts';
import { gatherPieces, plus } from '../order/pieces.ts';

/** Pieces that may be asked to be sent back: of those that come, what was delivered and nobody asks for already. */
export function returnableOf(
  { order, denied, deliveries }: Pick<HeldOrder, 'order' | 'denied' | 'deliveries'>,
  returns: readonly Pick<OrderReturn, 'state' | 'rows'>[],
): RowPieces[] {
  const sent = sentOf({ deliveries });
  const asked = gatherPieces(returns.filter(({ state }) => state !== 'refused').flatMap(({ rows }) => rows));
  return order.rows.filter(isArticle).flatMap(({ rowNumber, quantity }) => {
    const there = Math.min(plus(quantity, -(denied.get(rowNumber) ?? 0)), sent.get(rowNumber) ?? 0);
    const left = plus(there, -(asked.get(rowNumber) ?? 0));
    return left > 0 ? [{ rowNumber, quantity: left }] : [];
  });
}
