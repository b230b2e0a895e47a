import { type HeldOrder, sentOf } from '../fulfilment/held-order.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { orderStatuses } from '../order/order-status.ts';
import { plus, type RowPieces } from '../order/pieces.ts';

export type SentFacts = Pick<HeldOrder, 'deliveries' | 'returned' | 'exchanged' | 'reported'>;

/** Pieces of a withdrawal that were not dispatched. Dispatched pieces that were not returned yet are counted first. */
export function unsentPart(held: SentFacts, { rows }: Pick<OrderReturn, 'rows'>): RowPieces[] {
  if (held.reported >= orderStatuses.Delivered) return [];
  const sent = sentOf(held);
  return rows.flatMap(({ rowNumber, quantity }) => {
    const back = plus(held.returned.get(rowNumber) ?? 0, held.exchanged.get(rowNumber) ?? 0);
    const withBuyer = plus(sent.get(rowNumber) ?? 0, -back);
    const unsent = plus(quantity, -Math.max(0, Math.min(quantity, withBuyer)));
    return unsent > 0 ? [{ rowNumber, quantity: unsent }] : [];
  });
}

/** Whether none of it was dispatched. */
export function isUnsent(held: SentFacts, asked: Pick<OrderReturn, 'rows'>): boolean {
  const piecesOf = (rows: readonly RowPieces[]) => rows.reduce((sum, { quantity }) => plus(sum, quantity), 0);
  return piecesOf(unsentPart(held, asked)) === piecesOf(asked.rows);
}
