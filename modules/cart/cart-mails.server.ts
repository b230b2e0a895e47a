import type { Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';

/** Writes the mails that carts cause. */
export function cartMails(_shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [];
}
