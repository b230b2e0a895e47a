import type { Money } from '#core/money.ts';
import type { Invoice } from '../fulfilment/invoice.ts';

/** An invoice or a credit note as a list shows it. */
export type InvoiceLine = Pick<Invoice, 'id' | 'number' | 'kind' | 'marketId' | 'issuedOn' | 'dueOn' | 'paidAt'> & {
  readonly state: InvoiceState;
  readonly order: { readonly id: string; readonly orderNo: string; readonly orderNumber: string | undefined };
  /** Absent where the buyer, or who looks, sees no prices. */
  readonly payable: Money | undefined;
  readonly tax: Money | undefined;
};

export const invoiceStates = ['open', 'overdue', 'paid', 'credit'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** `today` is a day of the calendar; on its due day an invoice is not late yet. */
export function invoiceStateOf(
  { kind, dueOn, paidAt }: Pick<Invoice, 'kind' | 'dueOn' | 'paidAt'>,
  today: string,
): InvoiceState {
  if (kind === 'credit') return 'credit';
  if (paidAt) return 'paid';
  return dueOn < today ? 'overdue' : 'open';
}
