import { isArticle } from '../order/order.ts';
import type { RowPieces } from './delivery.ts';
import type { HeldOrder } from './held-order.ts';
import type { OrderReturn } from './order-return.ts';
import { gatherPieces, plus } from './pieces.ts';

/** Pieces that may be asked to be sent back: those that were delivered and that nobody asks for already. */
export function returnableOf(
  { order, deliveries }: Pick<HeldOrder, 'order' | 'deliveries'>,
  returns: readonly Pick<OrderReturn, 'state' | 'rows'>[],
): RowPieces[] {
  const delivered = gatherPieces(deliveries.flatMap(({ rows }) => rows));
  const asked = gatherPieces(returns.filter(({ state }) => state !== 'refused').flatMap(({ rows }) => rows));
  return order.rows.filter(isArticle).flatMap(({ rowNumber, quantity }) => {
    const there = Math.min(quantity, delivered.get(rowNumber) ?? 0);
    const left = plus(there, -(asked.get(rowNumber) ?? 0));
    return left > 0 ? [{ rowNumber, quantity: left }] : [];
  });
}
