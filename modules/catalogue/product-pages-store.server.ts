import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { listedArticles } from './article-types.ts';
import './catalogue-tables.server.ts';
import type { Market, MarketCode } from '../market/market.ts';
import { removedAfter } from './removal-store.server.ts';
import type { StoredPriceList } from './stored-reference.ts';

/** A product as JSON text, with its sort keys. */
export type ProductText = { basePartNo: string; primaryCategory: string; text: string };

const texts = (list: readonly string[]): RawBuilder<string[]> => sql`array[${sql.join(list)}]::text[]`;

export async function listPriceLists(db: Db, market: MarketCode): Promise<StoredPriceList[]> {
  const rows = await db
    .selectFrom('catalogue_reference')
    .select('data')
    .where('kind', '=', 'price-list')
    .where(sql`data ->> 'market'`, '=', market)
    .orderBy('key')
    .execute();
  return rows.map(({ data }) => data as StoredPriceList);
}

/** Lists all products, grouped by category. */
export async function listProductNumbers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ numbers: string[] | null }>`
    select array_agg(base_part_no order by primary_category collate "C", base_part_no collate "C") as numbers
    from product`.execute(db);
  return rows[0]?.numbers ?? [];
}

/**
 * Lists the products changed after a version, and the deleted ones; a product can be in both. Undefined if old
 * deletions have been pruned. One statement, so that pruning cannot happen between the two lists.
 */
export async function listChangedProducts(db: Db, since: number, priceLists: readonly string[]) {
  const { rows } = await sql<{ changed: string[] | null; removed: string[] | null }>`
    select
      (select array_agg(number) from (
        select base_part_no as number from product where version > ${since}
        union
        select left(part_no, 8) from price where version > ${since} and price_list = any (${texts(priceLists)})
      ) as written) as changed,
      (select array_agg(key) from catalogue_removal where kind = 'product' and version > ${since}) as removed`.execute(
    db,
  );
  const removed = removedAfter(rows[0]?.removed ?? []);
  return removed && { changed: rows[0]?.changed ?? [], removed };
}

/** All fields of a product except those for drawing pictures, with texts only in the languages of the market. */
export const productFields = [
  'basePartNo',
  'articleType',
  'type',
  'unit',
  'manufacturerId',
  'family',
  'primaryCategory',
  'categories',
  'groups',
  'genders',
  'flags',
  'publicAssortment',
  'material',
  'standards',
  'ppeCategory',
  'maxWashes',
  'parametrics',
  'media',
  'sizeGuide',
  'dimensions',
  'vasServices',
  'design',
  'stars',
  'relations',
] as const;

const fields = sql.raw(
  productFields.map((field) => `'${field}', ${field === 'stars' ? 'rated.stars' : `product."${field}"`}`).join(', '),
);

/** Ratings from the feed plus those of our customers; if the feed has none, those of its reviews. */
const rated = sql`
  select case
    when not coalesce(bool_or(is_own), false) then product.stars
    when product.stars is null then jsonb_build_object('average', round(avg(stars), 2), 'count', count(*))
    else jsonb_build_object(
      'average', round(((product.stars ->> 'average')::numeric * (product.stars ->> 'count')::int
        + sum(stars) filter (where is_own)) / ((product.stars ->> 'count')::int + count(*) filter (where is_own)), 2),
      'count', (product.stars ->> 'count')::int + count(*) filter (where is_own)) end as stars
  from published_review where base_part_no = known.base_part_no`;

const record = sql.raw([...productFields, 'texts', 'colours'].map((field) => `"${field}" jsonb`).join(', '));

/**
 * Returns products as JSON texts, which callers can parse in another thread. Product JSON is large and stored
 * compressed: jsonb_to_record unpacks it once, each -> would unpack it again. The offset makes the planner look prices
 * up colour by colour; without statistics it would read all prices for each page.
 */
export async function readProductTexts(
  db: Db,
  { code, languages }: Pick<Market, 'code' | 'languages'>,
  priceLists: readonly string[],
  basePartNos: readonly string[],
): Promise<ProductText[]> {
  if (basePartNos.length === 0) return [];
  const readable = [...new Set([...languages, 'en'])];
  const { rows } = await sql<ProductText>`
    with sold as (
      select colour.base_part_no, json_agg(priced.price order by colour.part_no, priced.price_list) as prices
      from product_colour colour cross join lateral (
        select price.price_list, json_build_object('priceList', price.price_list, 'partNo', price.part_no,
          'isGross', price.is_gross, 'unitAmount', price.unit_amount, 'sizeExceptions', price.size_exceptions,
          'campaign', price.campaign) as price
        from price where price.part_no = colour.part_no and price.price_list = any (${texts(priceLists)})
        offset 0) as priced
      where colour.base_part_no = any (${texts(basePartNos)})
      group by colour.base_part_no
    )
    select known.base_part_no as "basePartNo", known.primary_category as "primaryCategory", json_build_object(${fields}, 'prices', coalesce(sold.prices, '[]'),
      'texts', coalesce(
        (select jsonb_object_agg(language, product.texts -> language)
          from unnest(${texts(readable)}) as language where product.texts ? language),
        product.texts),
      'colours', (select json_agg(case when colour ? 'popularity' then jsonb_set(colour, '{popularity}',
          coalesce(jsonb_build_object(${code}::text, colour -> 'popularity' -> ${code}::text), '{}')) else colour end)
        from jsonb_array_elements(product.colours) as colour))::text as text
    from product known left join sold on sold.base_part_no = known.base_part_no, jsonb_to_record(known.data) as product (${record}),
      lateral (${rated}) as rated
    where known.base_part_no = any (${texts(basePartNos)}) and product."articleType" #>> '{}' = any (${texts(listedArticles)})
    order by known.primary_category collate "C", known.base_part_no collate "C"`.execute(db);
  return rows;
}
