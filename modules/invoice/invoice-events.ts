import * as z from 'zod';
import { orderPayload } from '../order/order-events.ts';

/** Events of invoices. The key of each is the order's id. */
export const invoiceIssued = 'invoice-issued';
export const invoiceOverdue = 'invoice-overdue';

export const invoicePayload = orderPayload.extend({ invoiceId: z.string() });
