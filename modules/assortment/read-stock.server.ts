import { setImmediate } from 'node:timers/promises';
import { basePartNumber } from '#core/sku.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readVersion } from '#platform/snapshots/snapshot-store.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { stockTopic } from '../catalogue/catalogue-topics.ts';
import { listRemovedSkus, listStockAfter, listStockSince } from '../catalogue/stock-pages-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Stock } from './product-detail.ts';

type StockTable = {
  version: number;
  /** Key: base part number, then sku. */
  levels: Map<string, Map<string, Stock>>;
  /** Patches run one after another, so that an older patch cannot overwrite a newer one. */
  patching: Promise<unknown>;
};

const skusPerPage = 10_000;

/** The stock of the whole shop in this process: read once, then patched with rows written after its version. */
const stockOfShop: Snapshot<'all', StockTable> = {
  topic: stockTopic,
  build: (db, _, held) => (held ? patched(db, held) : wholeTable(db)),
};

type Question = { readonly skus: readonly string[] } | { readonly basePartNo: string };

/**
 * Access: everybody. A sku without a stock level has zero stock. For a product, returns all its skus with a stock
 * level.
 */
export async function readStock(shop: Pick<Shop, 'snapshots'>, question: Question): Promise<Stock[]> {
  const { levels } = await shop.snapshots.read(stockOfShop, 'all');
  if ('basePartNo' in question) return [...(levels.get(question.basePartNo)?.values() ?? [])];
  return question.skus.map(
    (sku) => levels.get(basePartNumber(sku))?.get(sku) ?? { sku, onHandValue: 0, nextDeliveryDate: undefined },
  );
}

async function wholeTable(db: Db): Promise<StockTable> {
  const version = await readVersion(db, stockTopic);
  const levels: StockTable['levels'] = new Map();
  for (let after = ''; ; ) {
    const page = (await listStockAfter(db, after, skusPerPage)).map(toStock);
    for (const stock of page) put(levels, stock);
    if (page.length < skusPerPage) return { version, levels, patching: Promise.resolve() };
    after = page.at(-1)?.sku ?? after;
    await setImmediate();
  }
}

async function patched(db: Db, table: StockTable): Promise<StockTable> {
  const turn = table.patching.then(() => patch(db, table));
  table.patching = turn.catch(() => {});
  await turn;
  return table;
}

/** Changes the table in place, because copying 250,000 levels for one change is slow. */
async function patch(db: Db, table: StockTable): Promise<void> {
  const next = await readVersion(db, stockTopic);
  const removed = await listRemovedSkus(db, table.version);
  if (!removed) {
    const { version, levels } = await wholeTable(db);
    Object.assign(table, { version, levels });
    return;
  }
  const changed = await listStockSince(db, table.version);
  for (const sku of removed) table.levels.get(basePartNumber(sku))?.delete(sku);
  for (const line of changed) put(table.levels, toStock(line));
  table.version = next;
}

function put(levels: StockTable['levels'], stock: Stock): void {
  const base = basePartNumber(stock.sku);
  const ofBase = levels.get(base) ?? new Map<string, Stock>();
  levels.set(base, ofBase.set(stock.sku, stock));
}

function toStock(line: string): Stock {
  const [sku = '', onHand = '0', day = ''] = line.split(' ');
  return { sku, onHandValue: Number(onHand), nextDeliveryDate: day === '' ? undefined : day };
}
