import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';
import { listedArticles } from './article-types.ts';
import type { PublicProduct } from './category-tree.ts';
import type { PerLanguage } from './words.ts';

const texts = (list: readonly string[]): RawBuilder<string[]> => sql`array[${sql.join(list)}]::text[]`;

export async function listReferences<T>(db: Db, kind: string): Promise<T[]> {
  const rows = await db
    .selectFrom('catalogue_reference')
    .select('data')
    .where('kind', '=', kind)
    .orderBy('key')
    .execute();
  return rows.map(({ data }) => data as T);
}

/** The name of a price list as a subquery; null if it has no name or does not exist. */
export const priceListName = (code: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select list.data ->> 'name' from catalogue_reference list
    where list.kind = 'price-list' and list.key = ${code})`;

/** Lists the products with at least one colour in one of the price lists, by number. */
export async function listPricedProducts(db: Db, priceLists: readonly string[]): Promise<string[]> {
  if (priceLists.length === 0) return [];
  const rows = await db
    .selectFrom('price')
    .innerJoin('product_colour', 'product_colour.part_no', 'price.part_no')
    .select('product_colour.base_part_no')
    .distinct()
    .where('price.price_list', 'in', priceLists)
    .orderBy('product_colour.base_part_no')
    .execute();
  return rows.map((row) => row.base_part_no);
}

type StorefrontQuery = { priceLists: readonly string[]; languages: readonly Language[] };

/**
 * Returns those of the given products that are public. Product JSON is large and stored compressed: jsonb_to_record
 * unpacks it once, each -> would unpack it again.
 */
export async function listPublicProducts(
  db: Db,
  { priceLists, languages }: StorefrontQuery,
  basePartNos: readonly string[],
): Promise<PublicProduct[]> {
  const { rows } = await sql<PublicProduct>`
    with sold as (
      select distinct colour.base_part_no
      from product_colour colour join price on price.part_no = colour.part_no
      where price.price_list = any (${texts(priceLists)}) and colour.base_part_no = any (${texts(basePartNos)})
    )
    select known.base_part_no as "basePartNo", product.family, product.categories, product.groups,
      coalesce(
        (select jsonb_object_agg(language, product.texts -> language -> 'slug')
          from unnest(${texts(languages)}) as language where product.texts ? language),
        (select jsonb_object_agg(key, value -> 'slug') from jsonb_each(product.texts))) as slugs
    from sold join product known on known.base_part_no = sold.base_part_no, jsonb_to_record(known.data) as product
      ("publicAssortment" boolean, "articleType" text, family text, categories jsonb, groups jsonb, texts jsonb)
    where product."publicAssortment" and product."articleType" = any (${texts(listedArticles)})
    order by known.base_part_no`.execute(db);
  return rows;
}

/**
 * The public price lists that have a product, and its slugs in all languages; undefined if it is not public. The offset makes the
 * planner look prices up colour by colour.
 */
export async function findPublicSale(db: Db, basePartNo: string, publicLists: readonly string[]) {
  if (publicLists.length === 0) return undefined;
  const { rows } = await sql<{ basePartNo: string; priceLists: string[]; slugs: PerLanguage<string> }>`
    select known.base_part_no as "basePartNo",
      array(select distinct priced.price_list from product_colour colour cross join lateral (
        select price.price_list from price
        where price.part_no = colour.part_no and price.price_list = any (${texts(publicLists)}) offset 0) as priced
        where colour.base_part_no = known.base_part_no) as "priceLists",
      coalesce((select jsonb_object_agg(key, value -> 'slug') from jsonb_each(product.texts)), '{}') as slugs
    from product known, jsonb_to_record(known.data) as product ("publicAssortment" boolean, "articleType" text, texts jsonb)
    where known.base_part_no = ${basePartNo} and product."publicAssortment"
      and product."articleType" = any (${texts(listedArticles)})`.execute(db);
  return rows[0];
}

/** Start and end days of these lists' campaigns, without duplicates. */
export async function listCampaignDays(db: Db, priceLists: readonly string[]) {
  if (priceLists.length === 0) return [];
  const { rows } = await sql<{ from: string; to: string }>`
    select distinct campaign ->> 'from' as "from", campaign ->> 'to' as "to"
    from price where price_list = any (${texts(priceLists)}) and campaign is not null`.execute(db);
  return rows;
}
