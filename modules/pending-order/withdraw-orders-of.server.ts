import { findApproval, listWaitingOf } from '../approval/approval-store.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { orderWithdrawn } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import type { Shop } from '../shop.server.ts';
import { giveUpPending } from './give-up-pending.server.ts';
import { listDeciders } from './list-deciders.server.ts';

/** Withdraws the waiting orders of a deleted account; those who could decide get a mail. Safe to repeat. */
export async function withdrawOrdersOf(
  shop: Pick<Shop, 'db' | 'snapshots' | 'events' | 'texts' | 'clock'>,
  customerId: number,
): Promise<void> {
  const at = shop.clock.now();
  for (const orderId of await listWaitingOf(shop.db, customerId)) {
    // Read first: an order that is given up has no deciders.
    const asked = (await listAsked(shop, orderId)).map((one) => one.customerId);
    await afterCollisions(() =>
      shop.db.transaction().execute(async (db) => {
        const held = await holdToDecide(db, orderId, undefined);
        const approval = await findApproval(db, orderId);
        if (!held || approval?.state !== 'waiting') return;
        await giveUpPending(shop, db, held.order, { state: 'withdrawn', by: undefined, at, message: '' });
        await shop.events.publish(db, { name: orderWithdrawn, key: orderId, payload: { orderId, asked } });
      }),
    );
  }
}

async function listAsked(shop: Pick<Shop, 'db' | 'snapshots' | 'clock'>, orderId: string) {
  const [approval, found] = [await findApproval(shop.db, orderId), await findOrder(shop.db, orderId)];
  return found && approval?.state === 'waiting' ? listDeciders(shop, { order: found.order, approval }) : [];
}
