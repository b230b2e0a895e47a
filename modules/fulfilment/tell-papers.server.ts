import type { Db } from '#platform/db/db.server.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { orderPaperIssued } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import type { HeldOrder } from './held-order.ts';

/** Publishes an event for each new invoice of the order, in the transaction that issued them. */
export async function tellPapers(
  { events }: Pick<Shop, 'events'>,
  db: Db,
  { order, invoices }: HeldOrder,
): Promise<Invoice[]> {
  const known = new Set(invoices.map(({ id }) => id));
  const papers = (await findInvoices(db, [order.id])).filter(({ id }) => !known.has(id));
  const news = papers.map(({ number, kind }) => ({ orderId: order.id, number, kind }));
  await events.publish(db, ...news.map((payload) => ({ name: orderPaperIssued, key: order.id, payload })));
  return papers;
}
