import type { Db } from '#platform/db/db.server.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { orderStatuses } from '../order/order-status.ts';
import { findOrder } from '../order/order-store.server.ts';
import { gatherPieces } from '../order/pieces.ts';
import { findDeliveries } from './delivery-store.server.ts';
import type { HeldOrder } from './held-order.ts';
import { findReturns } from './return-store.server.ts';

/** Kept from all others until the transaction ends: facts of one order are noted one after the other. */
export async function holdOrder(db: Db, orderId: string): Promise<HeldOrder | undefined> {
  const held = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('released_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return held && readHeld(db, orderId);
}

/** The same to look at only. */
export async function readHeld(db: Db, orderId: string): Promise<HeldOrder | undefined> {
  const found = await findOrder(db, orderId);
  if (!found || found.order.releasedAt) return undefined;
  const { order } = found;
  const { reported, state } = await db
    .selectFrom('orders')
    .select(['reported', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const denied = await db
    .selectFrom('order_row')
    .select(['row_number', 'denied'])
    .where('order_id', '=', orderId)
    .where('denied', '>', '0')
    .execute();
  const taken = (await findReturns(db, orderId)).filter(({ state }) => state === 'accepted');
  return {
    order,
    isOpen: order.placedAt !== undefined && order.status >= orderStatuses.Received,
    reported,
    state,
    denied: gatherPieces(denied.map((row) => ({ rowNumber: row.row_number, quantity: Number(row.denied) }))),
    returned: gatherPieces(taken.flatMap(({ rows }) => rows)),
    deliveries: await findDeliveries(db, [orderId]),
    invoices: await findInvoices(db, [orderId]),
  };
}
