import { type OrderStatus, orderStatuses } from './order-status.ts';

const { Default, Received, SendToCustomer, Confirmed, PickupAtRetailer, PartDelivered, Delivered, Invoiced, Overdue } =
  orderStatuses;

/** What may follow at once. An order that comes to the retailer is fetched there whole. */
export const orderFlow: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [Default]: [Received],
  [Received]: [SendToCustomer, Confirmed],
  [SendToCustomer]: [Confirmed],
  [Confirmed]: [PickupAtRetailer, PartDelivered, Delivered],
  [PickupAtRetailer]: [Delivered],
  [PartDelivered]: [Delivered],
  [Delivered]: [Invoiced],
  [Invoiced]: [Overdue],
  // Paid after all.
  [Overdue]: [Invoiced],
};

/** Reports skip steps: whatever can be reached from here lies ahead. */
function reachedFrom(status: OrderStatus): ReadonlySet<OrderStatus> {
  const reached = new Set<OrderStatus>();
  const visit = (from: OrderStatus) => {
    for (const next of orderFlow[from]) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit(status);
  return reached;
}

const ahead: ReadonlyMap<OrderStatus, ReadonlySet<OrderStatus>> = new Map(
  Object.values(orderStatuses).map((status) => [status, reachedFrom(status)]),
);

export type Move = 'same' | 'forward' | 'late' | 'impossible';

/** `late`: a report of where the order was before; it is noted and changes nothing. */
export function moveOf(from: OrderStatus, to: OrderStatus): Move {
  if (from === to) return 'same';
  if (ahead.get(from)?.has(to)) return 'forward';
  return ahead.get(to)?.has(from) ? 'late' : 'impossible';
}
