import { findApproval, listWaitingOf } from '../approval/approval-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { orderWithdrawn } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import type { Shop } from '../shop.server.ts';
import { giveUpPending } from './give-up-pending.server.ts';
import { listDeciders } from './list-deciders.server.ts';

type Deleted = {
  readonly customerId: number;
  /** The admin in whose team the person was. */
  readonly approverId?: number | undefined;
  /** The member of staff who erased the person. */
  readonly by?: number | undefined;
};

type WithdrawShop = Pick<Shop, 'db' | 'snapshots' | 'events' | 'texts' | 'clock' | 'live'>;

/** Withdraws the waiting orders of a deleted account; those who could decide get a mail. Safe to repeat. */
export async function withdrawOrdersOf(shop: WithdrawShop, deleted: Deleted): Promise<void> {
  const { customerId, by = customerId } = deleted;
  const at = shop.clock.now();
  for (const orderId of await listWaitingOf(shop.db, customerId)) {
    // Read first, because a withdrawn order has no approvers any more.
    const asked = (await listAsked(shop, orderId, deleted)).map((one) => one.customerId);
    await afterCollisions(() =>
      shop.db.transaction().execute(async (db) => {
        const held = await holdToDecide(db, orderId, undefined);
        const approval = await findApproval(db, orderId);
        if (!held || approval?.state !== 'waiting') return;
        const { owner } = held.order;
        await giveUpPending(shop, db, held.order, { state: 'withdrawn', by: undefined, at, message: '' });
        await recordChange(
          db,
          { personId: by, now: at },
          {
            action: 'order.withdrawn',
            subject: orderId,
            madeFor: owner.kind === 'company' ? owner.companyId : undefined,
            before: { approval: 'waiting' },
            after: { approval: 'withdrawn' },
          },
        );
        const payload = { orderId, asked, isDeleted: true };
        await shop.events.publish(db, { name: orderWithdrawn, key: orderId, payload });
      }),
    );
  }
}

async function listAsked(shop: WithdrawShop, orderId: string, { approverId }: Deleted) {
  const [approval, found] = [await findApproval(shop.db, orderId), await findOrder(shop.db, orderId)];
  if (!found || approval?.state !== 'waiting') return [];
  return listDeciders(shop, { order: found.order, approval }, { approverId });
}
