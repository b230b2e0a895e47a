import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { HrefOf } from '../href-of.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { listDeciders } from '../pending-order/list-deciders.server.ts';
import { sayReasons } from '../pending-order/say-reasons.server.ts';
import type { Shop } from '../shop.server.ts';
import { decisionReader } from './decision-reader.ts';
import { mailEach } from './mail-each.server.ts';
import { makeDecisionLink } from './make-decision-link.server.ts';

/** Mails the rows of a waiting order to those who decide, with the way to the decision and, where allowed, a link that decides. */
export function createApproverMailer(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ eventId, payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || approval?.state !== 'waiting') return;
    const { order } = found;
    const deciders = await listDeciders(shop, { order, approval });
    await mailEach(shop, { kind: 'mail-approvers', eventId }, deciders, async ({ customerId, email, language }) => {
      const url = new URL(hrefOf('companyPendingOrder', language, { orderId }), homeOf(shop.env, order.marketId)).href;
      const direct = await makeDecisionLink(shop, hrefOf, { order, approverId: customerId, language });
      const reasons = await sayReasons(shop, language, order);
      const approver = { email, language, url, eventId, reader: decisionReader(order, customerId) };
      await mailOrder(found, { way: 'toApprove', direct, reasons }, approver);
    });
  };
}
