import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { HrefOf } from '../href-of.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import type { Shop } from '../shop.server.ts';
import { listDeciders } from './list-deciders.server.ts';

/** Mails the rows of a waiting order to the approver, or to the customer admins who may decide on it, with the way to the decision. */
export function createApproverMailer(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || approval?.state !== 'waiting') return;
    const { order } = found;
    for (const { email, language } of await listDeciders(shop, { order, approval })) {
      const url = new URL(hrefOf('companyPendingOrder', language, { orderId }), homeOf(shop.env, order.marketId)).href;
      await mailOrder(found, { way: 'toApprove' }, { email, language, url });
    }
  };
}
