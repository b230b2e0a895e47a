import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { HrefOf } from '../href-of.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderWithdrawnPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { languageOfAdmin } from '../pending-order/language-of-admin.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { decisionReader } from './decision-reader.ts';
import { mailEach } from './mail-each.server.ts';

/** Mails those who could decide that the buyer has withdrawn the order, with the reason, or that the account was deleted. */
export function createWithdrawnMailer(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ eventId, payload }) => {
    const { orderId, asked, isDeleted = false } = orderWithdrawnPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (found?.order.owner.kind !== 'company' || !approval) return;
    const { owner, marketId } = found.order;
    const admins = await listAdminsOf(shop.db, owner.companyId);
    const people = admins.filter(({ customerId }) => asked.includes(customerId));
    await mailEach(shop, { kind: 'mail-withdrawn', eventId }, people, async ({ emailAddress: email, ...admin }) => {
      const language = languageOfAdmin(admin, found.order);
      const url = new URL(hrefOf('companyPendingOrders', language), homeOf(shop.env, marketId)).href;
      const reader = decisionReader(found.order, admin.customerId);
      await mailOrder(
        found,
        { way: 'withdrawn', said: approval.message, isDeleted },
        { email, language, url, eventId, reader },
      );
    });
  };
}
