import { ok } from '#core/result.ts';
import { writeWorkbook } from '#platform/sheets/write-workbook.ts';
import { writeZip } from '#platform/sheets/write-zip.ts';
import type { Api } from '../api.server.ts';
import { dayIn } from '../market/market-day.ts';
import { toAsked } from '../order-history/history-query.ts';
import type { Visit } from '../visit.ts';
import { addDownload } from './add-download.server.ts';
import { invoiceListQuery } from './document-schema.ts';
import { mostZipped, readInvoicePdfs, readInvoiceSheet } from './read-invoice-list.server.ts';

/** Approximate bytes of a row and of a PDF in the file, and of an empty file. */
const bytesOfRow = 80;
const bytesOfPdf = 30_000;
const bytesOfFile = 4_000;

const counts = {
  'document-rows': 'How many invoices and credit notes there are.',
  'document-bytes-about': 'How long the file will be, more or less.',
};
const countsOf = (count: number, bytesEach: number) => ({
  'document-rows': String(count),
  'document-bytes-about': String(bytesOfFile + count * bytesEach),
});
const fileNameOf = ({ market, now }: Visit) => `invoices-${dayIn(market.marketId, now)}`;

/** The list of invoices as files. */
export function addInvoiceLists(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/invoices/excel',
      kind: 'xlsx',
      summary: 'The list of invoices and credit notes as a spreadsheet, with a sum for each currency',
      description:
        'Of the invoices that GET /api/orderhistory/invoices lists, up to 50,000. Amounts are absent where they are hidden. It is sent while it is made.',
      needsToken: true,
      counts,
      query: invoiceListQuery,
    },
    async ({ shop, visit, query }) => {
      const read = await readInvoiceSheet(shop, visit, { ...toAsked(query), state: query.State, order: query.order });
      if (!read.ok) return read;
      const { count, sheet } = read.value;
      return ok({
        file: { pieces: writeWorkbook({ at: visit.now, sheets: [sheet] }) },
        fileName: fileNameOf(visit),
        isPersonal: true,
        headers: countsOf(count, bytesOfRow),
      });
    },
  );

  addDownload(
    api,
    {
      path: '/documents/invoices/zip',
      kind: 'zip',
      summary: 'The invoices and credit notes of the list as PDF files in one archive',
      description: `Of the invoices that GET /api/orderhistory/invoices lists, up to ${mostZipped}. It is sent while it is made.`,
      needsToken: true,
      counts,
      query: invoiceListQuery,
    },
    async ({ shop, visit, query }) => {
      const read = await readInvoicePdfs(shop, visit, { ...toAsked(query), state: query.State, order: query.order });
      if (!read.ok) return read;
      const { count, files } = read.value;
      return ok({
        file: { pieces: writeZip(files, visit.now) },
        fileName: fileNameOf(visit),
        isPersonal: true,
        headers: countsOf(count, bytesOfPdf),
      });
    },
  );
}
