import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { sayDecidedRows } from './say-decided-rows.ts';

/**
 * Mails the buyer that an order was not approved, was approved with changes or with a message, or was changed and waits, with the
 * reasons.
 */
export function createDecisionMailer(
  shop: Omit<Shop, 'jobs'>,
  way: 'notApproved' | 'partlyApproved' | 'rowsChanged',
): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ eventId, payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || !approval) return;
    const { message, rows } = approval;
    // The message about a refusal has the reasons of the rows.
    if (way === 'notApproved') return mailOrder(found, { way, said: message });
    const news = {
      said: message,
      changes: sayDecidedRows(shop, found.order.language, rows),
      isReturned: rows.some(({ kind }) => kind === 'rejected'),
    };
    if (way === 'rowsChanged') {
      // Decided since: the mail about the decision names the changes.
      if (approval.state !== 'waiting') return;
      return mailOrder(found, { way, ...news, eventId });
    }
    await mailOrder(found, { way: rows.length > 0 ? way : 'approved', ...news });
  };
}
