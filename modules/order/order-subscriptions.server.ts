import { gatherReads } from '#core/gather.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Subscriber } from '#platform/events/event.ts';
import type { Shop } from '../shop.server.ts';
import { createOrderMailer } from './mail-order.server.ts';
import type { Order } from './order.ts';
import { orderPayload, orderPending, orderPlaced } from './order-events.ts';
import { type FoundOrder, findOrdersById } from './order-store.server.ts';

/** A handler of events about orders that exist. */
export type FollowOrder = (follow: (found: FoundOrder) => Promise<void>) => Subscriber['handle'];

/** Several subscribers follow an order, and several orders are followed at once: one statement reads them for all. */
export function createOrderFollower(db: Db): FollowOrder {
  const read = gatherReads((orderIds) => findOrdersById(db, orderIds));
  return (follow) =>
    async ({ payload }) => {
      const found = await read(orderPayload.parse(payload).orderId);
      if (found) await follow(found);
    };
}

/** Sentences about an order, in its language. */
type ReadWords = (order: Order) => Promise<readonly string[]>;

type OrderWords = {
  /** Why it needs approval. */
  readonly reasons: ReadWords;
  /** Why some of its logos and names are not made yet. */
  readonly held: ReadWords;
};

/** Follow-ups of an order: the buyer gets a mail, and the ERP gets the placed order. */
export function orderSubscriptions(
  shop: Omit<Shop, 'jobs'>,
  follow: FollowOrder,
  { reasons, held }: OrderWords,
): Subscriber[] {
  const mailOrder = createOrderMailer(shop);
  return [
    {
      name: 'mail-order',
      to: orderPlaced,
      handle: follow(async (found) => mailOrder(found, { way: 'received', held: await held(found.order) })),
    },
    {
      name: 'mail-pending-order',
      to: orderPending,
      handle: follow(async (found) =>
        mailOrder(found, {
          way: 'approval',
          reasons: await reasons(found.order),
          held: await held(found.order),
        }),
      ),
    },
    { name: 'export-order', to: orderPlaced, handle: follow(({ order }) => shop.orderExport.send(order)) },
  ];
}
