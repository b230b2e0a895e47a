import { gatherReads } from '#core/gather.ts';
import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';
import { queueWebhooks } from './queue-webhooks.server.ts';
import { webhookNews } from './webhook-news.ts';
import { hasActiveWebhook } from './webhook-store.server.ts';

/** One subscriber for all events, so that the events of an order are processed in order. */
export function webhookSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  // Many shops have none, and several events are delivered at once.
  const areThere = gatherReads(async ([key = '']) => new Map([[key, await hasActiveWebhook(shop.db)]]));
  const handle = async (event: ShopEvent) => {
    if (await areThere('active')) await queueWebhooks(shop, event);
  };
  return webhookNews.map(({ event }) => ({ name: 'tell-webhooks', to: event, handle }));
}
