import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';

/** Mails the buyer that an order was not approved, with the reason. */
export function createRefusalMailer(shop: Omit<Shop, 'jobs'>): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (found && approval) await mailOrder(found, { way: 'notApproved', said: approval.message });
  };
}
