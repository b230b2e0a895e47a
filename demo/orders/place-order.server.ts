import { askApproval } from '#modules/approval/approval-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderDraft } from '#modules/order/order.ts';
import type { Db } from '#platform/db/db.server.ts';
import { demoApprover } from './demo-approver.ts';

import type { PlannedOrder } from './order-plan.ts';

/** Stores an order, and asks its approver where one has to decide. */
export async function placeOrder(db: Db, { key }: Pick<PlannedOrder, 'key'>, draft: OrderDraft) {
  const sent = { order: draft, sendKey: `demo:${key}`, payload: {}, campaignIds: [], payment: undefined };
  const order = { ...draft, orderNo: await insertOrder(db, sent), givenUpAt: undefined };
  if (draft.kind === 'approval')
    await askApproval(db, {
      orderId: order.id,
      buyerId: order.buyer.id,
      approver: demoApprover(order),
      askedAt: draft.createdAt,
    });
  return order;
}
