import type { Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';

/** A campaign that is used up ends at once. */
export function campaignSubscriptions(_shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [];
}
