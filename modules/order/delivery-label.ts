import { type OrderStatus, orderStatuses } from './order-status.ts';

/** What is said of an order's delivery, by a code of its own: 10 is no row that waits, and 50 no row that was delivered. */
const labels: ReadonlyMap<number, DeliveryLabel> = new Map([
  [0, 'not-delivered'],
  [10, 'not-delivered'],
  [40, 'part-delivered'],
  [50, 'delivered'],
  [60, 'invoiced'],
]);

export type DeliveryLabel = 'not-delivered' | 'part-delivered' | 'delivered' | 'invoiced' | 'unknown';

export const deliveryLabelOf = (code: number | null): DeliveryLabel =>
  (code === null ? undefined : labels.get(code)) ?? 'unknown';

type DeliveryCode = 0 | 40 | 50 | 60;

/** How far the delivery of an order has come, in the codes of its label. */
export function deliveryCodeOf(status: OrderStatus): DeliveryCode {
  if (status >= orderStatuses.Invoiced) return 60;
  if (status === orderStatuses.Delivered) return 50;
  return status === orderStatuses.PartDelivered ? 40 : 0;
}
