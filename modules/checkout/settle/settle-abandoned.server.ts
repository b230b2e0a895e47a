import { findOpenEvents } from '../../payment/payment-event-store.server.ts';
import type { PaymentNews } from '../../payment/payment-state.ts';
import { type DuePayment, lookAgain, takeDuePayments } from '../../payment/payment-store.server.ts';
import type { Shop } from '../../shop.server.ts';
import { ask, isNews } from '../finish-payment.server.ts';
import { handleEvent } from './handle-event.server.ts';
import { type SettleShop, settlePayment } from './settle-payment.server.ts';

type AbandonedShop = SettleShop & Pick<Shop, 'payment'>;

const minute = 60_000;
/** A process that took a notification has this long to handle it. */
const handledWithinMs = minute;
/** A payment is leased this long to one process while it asks the provider. */
const leaseMs = 5 * minute;
const atOnce = 50;

/** Scheduled: handles notifications that were left unhandled, and checks payments without any notification. */
export async function settleAbandoned(shop: AbandonedShop): Promise<{ events: number; payments: number }> {
  return { events: await handleOpen(shop), payments: await settleDue(shop) };
}

async function handleOpen(shop: AbandonedShop): Promise<number> {
  const events = await findOpenEvents(shop.db, new Date(shop.clock.now().getTime() - handledWithinMs), atOnce);
  for (const event of events)
    try {
      await handleEvent(shop, event);
    } catch (error) {
      shop.log.error({ err: error, eventCode: event.told.eventCode }, 'a notification could not be handled');
    }
  return events.length;
}

async function settleDue(shop: AbandonedShop): Promise<number> {
  let settled = 0;
  for (;;) {
    const now = shop.clock.now();
    const due = await takeDuePayments(shop.db, now, new Date(now.getTime() + leaseMs), atOnce);
    for (const payment of due) await settleOne(shop, payment, now);
    settled += due.length;
    if (due.length < atOnce) return settled;
  }
}

/** While the provider cannot be reached, the payment is checked again after the lease. */
async function settleOne(shop: AbandonedShop, { orderId, sessionId, expiresAt }: DuePayment, now: Date): Promise<void> {
  const expired: PaymentNews = { kind: 'expired' };
  if (sessionId === undefined) return void (await settlePayment(shop, { orderId, news: expired }));
  const outcome = await ask(shop, { sessionId, orderId });
  if (!outcome) return;
  if (isNews(outcome) && outcome.kind !== 'error') return void (await settlePayment(shop, { orderId, news: outcome }));
  // While its session is open, the buyer may still be paying.
  if (expiresAt && expiresAt > now) return lookAgain(shop.db, orderId, expiresAt);
  await settlePayment(shop, { orderId, news: expired });
}
