import { newsOf } from '../../payment/news-of.ts';
import { markHandled, orderIdOf, type PaymentEvent } from '../../payment/payment-event-store.server.ts';
import { notePayment } from '../../payment/payment-store.server.ts';
import { noteOf } from './event-meaning.ts';
import { type SettleShop, settlePayment } from './settle-payment.server.ts';

/** Applies a notification and marks it as handled. A repeated notification has no effect. */
export async function handleEvent(shop: SettleShop, event: PaymentEvent): Promise<void> {
  const { told } = event;
  const orderId = orderIdOf(told);
  const news = newsOf(told);
  const note = noteOf(told);
  if (orderId !== undefined && news) await settlePayment(shop, { orderId, news });
  if (orderId !== undefined && note && 'noted' in note)
    await notePayment(shop.db, orderId, note.noted, shop.clock.now());
  if (note && 'worry' in note) shop.log.error({ orderId, reference: told.reference }, note.worry);
  await markHandled(shop.db, event, shop.clock.now());
}
