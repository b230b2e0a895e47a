import type { ShopEvent } from '#platform/events/event.ts';
import { orderPayload, orderPlaced, orderProgressedPayload } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { insertCalls } from './webhooks/webhook-store.server.ts';

/** Notes whom to tell of an event. The calls are made by a job: a slow receiver keeps nothing waiting here. */
export async function queueWebhooks({ db, clock }: Pick<Shop, 'db' | 'clock'>, event: ShopEvent): Promise<void> {
  const { orderId } = orderPayload.parse(event.payload);
  await insertCalls(db, { eventId: event.eventId, event: event.name, orderId, facts: factsOf(event) }, clock.now());
}

function factsOf({ name, payload }: ShopEvent) {
  if (name === orderPlaced) return {};
  const { orderId: _, ...facts } = orderProgressedPayload.parse(payload);
  return facts;
}
