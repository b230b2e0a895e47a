import { isLanguage } from '#core/locale.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { HrefOf } from '../href-of.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { readDeputiesNow, readResponsible } from './may-decide-order.server.ts';

/** Mails the rows of a waiting order to the approver and the deputies of the day, or to the customer admins where they decide, with the way to the decision. */
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
    const only = responsible.who === 'approver' ? responsible.approverId : undefined;
    const deputies = await readDeputiesNow(shop.db, order, responsible, shop.clock.now());
    const asked = only === undefined ? undefined : [only, ...deputies.map(({ deputyId }) => deputyId)];
    for (const { customerId, emailAddress, language: spoken } of await listAdminsOf(shop.db, companyId)) {
      if (asked ? !asked.includes(customerId) : customerId === approval.buyerId) continue;
      if (customerId !== only && customerId === approval.buyerId) continue;
      const language = spoken !== null && isLanguage(spoken) ? spoken : order.language;
      const url = new URL(hrefOf('companyPendingOrder', language, { orderId }), homeOf(shop.env, order.marketId)).href;
      await mailOrder(found, { way: 'toApprove' }, { email: emailAddress, language, url });
    }
  };
}
