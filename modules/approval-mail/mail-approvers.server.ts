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

const dayMs = 86_400_000;

/** For each kind of mail the name under which it is noted as sent. */
const sentKinds = {
  toApprove: 'mail-approvers',
  reminder: 'approval-reminder',
  escalated: 'approval-escalated',
} as const;

/**
 * Mails the rows of a waiting order to those who decide, with the way to the decision and, where allowed, a link that decides: when the
 * order arrives, as a reminder, and when they decide because the approver did not.
 */
export function createApproverMailer(
  shop: Omit<Shop, 'jobs'>,
  hrefOf: HrefOf,
  way: keyof typeof sentKinds = 'toApprove',
): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ eventId, payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || approval?.state !== 'waiting') return;
    const { order } = found;
    const deciders = await listDeciders(shop, { order, approval });
    const days = Math.floor((shop.clock.now().getTime() - approval.askedAt.getTime()) / dayMs);
    await mailEach(shop, { kind: sentKinds[way], eventId }, deciders, async ({ customerId, email, language }) => {
      const url = new URL(hrefOf('companyPendingOrder', language, { orderId }), homeOf(shop.env, order.marketId)).href;
      const direct = await makeDecisionLink(shop, hrefOf, { order, approverId: customerId, language });
      const reasons = await sayReasons(shop, language, order);
      const approver = { email, language, url, eventId, reader: decisionReader(order, customerId) };
      // The order was this person's all the time.
      const isTheirs = way === 'escalated' && customerId === approval.approver?.id;
      await mailOrder(found, { way: isTheirs ? 'reminder' : way, days, direct, reasons }, approver);
    });
  };
}
