import type { Money } from '#core/money.ts';
import type { CompanyName } from '../company/company.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { isSettled } from '../invoice/invoice-left.ts';

/** An invoice or a credit note as a list shows it. */
export type InvoiceLine = Pick<
  Invoice,
  'id' | 'number' | 'kind' | 'marketId' | 'companyId' | 'issuedOn' | 'dueOn' | 'paidAt'
> & {
  readonly state: InvoiceState;
  /** Where the list has those of several companies. */
  readonly company: CompanyName | undefined;
  readonly order: { readonly id: string; readonly orderNo: string; readonly orderNumber: string | undefined };
  /** Absent where the buyer, or who looks, sees no prices. */
  readonly payable: Money | undefined;
  /** What is still to be paid of it. */
  readonly left: Money | undefined;
  readonly isOpen: boolean;
  readonly tax: Money | undefined;
};

export const invoiceStates = ['open', 'overdue', 'paid', 'credited', 'credit'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** `credited`: taken back whole before it was paid. `today` is a day of the calendar; on its due day an invoice is not late yet. */
export function invoiceStateOf(
  invoice: Pick<Invoice, 'kind' | 'dueOn' | 'paidAt' | 'payable' | 'credited'>,
  today: string,
): InvoiceState {
  if (invoice.kind === 'credit') return 'credit';
  if (invoice.paidAt) return 'paid';
  if (isSettled(invoice)) return 'credited';
  return invoice.dueOn < today ? 'overdue' : 'open';
}
