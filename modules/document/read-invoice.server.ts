import { ok, refuse } from '#core/result.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { findInvoice } from '../invoice/invoice-store.server.ts';
import { type ReachedOrder, reachOrder, wayTo } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type InvoiceRequest = { readonly invoiceId: string; readonly link: string | undefined };

export type ShownInvoice = Pick<ReachedOrder, 'order' | 'hidesPrices'> & { readonly invoice: Invoice };

/** Access: visitors who may see the order; for others the invoice does not exist. */
export async function readInvoice(
  shop: Pick<Shop, 'db' | 'env' | 'snapshots'>,
  visit: Visit,
  { invoiceId, link }: InvoiceRequest,
) {
  if (!visit.claims && link === undefined) return refuse({ code: 'not-signed-in' });
  const invoice = await findInvoice(shop.db, invoiceId);
  const none = refuse({ code: 'invoice-not-found', number: invoiceId });
  if (!invoice) return none;
  const reached = await reachOrder(shop, visit, wayTo({ orderId: invoice.orderId, link }));
  if (!reached.ok) return none;
  const { order, hidesPrices } = reached.value;
  return ok<ShownInvoice>({ invoice, order, hidesPrices });
}
