import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { sayDecidedRows } from './say-decided-rows.ts';

/** Mails the buyer that an order was not approved, not as it was sent, or was changed and waits, with the reasons. */
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
    const changes = sayDecidedRows(shop, found.order.language, rows);
    const said = way === 'notApproved' ? message : [...changes, message].filter(Boolean).join('\n');
    await mailOrder(found, { way, said, ...(way === 'rowsChanged' && { eventId }) });
  };
}
