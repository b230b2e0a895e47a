import type { Db } from '#platform/db/db.server.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { lockOrder, readNoted } from '../order/order-progress-store.server.ts';
import { orderStatuses } from '../order/order-status.ts';
import { findOrder } from '../order/order-store.server.ts';
import { gatherPieces } from '../order/pieces.ts';
import { findDeliveries } from './delivery-store.server.ts';
import type { HeldOrder } from './held-order.ts';
import { exchangedOf, refundedOf } from './order-return.ts';
import { findReturns } from './return-store.server.ts';

/** Kept from all others until the transaction ends: facts of one order are noted one after the other. */
export async function holdOrder(db: Db, orderId: string): Promise<HeldOrder | undefined> {
  return (await lockOrder(db, orderId)) ? readHeld(db, orderId) : undefined;
}

/** The same to look at only. */
export async function readHeld(db: Db, orderId: string): Promise<HeldOrder | undefined> {
  const found = await findOrder(db, orderId);
  if (!found || found.order.givenUpAt) return undefined;
  const { order } = found;
  const { reported, state, denied } = await readNoted(db, orderId);
  const taken = (await findReturns(db, orderId)).filter(({ state }) => state === 'accepted');
  return {
    order,
    isOpen: order.placedAt !== undefined && order.status >= orderStatuses.Received,
    reported,
    state,
    denied: gatherPieces(denied),
    returned: gatherPieces(taken.flatMap(refundedOf)),
    exchanged: gatherPieces(taken.flatMap(exchangedOf)),
    deliveries: await findDeliveries(db, [orderId]),
    invoices: await findInvoices(db, [orderId]),
  };
}
