import { type OrderStatus, orderStatuses } from '../order/order-status.ts';

/** What is said of an order's payment beside where it is, once it is billed whole. */
export type PaymentSide = 'invoiced' | 'overdue' | 'paid';

export function paymentSideOf({
  status,
  isPaid,
}: {
  readonly status: OrderStatus;
  /** It has invoices, and none of them is open. */
  readonly isPaid: boolean;
}): PaymentSide | undefined {
  if (status < orderStatuses.Invoiced) return undefined;
  if (isPaid) return 'paid';
  return status === orderStatuses.Overdue ? 'overdue' : 'invoiced';
}
