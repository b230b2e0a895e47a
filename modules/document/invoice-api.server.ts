import { ok } from '#core/result.ts';
import type { Api } from '../api.server.ts';
import { addDownload, toFile } from './add-download.server.ts';
import { invoiceParams, invoiceQuery } from './document-schema.ts';
import { makeInvoice } from './make-invoice.server.ts';
import { readInvoice } from './read-invoice.server.ts';

export function addInvoicePdf(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/invoice/{invoiceId}/pdf',
      summary: 'An invoice or a credit note as a PDF, in the language of its order',
      description:
        'For whoever sees the order, or holds its sealed link. Amounts are absent where the order or its company hides them.',
      needsToken: 'or-seal',
      params: invoiceParams,
      query: invoiceQuery,
    },
    async ({ shop, visit, params: { invoiceId }, query: { o: link } }) => {
      const read = await readInvoice(shop, visit, { invoiceId, link });
      if (!read.ok) return read;
      const { number, kind } = read.value.invoice;
      const file = toFile(await makeInvoice(shop, read.value));
      return ok({ file, fileName: `${kind === 'credit' ? 'credit-note' : 'invoice'}-${number}` });
    },
  );
}
