import type { Subscriber } from '#platform/events/event.ts';
import {
  orderProgressed,
  orderProgressedPayload,
  orderReturnDecided,
  orderReturnDecidedPayload,
} from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { registerDelivery } from './register-delivery.server.ts';
import { retireReturned } from './retire-returned.server.ts';

/** Garments get their passports when their delivery is reported, and are retired when they are returned. A laundry that cannot be asked is asked again later. */
export function garmentSubscriptions(shop: Pick<Shop, 'db' | 'laundry'>): Subscriber[] {
  return [
    {
      name: 'register-garments',
      to: orderProgressed,
      handle: async ({ payload }) => {
        const { orderId, dispatchNumber } = orderProgressedPayload.parse(payload);
        if (dispatchNumber !== undefined) await registerDelivery(shop, { orderId, dispatchNumber });
      },
    },
    {
      name: 'retire-returned-garments',
      to: orderReturnDecided,
      handle: async ({ payload }) => {
        const { returnId, state } = orderReturnDecidedPayload.parse(payload);
        if (state === 'accepted') await retireReturned(shop, returnId);
      },
    },
  ];
}
