import { findApproval, listWaitingOf } from '../approval/approval-store.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import type { Shop } from '../shop.server.ts';
import { giveUpPending } from './give-up-pending.server.ts';

/** Withdraws the waiting orders of a deleted account. Safe to repeat. */
export async function withdrawOrdersOf(
  shop: Pick<Shop, 'db' | 'events' | 'texts' | 'clock'>,
  customerId: number,
): Promise<void> {
  const at = shop.clock.now();
  for (const orderId of await listWaitingOf(shop.db, customerId))
    await afterCollisions(() =>
      shop.db.transaction().execute(async (db) => {
        const held = await holdToDecide(db, orderId, undefined);
        const approval = await findApproval(db, orderId);
        if (!held || approval?.state !== 'waiting') return;
        await giveUpPending(shop, db, held.order, { state: 'withdrawn', by: undefined, at, message: '' });
      }),
    );
}
