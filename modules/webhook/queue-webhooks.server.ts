import type { JsonObject } from '#core/json.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { orderPayload } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { webhookNews } from './webhook-news.ts';
import { insertCalls } from './webhook-store.server.ts';

/** Queues calls for an event. A job makes the calls, so that a slow receiver blocks nothing here. */
export async function queueWebhooks({ db, clock }: Pick<Shop, 'db' | 'clock'>, told: ShopEvent): Promise<void> {
  const { eventId, name: event, payload, occurredAt } = told;
  const news = webhookNews.find((one) => one.event === event);
  if (!news) throw new Error(`webhooks are not told of ${event}`);
  const { orderId } = orderPayload.parse(payload);
  const facts = news.facts.parse(payload) as JsonObject;
  await insertCalls(db, { eventId, event, orderId, facts, occurredAt }, clock.now());
}
