import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import { handleEvent } from './settle/handle-event.server.ts';
import { keepEvent } from './settle/payment-event-store.server.ts';

/**
 * The provider that is set may, with what it has signed. Everything is kept first: once it is, the answer is yes, and what
 * could not be handled now is handled by `settleAbandoned`.
 */
export async function takeNotifications(shop: Shop, { provider, body }: { provider: string; body: unknown }) {
  const { db, payment, clock, log } = shop;
  if (provider !== payment.name) return refuse({ code: 'not-found' });
  const read = payment.readNotifications(body);
  if (!read.ok) return read;
  const open = [];
  for (const told of read.value) {
    const event = { provider: payment.name, told };
    if (await keepEvent(db, event, clock.now())) open.push(event);
  }
  for (const event of open)
    try {
      await handleEvent(shop, event);
    } catch (error) {
      log.error({ err: error, eventCode: event.told.eventCode }, 'a notification could not be handled');
    }
  return ok({ taken: read.value.length });
}
