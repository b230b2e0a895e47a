import { shareReads } from '#core/gather.ts';
import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';
import { createOrderMailer } from './mail-order.server.ts';
import type { Order } from './order.ts';
import { orderPayload, orderPending, orderPlaced } from './order-events.ts';
import { type FoundOrder, findOrder } from './order-store.server.ts';

/** Why an order needs approval, in its language. */
type ReadReasons = (order: Order) => Promise<readonly string[]>;

/** Follow-ups of an order: the buyer gets a mail, and the ERP gets the placed order. */
export function orderSubscriptions(shop: Omit<Shop, 'jobs'>, readReasons: ReadReasons): Subscriber[] {
  const mailOrder = createOrderMailer(shop);
  // Both subscribers need the same order at the same time.
  const read = shareReads((orderId) => findOrder(shop.db, orderId));
  const withOrder = (follow: (found: FoundOrder) => Promise<void>) => async (event: ShopEvent) => {
    const found = await read(orderPayload.parse(event.payload).orderId);
    if (found) await follow(found);
  };
  return [
    { name: 'mail-order', to: orderPlaced, handle: withOrder((found) => mailOrder(found, { way: 'received' })) },
    {
      name: 'mail-pending-order',
      to: orderPending,
      handle: withOrder(async (found) =>
        mailOrder(found, { way: 'approval', reasons: await readReasons(found.order) }),
      ),
    },
    { name: 'export-order', to: orderPlaced, handle: withOrder(({ order }) => shop.orderExport.send(order)) },
  ];
}
