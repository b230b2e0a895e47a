import { isLanguage } from '#core/locale.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { listAskedFor } from '../approval-rules/steps-of-order.server.ts';
import type { HrefOf } from '../href-of.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { readResponsible } from './may-decide-order.server.ts';

/** Mails the rows of a waiting order to the approver, or to the customer admins where they decide, with the way to the decision. */
export function createApproverMailer(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || approval?.state !== 'waiting' || found.order.owner.kind !== 'company') return;
    const { order } = found;
    const { companyId } = found.order.owner;
    const responsible = await readResponsible(shop, shop.db, { order, approval });
    const asked = await listAskedFor(shop.db, orderId);
    const isNamed = responsible.who === 'approver';
    const only = isNamed && asked.length < 2 ? responsible.approverId : undefined;
    for (const { customerId, emailAddress, language: spoken } of await listAdminsOf(shop.db, companyId, only)) {
      if (isNamed && only === undefined && !asked.includes(customerId)) continue;
      if (customerId === approval.buyerId && !isNamed) continue;
      const language = spoken !== null && isLanguage(spoken) ? spoken : order.language;
      const url = new URL(hrefOf('companyPendingOrder', language, { orderId }), homeOf(shop.env, order.marketId)).href;
      await mailOrder(found, { way: 'toApprove' }, { email: emailAddress, language, url });
    }
  };
}
