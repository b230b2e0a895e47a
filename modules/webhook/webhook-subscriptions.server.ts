import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';
import { queueWebhooks } from './queue-webhooks.server.ts';
import { webhookNews } from './webhook-news.ts';

/** One subscriber for all events, so that the events of an order are processed in order. */
export function webhookSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  const handle = (event: ShopEvent) => queueWebhooks(shop, event);
  return webhookNews.map(({ event }) => ({ name: 'tell-webhooks', to: event, handle }));
}
