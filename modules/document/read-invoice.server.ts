import { ok, refuse } from '#core/result.ts';
import type { Invoice } from '../fulfilment/invoice.ts';
import { findInvoice } from '../fulfilment/invoice-store.server.ts';
import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findShownOrder } from './find-shown-order.server.ts';

type Asked = { readonly invoiceId: string; readonly link: string | undefined };

export type ShownInvoice = { readonly invoice: Invoice; readonly order: Order; readonly hidesPrices: boolean };

/** Whoever sees its order may; to anybody else there is no such invoice. */
export async function readInvoice(
  shop: Pick<Shop, 'db' | 'env' | 'snapshots'>,
  visit: Visit,
  { invoiceId, link }: Asked,
) {
  if (!visit.claims && link === undefined) return refuse({ code: 'not-signed-in' });
  const invoice = await findInvoice(shop.db, invoiceId);
  const none = refuse({ code: 'invoice-not-found', number: invoiceId });
  if (!invoice) return none;
  const shown = await findShownOrder(shop, visit, { orderId: invoice.orderId, link });
  if (!shown.ok) return none;
  return ok<ShownInvoice>({ invoice, ...shown.value });
}
