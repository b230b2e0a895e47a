import type { Subscriber } from '#platform/events/event.ts';
import { orderPending, orderPlaced } from '../order/order-events.ts';
import type { FollowOrder } from '../order/order-subscriptions.server.ts';
import type { Shop } from '../shop.server.ts';
import { keepOrderProofs } from './read-order-proofs.server.ts';

/** What was ordered is kept as it was shown, before anybody looks at it. Rows that an approver changed get theirs when placed. */
export function proofSubscriptions({ db, clock }: Pick<Shop, 'db' | 'clock'>, follow: FollowOrder): Subscriber[] {
  const handle = follow(async ({ order: { id, rows } }) => {
    // Most orders have none, and to hold one is to write.
    if (rows.some(({ service }) => service)) await keepOrderProofs(db, id, clock.now());
  });
  return [
    { name: 'keep-proofs-of-pending-order', to: orderPending, handle },
    { name: 'keep-proofs-of-order', to: orderPlaced, handle },
  ];
}
