import { findInvoicePdf, keepInvoicePdf } from '../invoice/invoice-pdf-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { makeInvoice } from './make-invoice.server.ts';
import type { ShownInvoice } from './read-invoice.server.ts';

export type PdfShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'texts'>;

/**
 * The files with and without prices are made once, soon after the invoice is issued, and never change. An invoice from before files were
 * stored gets its file at the first download.
 */
export async function readInvoicePdf(shop: PdfShop, shown: ShownInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const copy = { invoiceId: shown.invoice.id, hidesPrices: shown.hidesPrices };
  const kept = await findInvoicePdf(shop.db, copy);
  return kept ?? keepInvoicePdf(shop.db, copy, await makeInvoice(shop, shown));
}
