import type { Subscriber } from '#platform/events/event.ts';
import { orderNotApproved } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { createRefusalMailer } from './mail-not-approved.server.ts';

/** Mails the reason of a refusal to the buyer. */
export function pendingOrderSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [{ name: 'mail-not-approved', to: orderNotApproved, handle: createRefusalMailer(shop) }];
}
