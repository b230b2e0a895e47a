import type { Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';

/** What follows from what happens to orders: mails, the system behind the shop, what is forgotten of people. */
export function orderSubscriptions(_shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [];
}
