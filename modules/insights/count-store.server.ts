import { sql } from 'kysely';
import { dateIn } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import './insight-tables.server.ts';
import type { InsightKind } from './insight-kinds.ts';
import type { PageKind, VitalMeasure } from './vitals.ts';

export type HourCount = {
  readonly at: Date;
  readonly marketId: number;
  readonly kind: InsightKind;
  readonly n: number;
};

type Keyed<Numbers> = readonly (readonly [key: string, numbers: Numbers])[];

const rowsAtOnce = 1000;

const partsOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );

/** Adds to what other processes have counted. Each `at` is a full hour, and each hour, market and kind is there once. */
export async function addCounts(db: Db, counts: readonly HourCount[]): Promise<void> {
  for (const part of partsOf(counts))
    await db
      .insertInto('insight_count')
      .values(part.map(({ at, marketId, kind, n }) => ({ hour: at, market_id: marketId, kind, n })))
      .onConflict((conflict) =>
        conflict.columns(['hour', 'market_id', 'kind']).doUpdateSet({ n: sql`insight_count.n + excluded.n` }),
      )
      .execute();
}

/** The key is day, market and part number. */
export async function addProducts(db: Db, counts: Keyed<{ views: number }>): Promise<void> {
  for (const part of partsOf(counts))
    await db
      .insertInto('insight_product')
      .values(
        part.map(([key, { views }]) => {
          const [day = '', marketId = '', base_part_no = ''] = key.split(' ');
          return { day, market_id: Number(marketId), base_part_no, views };
        }),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'market_id', 'base_part_no'])
          .doUpdateSet({ views: sql`insight_product.views + excluded.views` }),
      )
      .execute();
}

type SearchNumbers = { searches: number; empty: number; clicks: number };

/** The key is day, market, language and words. */
export async function addSearches(db: Db, counts: Keyed<SearchNumbers>): Promise<void> {
  for (const part of partsOf(counts))
    await db
      .insertInto('insight_search')
      .values(
        part.map(([key, numbers]) => {
          const [day = '', marketId = '', language = '', ...words] = key.split(' ');
          return { day, market_id: Number(marketId), language, words: words.join(' '), ...numbers };
        }),
      )
      .onConflict((conflict) =>
        conflict.columns(['day', 'market_id', 'language', 'words']).doUpdateSet({
          searches: sql`insight_search.searches + excluded.searches`,
          empty: sql`insight_search.empty + excluded.empty`,
          clicks: sql`insight_search.clicks + excluded.clicks`,
        }),
      )
      .execute();
}

/** The key is day, market, kind of page, measure and class. */
export async function addVitals(db: Db, counts: Keyed<{ n: number }>): Promise<void> {
  for (const part of partsOf(counts))
    await db
      .insertInto('insight_vital')
      .values(
        part.map(([key, { n }]) => {
          const [day = '', marketId = '', page = '', measure = '', bucket = ''] = key.split(' ');
          const place = { day, market_id: Number(marketId), page_type: page as PageKind };
          return { ...place, measure: measure as VitalMeasure, bucket: Number(bucket), n };
        }),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'market_id', 'page_type', 'measure', 'bucket'])
          .doUpdateSet({ n: sql`insight_vital.n + excluded.n` }),
      )
      .execute();
}

/** Returns the number of removed hours. */
export async function removeCountsBefore(db: Db, before: Date): Promise<number> {
  const day = dateIn('UTC', before);
  for (const table of ['insight_search', 'insight_product', 'insight_vital'] as const)
    await db.deleteFrom(table).where('day', '<', day).execute();
  const { numDeletedRows } = await db.deleteFrom('insight_count').where('hour', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
