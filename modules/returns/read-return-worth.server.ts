import type { Money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import { type OrderReturn, returnNumberOf } from '../fulfilment/order-return.ts';
import { findReturn } from '../fulfilment/return-store.server.ts';
import { notReplacedOf, replacedBy, returnWorth } from './return-worth.ts';

type ReadWorth = {
  readonly worth: Money;
  /** The number of the return that has to be accepted as well before the money goes back. */
  readonly paidBackAfter: string | undefined;
};

/**
 * What accepting a return gives back. A replacement costs nothing: it is worth what was paid for the goods that it replaced, and that
 * goes back once the return of those is accepted too (`awaitsReplaced`).
 */
export async function readReturnWorth(db: Db, held: HeldOrder, asked: OrderReturn): Promise<ReadWorth> {
  let paid = held;
  let pieces = notReplacedOf(asked);
  let isTaken = asked.state === 'accepted';
  let paidBackAfter: string | undefined;
  while (paid.order.exchange) {
    const { orderId, orderNo, returnId } = paid.order.exchange;
    const first = await findReturn(db, returnId);
    const before = await readHeld(db, orderId);
    if (!first || !before) throw new Error(`the order ${paid.order.id} replaces goods of an order that is gone`);
    pieces = replacedBy(first, pieces);
    if (first.state !== 'accepted') {
      isTaken = false;
      paidBackAfter = returnNumberOf(orderNo, first);
    }
    paid = before;
  }
  return { worth: returnWorth(paid, pieces, isTaken), paidBackAfter };
}
