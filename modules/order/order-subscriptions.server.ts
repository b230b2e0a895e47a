import { shareReads } from '#core/gather.ts';
import type { Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';
import { createOrderMailer } from './mail-order.server.ts';
import { orderPayload, orderPlaced } from './order-events.ts';
import { orderStatuses } from './order-status.ts';
import { findOrder } from './order-store.server.ts';

/** What follows from an order that was placed: the buyer gets a mail, and the system behind the shop the order. */
export function orderSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  const mailOrder = createOrderMailer(shop);
  // Both want the same order at the same time.
  const read = shareReads((orderId) => findOrder(shop.db, orderId));
  const placed = async (payload: unknown) => {
    const found = await read(orderPayload.parse(payload).orderId);
    return found?.order.placedAt && found;
  };
  return [
    {
      name: 'mail-order',
      to: orderPlaced,
      handle: async ({ payload }) => {
        const found = await placed(payload);
        // A procurement system's order is confirmed there, not by us.
        if (found && found.order.kind !== 'punch-out') await mailOrder(found);
      },
    },
    {
      name: 'export-order',
      to: orderPlaced,
      handle: async ({ payload }) => {
        const found = await placed(payload);
        // One that waits for somebody's approval is nobody's to carry out yet.
        if (found && found.order.status >= orderStatuses.Received) await shop.orderExport.send(found.order);
      },
    },
  ];
}
