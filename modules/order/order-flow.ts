import { type OrderStatus, orderStatuses } from './order-status.ts';

const { Default, Received, SendToCustomer, Confirmed, PickupAtRetailer, PartDelivered, Delivered, Invoiced, Overdue } =
  orderStatuses;

/** The direct successors of each status. Facts may skip steps, so an order can jump to any later status. */
export const orderFlow: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [Default]: [Received],
  [Received]: [SendToCustomer, Confirmed],
  [SendToCustomer]: [Confirmed],
  [Confirmed]: [PickupAtRetailer, PartDelivered, Delivered],
  [PickupAtRetailer]: [PartDelivered, Delivered],
  [PartDelivered]: [Delivered],
  [Delivered]: [Invoiced],
  [Invoiced]: [Overdue],
  // Paid late.
  [Overdue]: [Invoiced],
};

/** Whether one status can lead to another, directly or not. */
export function leadsTo(from: OrderStatus, to: OrderStatus): boolean {
  const reached = new Set<OrderStatus>([from]);
  // A set iterates over values that are added during the iteration too.
  for (const status of reached) for (const next of orderFlow[status]) reached.add(next);
  return reached.has(to);
}
