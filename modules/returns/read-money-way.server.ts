import type { Db } from '#platform/db/db.server.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import type { Order } from '../order/order.ts';
import { findOrder } from '../order/order-store.server.ts';
import { paymentKindOf, usesCredit } from '../payment/payment-method.ts';
import { findPayment } from '../payment/payment-store.server.ts';

/** `no-payment`: no payment is known that could be refunded. */
export type RefundMethod = 'refund' | 'refund-open' | 'credit' | 'no-payment';

/**
 * How the money of an accepted return is paid back; undefined without a refund. A replacement has the payment method of
 * the order that paid for its goods.
 */
export async function readMoneyWay(
  db: Db,
  order: Order,
  { givenBack, isRefundOpen }: Pick<OrderReturn, 'givenBack' | 'isRefundOpen'>,
): Promise<RefundMethod | undefined> {
  if (!givenBack || givenBack.paid.amount <= 0) return undefined;
  if (usesCredit(paymentKindOf(order.paymentMethodId))) return 'credit';
  const paid = await findPayment(db, await findPaidOrder(db, order));
  if (!paid?.reference) return 'no-payment';
  return isRefundOpen ? 'refund-open' : 'refund';
}

/** The order that paid for the goods: for a replacement, the first in the chain of exchanges. */
async function findPaidOrder(db: Db, { id, exchange }: Order): Promise<string> {
  const before = exchange && (await findOrder(db, exchange.orderId));
  return before ? findPaidOrder(db, before.order) : (exchange?.orderId ?? id);
}
