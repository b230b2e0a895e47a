import type { Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';

/** What follows from an order: the money is taken or given back, the buyer's wishes are carried out. */
export function checkoutSubscriptions(_shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [];
}
