import type { Db } from '#platform/db/db.server.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import type { Order } from '../order/order.ts';
import { lockOrder, readNoted } from '../order/order-progress-store.server.ts';
import { orderStatuses } from '../order/order-status.ts';
import { findOrder } from '../order/order-store.server.ts';
import { gatherPieces } from '../order/pieces.ts';
import { findDeliveries } from './delivery-store.server.ts';
import type { HeldOrder } from './held-order.ts';
import { exchangedOf, type OrderReturn, refundedOf } from './order-return.ts';
import { findReturnsOf } from './return-store.server.ts';

/** Locks the order until the transaction ends, so that its facts are stored one after the other. */
export async function holdOrder(db: Db, orderId: string): Promise<HeldOrder | undefined> {
  return (await lockOrder(db, orderId)) ? readHeld(db, orderId) : undefined;
}

/** The same without a lock, for reading. */
export async function readHeld(db: Db, orderId: string): Promise<HeldOrder | undefined> {
  const found = await findOrder(db, orderId);
  return found && (await readAllHeld(db, [found.order]))[0]?.held;
}

type HeldWithReturns = { readonly held: HeldOrder; readonly returns: readonly OrderReturn[] };

/** Several orders with their returns, in the same number of statements as one. Orders that were given up are left out. */
export async function readAllHeld(db: Db, orders: readonly Order[]): Promise<HeldWithReturns[]> {
  const alive = orders.filter(({ givenUpAt }) => !givenUpAt);
  const ids = alive.map(({ id }) => id);
  const noted = await readNoted(db, ids);
  const returns = await findReturnsOf(db, ids);
  const deliveries = await findDeliveries(db, ids);
  const invoices = await findInvoices(db, ids);
  return alive.flatMap((order) => {
    const isOfOrder = ({ orderId }: { readonly orderId: string }) => orderId === order.id;
    const known = noted.get(order.id);
    if (!known) return [];
    const { reported, state, denied } = known;
    const own = returns.filter(isOfOrder);
    const taken = own.filter((one) => one.state === 'accepted');
    const held = {
      order,
      isOpen: order.placedAt !== undefined && order.status >= orderStatuses.Received,
      reported,
      state,
      denied: gatherPieces(denied),
      returned: gatherPieces(taken.flatMap(refundedOf)),
      exchanged: gatherPieces(taken.flatMap(exchangedOf)),
      deliveries: deliveries.filter(isOfOrder),
      invoices: invoices.filter(isOfOrder),
    };
    return [{ held, returns: own }];
  });
}
