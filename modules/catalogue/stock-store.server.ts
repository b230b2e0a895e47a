import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';

export type SkuPieces = { readonly sku: string; readonly pieces: number };

/** The stock before the order took any. */
export type StockBefore = {
  readonly sku: string;
  readonly onHand: number;
  readonly nextDeliveryDate: string | undefined;
};

/**
 * Takes up to the wanted pieces of each sku. Locks in the order of skus, so that two orders cannot deadlock. Skus
 * without a stock level are left out of the result. Callers that need all or nothing roll back.
 */
export async function takeStock(db: Db, wanted: readonly SkuPieces[]): Promise<StockBefore[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ sku: string; on_hand: number; next_delivery_date: string | null }>`
    with held as (
      select stock.sku, stock.on_hand, stock.next_delivery_date, wanted.pieces
      from stock join ${piecesOf(wanted)} as wanted (sku text, pieces int) on wanted.sku = stock.sku
      where ${isAmong(wanted)}
      order by stock.sku for update of stock
    ), cut as (
      update stock set on_hand = held.on_hand - least(held.on_hand, held.pieces) from held where stock.sku = held.sku
    ), news as (
      insert into stock_news (sku) select sku from held
    )
    select sku, on_hand, next_delivery_date from held`.execute(db);
  return rows.map(({ sku, on_hand, next_delivery_date }) => ({
    sku,
    onHand: on_hand,
    nextDeliveryDate: next_delivery_date ?? undefined,
  }));
}

/** Adds back the pieces of an order to the current level. Skus without a stock level are skipped. */
export async function returnStock(db: Db, given: readonly SkuPieces[]): Promise<void> {
  if (given.length === 0) return;
  await sql`
    with held as (
      select stock.sku, back.pieces
      from stock join (
        select sku, sum(pieces)::int as pieces from ${piecesOf(given)} as each (sku text, pieces int) group by sku
      ) as back on back.sku = stock.sku
      where back.pieces > 0 and ${isAmong(given)}
      order by stock.sku for update of stock
    ), raised as (
      update stock set on_hand = stock.on_hand + held.pieces from held where stock.sku = held.sku
    )
    insert into stock_news (sku) select sku from held`.execute(db);
}

/** The stock of a sku as a subquery; null if it has no stock level. */
export const onHandOf = (sku: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(select stock.on_hand from stock where stock.sku = ${sku})`;

/** Passes a list of any length as one parameter. */
const piecesOf = (list: readonly SkuPieces[]) => sql`jsonb_to_recordset(${JSON.stringify(list)}::text::jsonb)`;

/** Repeats the join: PostgreSQL expects a hundred skus of any list, and would read the whole table twice for an order of three. */
const isAmong = (list: readonly SkuPieces[]) => sql`stock.sku = any (${list.map(({ sku }) => sku)}::text[])`;

/** True if orders changed levels that snapshots have not read yet. */
export async function hasStockNews(db: Db): Promise<boolean> {
  return (await db.selectFrom('stock_news').select('sku').limit(1).executeTakeFirst()) !== undefined;
}

/** Sets the version on levels that orders changed, so that snapshots read them. */
export async function versionStockNews(db: Db, version: number): Promise<void> {
  await sql`
    with news as (
      delete from stock_news returning sku
    ), held as (
      select sku from stock where sku in (select sku from news) order by sku for update
    )
    update stock set version = ${version} from held where stock.sku = held.sku`.execute(db);
}

export type StockedProduct = { readonly basePartNo: string; readonly onHand: number };

/** Products with pieces in stock, most first. */
export async function listStockedProducts(db: Db): Promise<StockedProduct[]> {
  const { rows } = await sql<StockedProduct>`
    select left(part_no, 8) as "basePartNo", sum(on_hand)::int as "onHand" from stock group by 1
    having sum(on_hand) > 0 order by 2 desc, 1`.execute(db);
  return rows;
}
