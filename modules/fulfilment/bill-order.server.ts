import type { Db } from '#platform/db/db.server.ts';
import { issueInvoice } from '../invoice/issue-invoice.server.ts';
import type { Shop } from '../shop.server.ts';
import { insertStep } from './order-step-store.server.ts';

/** Issues a paper, in the transaction that holds the order, and notes it in the order's timeline. */
export async function billOrder(shop: Pick<Shop, 'texts'>, db: Db, issue: Parameters<typeof issueInvoice>[2]) {
  const invoice = await issueInvoice(shop, db, issue);
  if (invoice) {
    const { id: invoiceId, kind, number } = invoice;
    await insertStep(db, issue.order.id, issue.now, { kind, invoiceId, number });
  }
  return invoice;
}
