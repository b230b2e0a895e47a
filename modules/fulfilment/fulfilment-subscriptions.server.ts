import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import type { HrefOf } from '../href-of.ts';
import { orderAnswered, orderProgressed, orderRefundDue, orderReturnDecided } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { invoiceIssued, invoiceOverdue } from './invoice-events.ts';
import { createAnswerMailer, createReturnMailer } from './mail-answers.server.ts';
import { createInvoiceMailer } from './mail-invoice.server.ts';
import { createProgressMailer } from './mail-progress.server.ts';
import { queueWebhooks } from './queue-webhooks.server.ts';
import { refundOrder } from './refund-order.server.ts';
import { createTeller } from './tell-buyer.server.ts';
import { webhookNews } from './webhooks/webhook-news.ts';

/** What follows from an order's way: money goes back, the buyer gets a mail, and other systems are told. */
export function fulfilmentSubscriptions(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Subscriber[] {
  const tell = createTeller(shop, hrefOf);
  const tellWebhooks = (event: ShopEvent) => queueWebhooks(shop, event);
  return [
    { name: 'refund-order', to: orderRefundDue, handle: (event) => refundOrder(shop, event) },
    { name: 'mail-order-progressed', to: orderProgressed, handle: createProgressMailer(shop, tell) },
    { name: 'mail-invoice-issued', to: invoiceIssued, handle: createInvoiceMailer(shop, tell, 'invoiced') },
    { name: 'mail-invoice-overdue', to: invoiceOverdue, handle: createInvoiceMailer(shop, tell, 'overdue') },
    { name: 'mail-return-decided', to: orderReturnDecided, handle: createReturnMailer(shop, tell) },
    { name: 'mail-order-answered', to: orderAnswered, handle: createAnswerMailer(shop, tell) },
    // One subscriber to all of them: what happens to an order is told in its order.
    ...webhookNews.map(({ event }) => ({ name: 'tell-webhooks', to: event, handle: tellWebhooks })),
  ];
}
