import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { orderPayload, orderPending, orderPlaced } from '../order/order-events.ts';
import { hasServices } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { keepOrderProofs } from './read-order-proofs.server.ts';

/** What was ordered is kept as it was shown, before anybody looks at it. Rows that an approver changed get theirs when placed. */
export function proofSubscriptions({ db, clock }: Pick<Shop, 'db' | 'clock'>): Subscriber[] {
  const handle = async ({ payload }: ShopEvent) => {
    const { orderId } = orderPayload.parse(payload);
    // Most orders have none, and to hold one is to write.
    if (await hasServices(db, orderId)) await keepOrderProofs(db, orderId, clock.now());
  };
  return [
    { name: 'keep-proofs-of-pending-order', to: orderPending, handle },
    { name: 'keep-proofs-of-order', to: orderPlaced, handle },
  ];
}
