import { sql } from 'kysely';

/** Of the invoice `i`: something is left to pay, as `leftOf` has it. In the words of the index `invoice_open`. */
export const isOpenInvoice = sql<boolean>`(i.kind = 'invoice' and i.paid_at is null and i.payable + i.credited > 0)`;
