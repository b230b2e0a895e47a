import { type OrderStatus, orderStatuses } from '../order/order-status.ts';

/** The payment state of a fully billed order, shown beside its delivery state. */
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
