import { money } from '#core/money.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { orderRefundDuePayload } from '../order/order-events.ts';
import { findPayment } from '../payment/payment-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { closeRefund } from './given-back-store.server.ts';

/** Refunds through the provider that took the payment. A repeated call refunds once. */
export async function refundOrder(
  { db, payment }: Pick<Shop, 'db' | 'payment'>,
  { payload }: Pick<ShopEvent, 'payload'>,
): Promise<void> {
  const { orderId, amount, currency, key, returnId } = orderRefundDuePayload.parse(payload);
  const paid = await findPayment(db, orderId);
  const end = async () => (returnId === undefined ? undefined : closeRefund(db, returnId, key));
  // Without a payment nothing is paid back, and staff see that (`no-payment` in `returns`).
  if (!paid?.reference) return end();
  // Only a captured payment can be refunded; this call is retried after the capture.
  if (!paid.isCaptured) throw new Error(`the payment of ${orderId} is not captured yet`);
  await payment.refund({ reference: paid.reference, amount: money(amount, currency), key });
  await end();
}
