import { orderStatuses } from '../order/order-status.ts';
import type { OrderLine } from './order-line.ts';

/** How far an order has come; one that waits for its payment or was refused has no status of its own. */
export type OrderState = keyof typeof orderStatuses | 'refused' | 'unpaid';

const names = Object.entries(orderStatuses) as [keyof typeof orderStatuses, number][];

export function orderStateOf({
  status,
  isRefused,
  placedAt,
  paymentState,
}: Pick<OrderLine, 'status' | 'isRefused' | 'placedAt' | 'paymentState'>): OrderState {
  if (isRefused) return 'refused';
  if (!placedAt && paymentState === 'Pending') return 'unpaid';
  return statusNameOf(status);
}

export const statusNameOf = (status: number): keyof typeof orderStatuses =>
  names.find(([, code]) => code === status)?.[0] ?? 'Default';
