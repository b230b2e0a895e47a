import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';
import { listedArticles } from './article-types.ts';
import type { PublicProduct } from './category-tree.ts';

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

export type RankedProduct = PublicProduct & { rank: number | null };

/** The products of which at least one colour stands in one of the lists, in the order of their numbers. */
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

type Wanted = { market: string; priceLists: readonly string[]; languages: readonly Language[] };

/**
 * Those of the named products that the public may see.
 * A product's JSON is large and kept compressed: jsonb_to_record unpacks it once, where each -> would do it again.
 */
export async function listPublicProducts(
  db: Db,
  { market, priceLists, languages }: Wanted,
  basePartNos: readonly string[],
): Promise<RankedProduct[]> {
  const { rows } = await sql<RankedProduct>`
    with sold as (
      select colour.base_part_no, array_agg(colour.part_no) as part_nos
      from product_colour colour join price on price.part_no = colour.part_no
      where price.price_list = any (${texts(priceLists)}) and colour.base_part_no = any (${texts(basePartNos)})
      group by colour.base_part_no
    )
    select known.base_part_no as "basePartNo", product.family, product.categories, product.groups,
      coalesce(
        (select jsonb_object_agg(language, product.texts -> language -> 'slug')
          from unnest(${texts(languages)}) as language where product.texts ? language),
        (select jsonb_object_agg(key, value -> 'slug') from jsonb_each(product.texts))) as slugs,
      (select min((colour -> 'popularity' -> ${market}::text ->> 'popRank30')::int)
        from jsonb_array_elements(product.colours) as colour where colour ->> 'partNo' = any (sold.part_nos)) as rank
    from sold join product known on known.base_part_no = sold.base_part_no, jsonb_to_record(known.data) as product
      ("publicAssortment" boolean, "articleType" text, family text, categories jsonb, groups jsonb, texts jsonb, colours jsonb)
    where product."publicAssortment" and product."articleType" = any (${texts(listedArticles)})
    order by known.base_part_no`.execute(db);
  return rows;
}

export type StoredSeller = {
  basePartNo: string;
  texts: { [L in Language]?: { name: string; slug: string } };
  colours: {
    partNo: string;
    bestSellingColorOverride?: boolean;
    popularity?: Record<string, { popRank30: number }>;
    media: { mediaId: number; path: string }[];
  }[];
};

export async function listSellers(db: Db, basePartNos: readonly string[]): Promise<StoredSeller[]> {
  if (basePartNos.length === 0) return [];
  const { rows } = await sql<StoredSeller>`
    select known.base_part_no as "basePartNo", product.colours,
      (select jsonb_object_agg(key, jsonb_build_object('name', value -> 'name', 'slug', value -> 'slug'))
        from jsonb_each(product.texts)) as texts
    from product known, jsonb_to_record(known.data) as product (texts jsonb, colours jsonb)
    where known.base_part_no = any (${texts(basePartNos)})`.execute(db);
  return rows;
}

export type StoredPrice = {
  partNo: string;
  currency: Currency;
  isGross: boolean;
  unitAmount: number;
  sizes: string[];
  sizeExceptions: { sizes: string[]; unitAmount: number }[] | null;
  campaign: { unitAmount: number; lowest30Days: number; from: string; to: string } | null;
};

export async function listPrices(
  db: Db,
  priceLists: readonly string[],
  basePartNos: readonly string[],
): Promise<StoredPrice[]> {
  if (priceLists.length === 0 || basePartNos.length === 0) return [];
  const { rows } = await sql<StoredPrice>`
    select price.part_no as "partNo", price.currency, price.is_gross as "isGross", price.unit_amount as "unitAmount",
      colour.sizes, price.size_exceptions as "sizeExceptions", price.campaign
    from price join product_colour colour on colour.part_no = price.part_no
    where price.price_list = any (${texts(priceLists)}) and colour.base_part_no = any (${texts(basePartNos)})
    order by price.part_no, price.price_list`.execute(db);
  return rows;
}

/** The days between which campaigns of these lists run, each pair once. */
export async function listCampaignDays(db: Db, priceLists: readonly string[]) {
  if (priceLists.length === 0) return [];
  const { rows } = await sql<{ from: string; to: string }>`
    select distinct campaign ->> 'from' as "from", campaign ->> 'to' as "to"
    from price where price_list = any (${texts(priceLists)}) and campaign is not null`.execute(db);
  return rows;
}
