import type { Subscriber } from '#platform/events/event.ts';
import { orderNotApproved } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { createRefusalMailer } from './mail-not-approved.server.ts';

/** The buyer is told by mail why an order was refused. */
export function pendingOrderSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [{ name: 'mail-not-approved', to: orderNotApproved, handle: createRefusalMailer(shop) }];
}
