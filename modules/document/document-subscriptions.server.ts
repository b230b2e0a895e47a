import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { orderPaperIssued, orderPaperIssuedPayload, orderProgressed } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { keepNoteOfDispatch } from './parcel/read-delivery-note.server.ts';
import { type PdfShop, readInvoicePdf } from './read-invoice-pdf.server.ts';

export const documentSubscriptions = (shop: PdfShop): Subscriber[] => [
  { name: 'keep-invoice-pdf', to: orderPaperIssued, handle: (event) => keepPdfs(shop, event) },
  { name: 'keep-delivery-note', to: orderProgressed, handle: (event) => keepNoteOfDispatch(shop, event) },
];

/** Makes both files, with and without prices: a reader's rights may change later, the content may not. */
async function keepPdfs(shop: PdfShop, { payload }: Pick<ShopEvent, 'payload'>): Promise<void> {
  const { orderId, number } = orderPaperIssuedPayload.parse(payload);
  const found = await findOrder(shop.db, orderId);
  const invoice = (await findInvoices(shop.db, [orderId])).find((one) => one.number === number);
  if (!found || !invoice) return;
  for (const hidesPrices of [false, true]) await readInvoicePdf(shop, { invoice, order: found.order, hidesPrices });
}
