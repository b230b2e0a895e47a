import type { Db } from '#platform/db/db.server.ts';
import { issueInvoice } from '../invoice/issue-invoice.server.ts';
import { dayIn } from '../market/market-day.ts';
import type { Shop } from '../shop.server.ts';
import { findDeliveries } from './delivery-store.server.ts';
import { insertStep } from './order-step-store.server.ts';

/** Issues an invoice in the transaction that locks the order, and adds it to the order's timeline. */
export async function billOrder(shop: Pick<Shop, 'texts' | 'env'>, db: Db, issue: Parameters<typeof issueInvoice>[2]) {
  const deliveries = await findDeliveries(db, [issue.order.id]);
  const days = deliveries.map(({ dispatchedAt }) => dayIn(issue.order.marketId, dispatchedAt));
  const deliveredOn = days
    .filter((day) => day <= issue.issuedOn)
    .toSorted()
    .at(-1);
  const invoice = await issueInvoice(shop, db, { deliveredOn, ...issue });
  if (invoice) {
    const { id: invoiceId, kind, number } = invoice;
    await insertStep(db, issue.order.id, issue.now, { kind, invoiceId, number });
  }
  return invoice;
}
