import { type OrderStatus, orderStatuses } from './order-status.ts';

const { Default, Received, SendToCustomer, Confirmed, PickupAtRetailer, PartDelivered, Delivered, Invoiced, Overdue } =
  orderStatuses;

/** What may follow at once. Facts skip steps, so an order may be anywhere ahead of where it was. */
export const orderFlow: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [Default]: [Received],
  [Received]: [SendToCustomer, Confirmed],
  [SendToCustomer]: [Confirmed],
  [Confirmed]: [PickupAtRetailer, PartDelivered, Delivered],
  [PickupAtRetailer]: [PartDelivered, Delivered],
  [PartDelivered]: [Delivered],
  [Delivered]: [Invoiced],
  [Invoiced]: [Overdue],
  // Paid after all.
  [Overdue]: [Invoiced],
};

/** Whether there is a way from one status to another. */
export function leadsTo(from: OrderStatus, to: OrderStatus): boolean {
  const reached = new Set<OrderStatus>([from]);
  // What is added while it is walked through is walked through as well.
  for (const status of reached) for (const next of orderFlow[status]) reached.add(next);
  return reached.has(to);
}
