import type { OrderProgressed } from '../../order/order-events.ts';
import { orderStatuses } from '../../order/order-status.ts';

export type ProgressMailKind = 'confirmed' | 'part' | 'last' | 'pickup' | 'delivered' | 'refused';
export type InvoiceMailKind = 'invoiced' | 'overdue' | 'credit-note';
/** Mails after a step of the buyer, or after an answer of staff or of the laundry. */
type AnswerMailKind = 'return-accepted' | 'return-refused' | 'withdrawn' | 'exchanged' | 'answered' | 'laundry-refused';
export type MailKind = ProgressMailKind | InvoiceMailKind | AnswerMailKind;

const { Confirmed, PickupAtRetailer, Delivered } = orderStatuses;

/** Mails for a reported status without a dispatch. */
const byWord: Readonly<Partial<Record<number, ProgressMailKind>>> = {
  [Confirmed]: 'confirmed',
  [PickupAtRetailer]: 'pickup',
  [Delivered]: 'delivered',
};

type Facts = Pick<OrderProgressed, 'from' | 'to' | 'dispatchNumber' | 'isLast' | 'denied' | 'returnId'>;

/**
 * The mails for a step: when the order is confirmed, for each dispatch, and for refused goods. Invoices have their own mails,
 * when they are issued and when they are overdue.
 */
export function mailsDue({ from, to, dispatchNumber, isLast, denied, returnId }: Facts): ProgressMailKind[] {
  const mails: ProgressMailKind[] = [];
  const told = byWord[to];
  if (denied) mails.push('refused');
  if (dispatchNumber !== undefined) mails.push(isLast ? 'last' : 'part');
  // The rest was denied or refunded, so nothing more is sent.
  else if (to > from && !denied && returnId === undefined && told) mails.push(told);
  return mails;
}
