import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findInvoicePdf, keepInvoicePdf } from '../invoice/invoice-pdf-store.server.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { orderPaperIssued, orderPaperIssuedPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { makeInvoice } from './make-invoice.server.ts';
import type { ShownInvoice } from './read-invoice.server.ts';

type PdfShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'texts'>;

/** The file is made once, soon after the invoice is issued. Everybody gets that file, whatever changes later. */
export async function readInvoicePdf(shop: PdfShop, shown: ShownInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const copy = { invoiceId: shown.invoice.id, hidesPrices: shown.hidesPrices };
  const kept = await findInvoicePdf(shop.db, copy);
  return kept ?? keepInvoicePdf(shop.db, copy, await makeInvoice(shop, shown));
}

export const documentSubscriptions = (shop: PdfShop): Subscriber[] => [
  { name: 'keep-invoice-pdf', to: orderPaperIssued, handle: (event) => keepPdf(shop, event) },
];

async function keepPdf(shop: PdfShop, { payload }: Pick<ShopEvent, 'payload'>): Promise<void> {
  const { orderId, number } = orderPaperIssuedPayload.parse(payload);
  const found = await findOrder(shop.db, orderId);
  const invoice = (await findInvoices(shop.db, [orderId])).find((one) => one.number === number);
  if (!found || !invoice) return;
  const { order } = found;
  await readInvoicePdf(shop, { invoice, order, hidesPrices: order.hidesPrices });
}
