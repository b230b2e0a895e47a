import { ok, refuse } from '#core/result.ts';
import type { Row } from '#platform/sheets/cell.ts';
import { dayIn } from '../market/market-day.ts';
import type { OrderReach } from '../order/order-scope.server.ts';
import { numberKey, type Part, parseCursor } from '../order-history/cursor.ts';
import { listOrderLines } from '../order-history/list-order-lines.server.ts';
import type { OrderFilter } from '../order-history/order-filter.ts';
import { readSeenCompanies } from '../order-history/seen-companies.server.ts';
import { summariseOrders } from '../order-history/summarise-orders.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type HistorySheet, historySheet } from './history-sheet.ts';
import { sheetWords } from './sheet-words.server.ts';

/** Row limit of a file, because larger ones are hard to open, and rows per query. */
const usual = { most: 50_000, atOnce: 500 };

type SheetShop = Pick<Shop, 'db' | 'snapshots' | 'texts'>;

type HistoryQuery = { readonly reach: OrderReach; readonly filter: OrderFilter; readonly order: Part['order'] };

/** Access: signed-in visitors. The orders that they may see as a sheet; rows are read on demand. */
export async function readHistorySheet(shop: SheetShop, visit: Visit, asked: HistoryQuery, limits = usual) {
  const { most } = limits;
  const summarised = await summariseOrders(shop, visit, asked);
  if (!summarised.ok) return summarised;
  const { count, currencies } = summarised.value;
  if (count > most) return refuse({ code: 'too-many-rows', count, maximum: most });
  const words = sheetWords(shop, visit);
  const isOfGroup = (await readSeenCompanies(shop, visit, asked.reach)).length > 0;
  const kind = { isExternal: asked.filter.isExternal === true, showsPrices: currencies.length > 0, isOfGroup };
  const sheet = historySheet(kind, words, (instant) => dayIn(visit.market.marketId, instant));
  const rows = readRows(shop, visit, { ...asked, ...limits, sheet });
  return ok({ count, sheet: { name: words.say('sheets.history.name'), columns: sheet.columns, rows } });
}

type RowQuery = HistoryQuery & typeof usual & { readonly sheet: HistorySheet };

/** New orders may make the list longer than counted, but never longer than the limit. */
async function* readRows(shop: SheetShop, visit: Visit, { reach, filter, order, sheet, most, atOnce }: RowQuery) {
  let after: Part['after'];
  let left = most;
  do {
    const part: Part = { limit: Math.min(atOnce, left), order, after };
    const listed = await listOrderLines(shop, visit, { reach, filter, part });
    if (!listed.ok) break;
    const { items, next } = listed.value;
    for (const line of items) yield sheet.row(line) satisfies Row;
    left -= items.length;
    after = parseCursor(next, numberKey);
  } while (after && left > 0);
  yield* sheet.sums();
}
