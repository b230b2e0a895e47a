import type { Reader } from '../notifications/send-notice.server.ts';
import type { Order } from '../order/order.ts';

/** Somebody who decides on an order. The link is to the list: the page of one order is closed when it is decided. */
export const decisionReader = ({ orderNo, owner }: Pick<Order, 'orderNo' | 'owner'>, customerId: number): Reader => ({
  customerId,
  facts: { orderNo },
  page: 'companyPendingOrders',
  companyId: owner.kind === 'company' ? owner.companyId : undefined,
});
