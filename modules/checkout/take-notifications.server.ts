import { ok, refuse } from '#core/result.ts';
import { isConfirmed } from '../order/settling-store.server.ts';
import { keepEvent, orderIdOf } from '../payment/payment-event-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { handleEvent } from './settle/handle-event.server.ts';

/**
 * The provider that is set may, with what it has signed. A bad item does not hold up the good ones. Everything is kept first:
 * once it is, the answer is yes, and what could not be handled now is handled by `settleAbandoned`.
 */
export async function takeNotifications(shop: Shop, { provider, body }: { provider: string; body: unknown }) {
  const { db, payment, clock, log } = shop;
  if (provider !== payment.name) return refuse({ code: 'not-found' });
  const read = payment.readNotifications(body);
  if (!read.ok) return read;
  const { taken, refused } = read.value;
  for (const item of refused) log.warn({ provider, ...item }, 'an item of a payment notification was refused');
  const open = [];
  const failures: unknown[] = [];
  for (const told of taken) {
    const event = { provider: payment.name, told };
    try {
      if (await keepEvent(db, event, isConfirmed(orderIdOf(told)), clock.now())) open.push(event);
    } catch (error) {
      failures.push(error);
    }
  }
  for (const event of open)
    try {
      await handleEvent(shop, event);
    } catch (error) {
      log.error({ err: error, eventCode: event.told.eventCode }, 'a notification could not be handled');
    }
  // The provider sends everything again; what was kept already is recognised.
  if (failures.length > 0) throw new AggregateError(failures, 'a payment notification could not be kept');
  return ok({ taken: taken.length });
}
