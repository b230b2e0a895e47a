import type { Money } from '#core/money.ts';
import type { CompanyName } from '../company/company.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { isSettled } from '../invoice/invoice-left.ts';

/** An invoice or a credit note in a list. */
export type InvoiceLine = Pick<
  Invoice,
  'id' | 'number' | 'kind' | 'marketId' | 'companyId' | 'issuedOn' | 'dueOn' | 'paidAt'
> & {
  readonly state: InvoiceState;
  /** Set if the list has several companies. */
  readonly company: CompanyName | undefined;
  readonly order: { readonly id: string; readonly orderNo: string; readonly orderNumber: string | undefined };
  /** Absent if the buyer or the reader may not see prices. */
  readonly payable: Money | undefined;
  /** The part that is still to be paid. */
  readonly left: Money | undefined;
  readonly isOpen: boolean;
  readonly tax: Money | undefined;
};

export const invoiceStates = ['open', 'overdue', 'paid', 'credited', 'credit'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** `credited`: credited in full before it was paid. `today` is a calendar day; on its due day an invoice is not overdue yet. */
export function invoiceStateOf(
  invoice: Pick<Invoice, 'kind' | 'dueOn' | 'paidAt' | 'payable' | 'credited'>,
  today: string,
): InvoiceState {
  if (invoice.kind === 'credit') return 'credit';
  if (invoice.paidAt) return 'paid';
  if (isSettled(invoice)) return 'credited';
  return invoice.dueOn < today ? 'overdue' : 'open';
}
