import type { OrderProgressed } from '../order/order-events.ts';
import { orderStatuses } from '../order/order-status.ts';

/** What staff tell the buyer. */
type AnswerMailKind = 'return-accepted' | 'return-refused' | 'answered';
export type ProgressMailKind =
  | 'confirmed'
  | 'part'
  | 'last'
  | 'pickup'
  | 'delivered'
  | 'refused'
  | 'invoiced'
  | 'overdue';
export type MailKind = ProgressMailKind | AnswerMailKind;

const { Confirmed, PickupAtRetailer, Delivered, Invoiced, Overdue } = orderStatuses;

/** What is told in so many words: nothing left the warehouse by itself. */
const byWord: Readonly<Partial<Record<number, ProgressMailKind>>> = {
  [Confirmed]: 'confirmed',
  [PickupAtRetailer]: 'pickup',
  [Delivered]: 'delivered',
};

type Facts = Pick<OrderProgressed, 'from' | 'to' | 'dispatchNumber' | 'denied'>;

/**
 * Which mails a step is worth: when the shop has taken the order on, each time something leaves, what will not come, where an
 * invoice is to be paid, and once it is late. What a card has paid is not asked for, and paying late is not answered.
 */
export function mailsDue({ from, to, dispatchNumber, denied }: Facts, isOnAccount: boolean): ProgressMailKind[] {
  const isFurther = to > from;
  const mails: ProgressMailKind[] = [];
  const told = byWord[to];
  if (denied) mails.push('refused');
  if (dispatchNumber !== undefined) mails.push(to === Delivered ? 'last' : 'part');
  else if (isFurther && !denied && told) mails.push(told);
  if (isFurther && isOnAccount && to === Invoiced) mails.push('invoiced');
  if (isFurther && isOnAccount && to === Overdue) mails.push('overdue');
  return mails;
}
