import type { Db } from '#platform/db/db.server.ts';
import type { Order } from '../order/order.ts';
import { gatherPieces, type Pieces, plus } from '../order/pieces.ts';
import { type HeldOrder, keptOf, paidForOf } from './held-order.ts';
import { holdOrder } from './hold-order.server.ts';
import type { ReturnedRow } from './order-return.ts';
import { findReturn, saveReturnRows } from './return-store.server.ts';

type Ending = {
  readonly db: Db;
  readonly held: { readonly order: Order };
  /** Pieces of the replacement that the buyer keeps, before and after the change. */
  readonly before: Pieces;
  readonly after: Pieces;
  readonly returnId?: string | undefined;
};

/**
 * A replacement that is not delivered, or came back, ends the exchange: its pieces become a return for money. Returns the original order
 * and its remaining pieces if that return was already accepted, and the return that the refund belongs to: the replacement's own, or
 * else the first. Otherwise accepting the first return refunds the money.
 */
export async function endExchange({ db, held: { order }, before, after, returnId = order.exchange?.returnId }: Ending) {
  const { exchange } = order;
  if (!exchange) return undefined;
  const paid = await holdOrder(db, exchange.orderId);
  const sentBack = await findReturn(db, exchange.returnId);
  if (!paid || !sentBack) throw new Error(`the order ${order.id} replaces goods of an order that is gone`);
  const ended = sentBack.rows.map((row) => endRow(row, before, after));
  if (ended.every(({ pieces }) => pieces === 0)) return undefined;
  await saveReturnRows(
    db,
    sentBack.id,
    ended.map(({ row }) => row),
  );
  if (sentBack.state !== 'accepted') return undefined;
  const given = ended.map(({ row: { rowNumber }, pieces }) => ({ rowNumber, quantity: pieces }));
  return { held: paid, before: paidForOf(paid), after: keptOf(withReturned(paid, given)), returnId };
}

function endRow(row: ReturnedRow, before: Pieces, after: Pieces) {
  const { replacement } = row;
  if (!replacement) return { row, pieces: 0 };
  const { rowNumber } = replacement;
  const gone = plus(before.get(rowNumber) ?? 0, -(after.get(rowNumber) ?? 0));
  const pieces = Math.max(0, Math.min(replacement.pieces, gone));
  return { row: { ...row, replacement: { ...replacement, pieces: plus(replacement.pieces, -pieces) } }, pieces };
}

function withReturned(held: HeldOrder, given: readonly { rowNumber: number; quantity: number }[]): HeldOrder {
  const returned = [...held.returned].map(([rowNumber, quantity]) => ({ rowNumber, quantity }));
  return { ...held, returned: gatherPieces([...returned, ...given]) };
}
