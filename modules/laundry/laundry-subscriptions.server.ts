import type { Subscriber } from '#platform/events/event.ts';
import { orderPlaced } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { registerWearers } from './register-wearers.server.ts';

/** What follows from an order: the laundry knows its wearers. */
export const laundrySubscriptions = (shop: Omit<Shop, 'jobs'>): Subscriber[] => [
  { name: 'register-wearers', to: orderPlaced, handle: (event) => registerWearers(shop, event) },
];
