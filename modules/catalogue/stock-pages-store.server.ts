import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';
import { removedAfter } from './removal-store.server.ts';

/** One line per sku with sku, stock and date, separated by blanks: one text is much faster to read than many rows. */
const asLines = sql`string_agg(sku || ' ' || on_hand || ' ' || coalesce(next_delivery_date::text, ''), E'\n' order by sku)`;

const lines = async (db: Db, query: RawBuilder<{ text: string | null }>) => {
  const { rows } = await query.execute(db);
  return rows[0]?.text?.split('\n') ?? [];
};

export function listStockAfter(db: Db, sku: string, most: number): Promise<string[]> {
  return lines(
    db,
    sql`select ${asLines} as text from (
      select * from stock where sku > ${sku} order by sku limit ${most}) as page`,
  );
}

export function listStockSince(db: Db, version: number): Promise<string[]> {
  return lines(db, sql`select ${asLines} as text from stock where version > ${version}`);
}

/** Undefined if deletions after that version were pruned. */
export async function listRemovedSkus(db: Db, version: number): Promise<string[] | undefined> {
  const rows = await lines(
    db,
    sql`select string_agg(key, E'\n') as text from catalogue_removal where kind = 'stock' and version > ${version}`,
  );
  return removedAfter(rows);
}
