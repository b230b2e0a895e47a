import { type OrderStatus, orderStatuses } from './order-status.ts';

/** Labels of an order's delivery by their own codes: 10 and 50 do not mean the same as in a row's status. */
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

/** The progress of an order's delivery, as a label code. */
export function deliveryCodeOf(status: OrderStatus): DeliveryCode {
  if (status >= orderStatuses.Invoiced) return 60;
  if (status === orderStatuses.Delivered) return 50;
  return status === orderStatuses.PartDelivered ? 40 : 0;
}
