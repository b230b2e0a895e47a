import { sql } from 'kysely';

/** SQL: something is left to pay of the invoice `i`, as in `leftOf`. Uses the same expression as the index `invoice_open`. */
export const isOpenInvoice = sql<boolean>`(i.kind = 'invoice' and i.paid_at is null and i.payable + i.credited > 0)`;
