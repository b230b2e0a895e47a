import type { Db } from '#platform/db/db.server.ts';
import './order-tables.server.ts';

/** What is kept of a person's orders, for the export of one's own data. */
export async function readOrdersOf(db: Db, customerId: number): Promise<unknown> {
  const orders = await db
    .selectFrom('orders')
    .select(['order_no', 'status', 'payment_state', 'buyer_email', 'currency', 'payable', 'data', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return orders.map(({ order_no, data: { buyer, delivery, comment }, ...order }) => ({
    orderNo: String(order_no),
    status: order.status,
    paymentState: order.payment_state,
    payable: { amount: order.payable, currency: order.currency },
    buyer,
    delivery,
    comment,
    created: order.created_at,
  }));
}
