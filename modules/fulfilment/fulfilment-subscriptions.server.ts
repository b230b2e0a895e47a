import type { Subscriber } from '#platform/events/event.ts';
import { orderPlaced, orderProgressed, orderRefundDue } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { invoiceIssued, invoiceOverdue } from './invoice-events.ts';
import { createInvoiceMailer } from './mail-invoice.server.ts';
import { createProgressMailer } from './mail-progress.server.ts';
import { queueWebhooks } from './queue-webhooks.server.ts';
import { refundOrder } from './refund-order.server.ts';

/** What follows from an order's way: money goes back, the buyer gets a mail, and other systems are told. */
export function fulfilmentSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  const mailProgress = createProgressMailer(shop);
  return [
    { name: 'refund-order', to: orderRefundDue, handle: (event) => refundOrder(shop, event) },
    { name: 'mail-order-progressed', to: orderProgressed, handle: mailProgress },
    { name: 'mail-invoice-issued', to: invoiceIssued, handle: createInvoiceMailer(shop, 'invoiced') },
    { name: 'mail-invoice-overdue', to: invoiceOverdue, handle: createInvoiceMailer(shop, 'overdue') },
    { name: 'tell-order-placed', to: orderPlaced, handle: (event) => queueWebhooks(shop, event) },
    { name: 'tell-order-progressed', to: orderProgressed, handle: (event) => queueWebhooks(shop, event) },
  ];
}
