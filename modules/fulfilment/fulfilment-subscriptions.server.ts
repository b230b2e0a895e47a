import type { Subscriber } from '#platform/events/event.ts';
import { orderRefundDue } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { refundOrder } from './refund-order.server.ts';

/** What follows from an order's way: money goes back. */
export function fulfilmentSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [{ name: 'refund-order', to: orderRefundDue, handle: (event) => refundOrder(shop, event) }];
}
