import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { HrefOf } from '../href-of.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { listDeciders } from '../pending-order/list-deciders.server.ts';
import type { Shop } from '../shop.server.ts';
import { decisionReader } from './decision-reader.ts';
import { mailEach } from './mail-each.server.ts';

const dayMs = 86_400_000;

/** Mails those who decide that an order still waits, or that they decide now because the approver did not. */
export function createReminderMailer(
  shop: Omit<Shop, 'jobs'>,
  hrefOf: HrefOf,
  kind: 'approval-reminder' | 'approval-escalated',
): (event: ShopEvent) => Promise<void> {
  return async ({ eventId, payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || approval?.state !== 'waiting') return;
    const { order } = found;
    const { buyer, orderNo, marketId } = order;
    const days = Math.floor((shop.clock.now().getTime() - approval.askedAt.getTime()) / dayMs);
    const facts = { orderNo, buyer: `${buyer.firstName} ${buyer.lastName}`.trim(), days };
    const deciders = await listDeciders(shop, { order, approval });
    await mailEach(shop, { kind, eventId }, deciders, async ({ customerId, email, language }) => {
      const url = new URL(hrefOf('companyPendingOrder', language, { orderId }), homeOf(shop.env, marketId)).href;
      const reader = decisionReader(order, customerId);
      await sendLetter(shop, { kind, eventId: `${eventId}-${customerId}`, to: email, language, url, facts, reader });
    });
  };
}
