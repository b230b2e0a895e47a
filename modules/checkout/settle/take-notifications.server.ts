import { ok, refuse } from '#core/result.ts';
import { isConfirmed } from '../../order/settling-store.server.ts';
import { keepEvent, orderIdOf } from '../../payment/payment-event-store.server.ts';
import type { Shop } from '../../shop.server.ts';
import { handleEvent } from './handle-event.server.ts';

/**
 * For the configured provider, with its signature. An invalid item does not block the valid ones. Everything is stored first, then the
 * answer is positive; `settleAbandoned` handles what could not be handled now.
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
  // The provider sends everything again; items that are already stored are recognised.
  if (failures.length > 0) throw new AggregateError(failures, 'a payment notification could not be kept');
  return ok({ taken: taken.length });
}
