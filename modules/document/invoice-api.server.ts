import { ok, refuse } from '#core/result.ts';
import type { Api } from '../api.server.ts';
import { readEInvoice } from '../e-invoice/read-e-invoice.server.ts';
import { addDownload, toFile } from './add-download.server.ts';
import { invoiceParams, invoiceQuery } from './document-schema.ts';
import { readInvoice } from './read-invoice.server.ts';
import { readInvoicePdf } from './read-invoice-pdf.server.ts';

export function addInvoicePdf(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/invoice/{invoiceId}/pdf',
      summary: 'An invoice or a credit note as a PDF, in the language of its order',
      description:
        'For callers who may see the order or have its signed link. Amounts are absent if the order or its company hides them.',
      needsToken: 'or-seal',
      params: invoiceParams,
      query: invoiceQuery,
    },
    async ({ shop, visit, params: { invoiceId }, query: { o: link } }) => {
      const read = await readInvoice(shop, visit, { invoiceId, link });
      if (!read.ok) return read;
      const { number, kind } = read.value.invoice;
      const file = toFile(await readInvoicePdf(shop, read.value));
      return ok({ file, fileName: `${kind === 'credit' ? 'credit-note' : 'invoice'}-${number}` });
    },
  );
}

export function addInvoiceXml(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/invoice/{invoiceId}/xml',
      kind: 'xml',
      summary: 'An invoice or a credit note of a company as an e-invoice (Peppol BIS Billing 3.0, UBL 2.1)',
      description:
        'For callers who may see the order or have its signed link. Not available for consumers, with hidden amounts, in the USA and Canada, and if the file would violate EN 16931.',
      needsToken: 'or-seal',
      params: invoiceParams,
      query: invoiceQuery,
    },
    async ({ shop, visit, params: { invoiceId }, query: { o: link } }) => {
      const read = await readInvoice(shop, visit, { invoiceId, link });
      if (!read.ok) return read;
      const { invoice, hidesPrices } = read.value;
      const made = hidesPrices ? undefined : await readEInvoice(shop, read.value);
      if (made?.xml === undefined) return refuse({ code: 'e-invoice-unavailable', number: invoice.number });
      const file = toFile(new TextEncoder().encode(made.xml));
      return ok({ file, fileName: `${invoice.kind === 'credit' ? 'credit-note' : 'invoice'}-${invoice.number}` });
    },
  );
}
