import type { Subscriber } from '#platform/events/event.ts';
import type { HrefOf } from '../href-of.ts';
import { invoiceIssued, invoiceOverdue } from '../invoice/invoice-events.ts';
import { orderNamesErased, orderPaperIssued, orderProgressed, orderRefundDue } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { removeDeliveryNotes } from './delivery-note-store.server.ts';
import { createCreditNoteMailer, createInvoiceMailer, type InvoiceAttachments } from './mail/mail-invoice.server.ts';
import { createProgressMailer } from './mail/mail-progress.server.ts';
import { refundOrder } from './refund-order.server.ts';
import { createTeller } from './tell-buyer.server.ts';

/** Follow-ups of an order's progress: refunds, and mails to the buyer. */
export function fulfilmentSubscriptions(
  shop: Omit<Shop, 'jobs'>,
  hrefOf: HrefOf,
  attachmentsOf: InvoiceAttachments,
): Subscriber[] {
  const tell = createTeller(shop, hrefOf);
  return [
    { name: 'refund-order', to: orderRefundDue, handle: (event) => refundOrder(shop, event) },
    { name: 'remove-delivery-notes', to: orderNamesErased, handle: (event) => removeDeliveryNotes(shop.db, event) },
    { name: 'mail-order-progressed', to: orderProgressed, handle: createProgressMailer(shop, tell) },
    {
      name: 'mail-invoice-issued',
      to: invoiceIssued,
      handle: createInvoiceMailer(shop, tell, 'invoiced', attachmentsOf),
    },
    { name: 'mail-credit-note', to: orderPaperIssued, handle: createCreditNoteMailer(shop, tell, attachmentsOf) },
    { name: 'mail-invoice-overdue', to: invoiceOverdue, handle: createInvoiceMailer(shop, tell, 'overdue') },
  ];
}
