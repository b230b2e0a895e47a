import { ok } from '#core/result.ts';
import { writeWorkbook } from '#platform/sheets/write-workbook.ts';
import type { Api } from '../api.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { dayIn } from '../market/market-day.ts';
import { reachOrder, wayTo } from '../order/reach-order.server.ts';
import { toAsked } from '../order-history/history-query.ts';
import { addDownload } from './add-download.server.ts';
import { historyQuery, orderParams, orderQuery } from './document-schema.ts';
import { orderSheets } from './order-sheet.ts';
import { readHistorySheet } from './read-history-sheet.server.ts';
import { sheetWords } from './sheet-words.server.ts';

/** Approximate bytes per row in the compressed file, and of an empty file. */
const bytesOfRow = 70;
const bytesOfFile = 4_000;

/** Orders as spreadsheets. */
export function addSheets(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/order/{orderId}/excel',
      kind: 'xlsx',
      summary: 'An order as a spreadsheet: rows, discounts, freight, tax by rate, and the total',
      description:
        'For the buyer, for administrators of the company, and for holders of the order’s signed link. Amounts are as the buyer saw them, or absent.',
      needsToken: 'or-seal',
      params: orderParams,
      query: orderQuery,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link } }) => {
      const reached = await reachOrder(shop, visit, wayTo({ orderId, link }));
      if (!reached.ok) return reached;
      const { order, hidesPrices } = reached.value;
      const market = findMarketBySiteId(order.marketId) ?? visit.market;
      const words = sheetWords(shop, { market, language: visit.language });
      const pieces = writeWorkbook({ at: order.createdAt, sheets: orderSheets(order, hidesPrices, words) });
      return ok({ file: { pieces }, fileName: `order-${order.orderNo}`, isPersonal: true });
    },
  );

  addDownload(
    api,
    {
      path: '/documents/orders/excel',
      kind: 'xlsx',
      summary: 'The list of orders as a spreadsheet, with a sum for each currency',
      description: 'The orders of GET /api/orderhistory/orders, up to 50,000. The file is streamed.',
      needsToken: true,
      counts: {
        'document-rows': 'How many orders there are.',
        'document-bytes-about': 'How long the file will be, more or less.',
      },
      query: historyQuery,
    },
    async ({ shop, visit, query }) => {
      const { reach, filter } = toAsked(query);
      const asked = { reach, filter: { ...filter, isExternal: query.external }, order: query.order };
      const read = await readHistorySheet(shop, visit, asked);
      if (!read.ok) return read;
      const { count, sheet } = read.value;
      return ok({
        file: { pieces: writeWorkbook({ at: visit.now, sheets: [sheet] }) },
        fileName: `orders-${dayIn(visit.market.marketId, visit.now)}`,
        isPersonal: true,
        headers: {
          'document-rows': String(count),
          'document-bytes-about': String(bytesOfFile + count * bytesOfRow),
        },
      });
    },
  );
}
