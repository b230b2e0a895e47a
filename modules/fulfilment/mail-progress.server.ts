import type { ShopEvent } from '#platform/events/event.ts';
import { receiversOf } from '../order/mail-order.server.ts';
import { createMailWords } from '../order/mail-words.server.ts';
import { type OrderProgressed, orderProgressedPayload } from '../order/order-events.ts';
import { orderStatuses } from '../order/order-status.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Shop } from '../shop.server.ts';
import { findDeliveries } from './delivery-store.server.ts';
import { findInvoices } from './invoice-store.server.ts';
import { mailsDue, type ProgressMailKind } from './mails-due.ts';
import { progressMail, type Told } from './progress-mail.ts';

/** Tells buyers how far their orders have come. */
export function createProgressMailer(shop: Omit<Shop, 'jobs'>): (event: ShopEvent) => Promise<void> {
  const { db, env, mail } = shop;
  const readWords = createMailWords(shop);
  return async ({ eventId, payload }) => {
    const news = orderProgressedPayload.parse(payload);
    const found = await findOrder(db, news.orderId);
    if (!found) return;
    const { order } = found;
    const [to] = receiversOf(order);
    // A procurement system tells its buyers itself; what waits for approval is on no way yet.
    if (to === undefined || order.kind === 'punch-out' || order.status < orderStatuses.Received) return;
    const kind = paymentKindOf(order.paymentMethodId);
    for (const due of mailsDue(news, kind === 'account')) {
      const told = await readTold(shop, news, due, kind === 'card' || kind === 'redirect');
      const messageId = `<order-${order.id}-${stepOf(due, news, eventId)}@${new URL(homeOf(env, order.marketId)).hostname}>`;
      await mail.send({ messageId, to, ...progressMail(order, told, await readWords(found)) });
    }
  };
}

/** Names the step among all of the order, in what a message id may hold: sent again, it is known as the same mail. */
function stepOf(kind: ProgressMailKind, { dispatchNumber }: OrderProgressed, eventId: string): string {
  if (kind === 'refused') return `refused-${eventId}`;
  if (kind !== 'part' && kind !== 'last') return kind;
  return `sent-${Buffer.from(dispatchNumber ?? '').toString('hex')}`;
}

async function readTold(
  { db }: Pick<Shop, 'db'>,
  news: OrderProgressed,
  kind: ProgressMailKind,
  isPaid: boolean,
): Promise<Told> {
  const { orderId, dispatchNumber } = news;
  if (kind === 'refused') return { kind, denied: news.denied, isPaid };
  if (kind === 'part' || kind === 'last') {
    const deliveries = await findDeliveries(db, [orderId]);
    return { kind, isPaid, delivery: deliveries.find((delivery) => delivery.dispatchNumber === dispatchNumber) };
  }
  if (kind !== 'invoiced' && kind !== 'overdue') return { kind, isPaid };
  const invoices = await findInvoices(db, [orderId]);
  return { kind, isPaid, invoices: invoices.filter((one) => one.kind === 'invoice' && one.paidAt === undefined) };
}
