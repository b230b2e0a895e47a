import { ok, refuse } from '#core/result.ts';
import type { Row } from '#platform/sheets/cell.ts';
import type { ZipEntry } from '#platform/sheets/write-zip.ts';
import { dayIn } from '../market/market-day.ts';
import type { OrderReach } from '../order/order-scope.server.ts';
import { idKey, type Part, parseCursor } from '../order-history/cursor.ts';
import type { InvoiceLine, InvoiceState } from '../order-history/invoice-line.ts';
import { countInvoices, listInvoices } from '../order-history/list-invoices.server.ts';
import type { OrderFilter } from '../order-history/order-filter.ts';
import { readSeenCompanies } from '../order-history/seen-companies.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { readInvoice } from './read-invoice.server.ts';
import { readInvoicePdf } from './read-invoice-pdf.server.ts';
import { sheetWords } from './sheet-words.server.ts';

/** Limits, because more rows are hard to open and more PDFs take long to make; and the number of lines per query. */
const sheetLimits = { most: 50_000, atOnce: 500 };
export const mostZipped = 200;
const zipLimits = { most: mostZipped, atOnce: 50 };

type ListShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'texts'>;

type InvoiceListQuery = {
  readonly reach: OrderReach;
  readonly filter: OrderFilter;
  readonly state: InvoiceState | undefined;
  readonly order: Part['order'];
};

/** Allowed for signed-in people: the invoices that they may see, as a sheet whose rows are read on demand. */
export async function readInvoiceSheet(shop: ListShop, visit: Visit, asked: InvoiceListQuery, limits = sheetLimits) {
  const counted = await countWithin(shop, visit, asked, limits.most);
  if (!counted.ok) return counted;
  const words = sheetWords(shop, visit);
  const isOfGroup = (await readSeenCompanies(shop, visit, asked.reach)).length > 0;
  const dayOf = (instant: Date) => dayIn(visit.market.marketId, instant);
  const sheet = invoiceSheet({ isOfGroup, dayOf }, words);
  async function* rows(): AsyncGenerator<Row> {
    for await (const line of linesOf(shop, visit, asked, limits)) yield sheet.row(line);
    yield* sheet.sums();
  }
  const name = words.say('sheets.invoices.name');
  return ok({ count: counted.value, sheet: { name, columns: sheet.columns, rows: rows() } });
}

/** The same invoices as PDF files. The rights of the caller are checked for each file again. */
export async function readInvoicePdfs(shop: ListShop, visit: Visit, asked: InvoiceListQuery, limits = zipLimits) {
  const counted = await countWithin(shop, visit, asked, limits.most);
  if (!counted.ok) return counted;
  async function* files(): AsyncGenerator<ZipEntry> {
    for await (const { id } of linesOf(shop, visit, asked, limits)) {
      const read = await readInvoice(shop, visit, { invoiceId: id, link: undefined });
      if (!read.ok) continue;
      const { number, kind } = read.value.invoice;
      const name = `${kind === 'credit' ? 'credit-note' : 'invoice'}-${number}.pdf`;
      yield { name, bytes: await readInvoicePdf(shop, read.value) };
    }
  }
  return ok({ count: counted.value, files: files() });
}

async function countWithin(shop: ListShop, visit: Visit, asked: InvoiceListQuery, maximum: number) {
  const counted = await countInvoices(shop, visit, asked);
  if (!counted.ok || counted.value <= maximum) return counted;
  return refuse({ code: 'too-many-invoices', count: counted.value, maximum });
}

/** New invoices may make the list longer than counted, but never longer than the limit. */
async function* linesOf(
  shop: ListShop,
  visit: Visit,
  { order, ...asked }: InvoiceListQuery,
  { most, atOnce }: typeof sheetLimits,
): AsyncGenerator<InvoiceLine> {
  let after: Part['after'];
  let left = most;
  do {
    const part: Part = { limit: Math.min(atOnce, left), order, after };
    const listed = await listInvoices(shop, visit, { ...asked, part });
    if (!listed.ok) return;
    const { items, next } = listed.value;
    yield* items;
    left -= items.length;
    after = parseCursor(next, idKey);
  } while (after && left > 0);
}
