import { type Currency, money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Row } from '#platform/sheets/cell.ts';
import { writeWorkbook } from '#platform/sheets/write-workbook.ts';
import { findPriceList, listPricesOf } from '../catalogue/price-list-store.server.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import { listPriceLists } from '../company-admin/list-price-lists.server.ts';
import { marketList } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { sheetColumns, templateColumns } from './price-rows.ts';

/** Templates for sheets that are filled in and uploaded: prices of a list, people of a company, and their sizes. */
export const sheetTemplates = ['pricelist', 'people', 'sizes'] as const;

const sheetName = 'prices';
const widths = { sku: 16, price: 12, name: 40, tax: 8 } as const;
const columnsOf = (names: readonly (typeof sheetColumns)[number][]) =>
  names.map((title) => ({ title, width: widths[title], isNumber: title === 'price' }));

const rowsPerRead = 1000;

/** Headings without rows. */
export const makePriceTemplate = (at: Date) =>
  writeWorkbook({ at, sheets: [{ name: sheetName, columns: columnsOf(templateColumns), rows: [] }] });

/** Access: staff see all lists of companies; administrators those of their own companies. Other lists are not found. */
export async function exportPriceList(shop: Pick<Shop, 'db' | 'snapshots'>, visit: Visit, code: string) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const list = await findPriceList(shop.db, code);
  const market = marketList.find((one) => one.code === list?.market) ?? visit.market;
  const seen = await listPriceLists(shop, visit, market);
  if (!seen.ok) return seen;
  if (!list || !seen.value.some((one) => one.code === code))
    return refuse({ code: 'price-list-not-found', priceList: code });
  const rows = rowsOf(shop.db, list, visit);
  return ok(writeWorkbook({ at: visit.now, sheets: [{ name: sheetName, columns: columnsOf(sheetColumns), rows }] }));
}

/** One row for each colour, because prices are per colour. */
async function* rowsOf(db: Db, list: StoredPriceList, { language }: Pick<Visit, 'language'>): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += rowsPerRead) {
    const { prices } = await listPricesOf(db, list.code, language, { limit: rowsPerRead, offset });
    for (const { partNo, unitAmount, name, isGross } of prices) {
      const price = money(unitAmount, list.currency as Currency);
      yield { cells: [partNo, price, name, isGross ? 'gross' : 'net'] };
    }
    if (prices.length < rowsPerRead) return;
  }
}
