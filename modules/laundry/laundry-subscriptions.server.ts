import type { Subscriber } from '#platform/events/event.ts';
import { createTeller } from '../fulfilment/tell-buyer.server.ts';
import type { HrefOf } from '../href-of.ts';
import { orderPlaced, orderWearersRefused } from '../order/order-events.ts';
import type { FollowOrder } from '../order/order-subscriptions.server.ts';
import type { Shop } from '../shop.server.ts';
import { createRefusalMailer, registerWearers } from './register-wearers.server.ts';

/** What follows from an order: the laundry knows its wearers, and the buyer knows whom it refused. */
export const laundrySubscriptions = (shop: Omit<Shop, 'jobs'>, follow: FollowOrder, hrefOf: HrefOf): Subscriber[] => [
  { name: 'register-wearers', to: orderPlaced, handle: follow(({ order }) => registerWearers(shop, order)) },
  {
    name: 'mail-wearers-refused',
    to: orderWearersRefused,
    handle: createRefusalMailer(shop, createTeller(shop, hrefOf)),
  },
];
