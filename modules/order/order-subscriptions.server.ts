import { shareReads } from '#core/gather.ts';
import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';
import { createOrderMailer } from './mail-order.server.ts';
import type { Order } from './order.ts';
import { orderPayload, orderPending, orderPlaced } from './order-events.ts';
import { type FoundOrder, findOrder } from './order-store.server.ts';

/** Sentences about an order, in its language. */
type ReadWords = (order: Order) => Promise<readonly string[]>;

type OrderWords = {
  /** Why it needs approval. */
  readonly reasons: ReadWords;
  /** Why some of its logos and names are not made yet. */
  readonly held: ReadWords;
};

/** Follow-ups of an order: the buyer gets a mail, and the ERP gets the placed order. */
export function orderSubscriptions(shop: Omit<Shop, 'jobs'>, { reasons, held }: OrderWords): Subscriber[] {
  const mailOrder = createOrderMailer(shop);
  // Both subscribers need the same order at the same time.
  const read = shareReads((orderId) => findOrder(shop.db, orderId));
  const withOrder = (follow: (found: FoundOrder) => Promise<void>) => async (event: ShopEvent) => {
    const found = await read(orderPayload.parse(event.payload).orderId);
    if (found) await follow(found);
  };
  return [
    {
      name: 'mail-order',
      to: orderPlaced,
      handle: withOrder(async (found) => mailOrder(found, { way: 'received', held: await held(found.order) })),
    },
    {
      name: 'mail-pending-order',
      to: orderPending,
      handle: withOrder(async (found) =>
        mailOrder(found, {
          way: 'approval',
          reasons: await reasons(found.order),
          held: await held(found.order),
        }),
      ),
    },
    { name: 'export-order', to: orderPlaced, handle: withOrder(({ order }) => shop.orderExport.send(order)) },
  ];
}
