import type { Db } from '#platform/db/db.server.ts';
import type { Order } from '../order/order.ts';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';
import { findOrder } from '../order/order-store.server.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Delivery } from './delivery.ts';
import { findDeliveries } from './delivery-store.server.ts';
import type { Invoice } from './invoice.ts';
import { findInvoices } from './invoice-store.server.ts';
import { gatherPieces, type Pieces } from './pieces.ts';
import type { OrderFacts } from './progress.ts';

/** An order with all that is known of its way. */
export type HeldOrder = {
  readonly order: Order;
  /** Placed, and somebody's to carry out. */
  readonly isOpen: boolean;
  readonly reported: OrderStatus;
  readonly denied: Pieces;
  readonly deliveries: readonly Delivery[];
  readonly invoices: readonly Invoice[];
};

/** Kept from all others until the transaction ends: facts of one order are noted one after the other. */
export async function holdOrder(db: Db, orderId: string): Promise<HeldOrder | undefined> {
  const held = await db
    .selectFrom('orders')
    .select('reported')
    .where('id', '=', orderId)
    .where('released_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return held && readHeld(db, orderId, held.reported);
}

/** The same to look at only. */
export async function readHeld(db: Db, orderId: string, reported: OrderStatus): Promise<HeldOrder | undefined> {
  const found = await findOrder(db, orderId);
  if (!found) return undefined;
  const denied = await db
    .selectFrom('order_row')
    .select(['row_number', 'denied'])
    .where('order_id', '=', orderId)
    .where('denied', '>', '0')
    .execute();
  const { order } = found;
  return {
    order,
    isOpen: order.placedAt !== undefined && order.status >= orderStatuses.Received,
    reported,
    denied: gatherPieces(denied.map((row) => ({ rowNumber: row.row_number, quantity: Number(row.denied) }))),
    deliveries: await findDeliveries(db, [orderId]),
    invoices: await findInvoices(db, [orderId]),
  };
}

export const goodsOf = ({ rows }: Order) => rows.filter(({ type }) => type !== 'FreightArticle');

/** Pieces that are billed at this moment: what was credited is not. */
export const billedOf = ({ invoices }: Pick<HeldOrder, 'invoices'>): Pieces =>
  gatherPieces(invoices.flatMap(({ rows }) => rows));

export const isOnAccount = ({ paymentMethodId }: Order): boolean => paymentKindOf(paymentMethodId) === 'account';

export function factsOf({ order, isOpen, reported, denied, deliveries, invoices }: HeldOrder, now: Date): OrderFacts {
  const bills = invoices.filter(({ kind }) => kind === 'invoice');
  const delivered = gatherPieces(deliveries.flatMap(({ rows }) => rows));
  const invoiced = gatherPieces(bills.flatMap(({ rows }) => rows));
  return {
    isOpen,
    reported,
    isOnAccount: isOnAccount(order),
    rows: goodsOf(order).map(({ rowNumber, quantity, backOrdered }) => ({
      rowNumber,
      quantity,
      backOrdered,
      denied: denied.get(rowNumber) ?? 0,
      delivered: delivered.get(rowNumber) ?? 0,
      invoiced: invoiced.get(rowNumber) ?? 0,
    })),
    invoices: bills.map(({ dueOn, paidAt }) => ({ dueOn, isPaid: paidAt !== undefined })),
    today: dayOf(now),
  };
}

/** A day of the calendar, in UTC as everywhere in orders. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
