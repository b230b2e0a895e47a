import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../fulfilment/fulfilment-tables.server.ts';
import '../order/order-tables.server.ts';
import './insight-tables.server.ts';
import { inMarket, type Sought, within } from './insight-store.server.ts';
import type { PageKind, VitalMeasure } from './vitals.ts';

const daysOf = ({ period: { from, to } }: Sought) => sql<boolean>`c.day between ${from}::date and ${to}::date`;

const goods = sql<boolean>`r.type in ('DefaultArticle', 'ExternalArticle')`;

const placed = (sought: Sought) =>
  sql<boolean>`${within(sql`o.placed_at`, sought)} and ${inMarket(sql`o.market_id`, sought)} and o.given_up_at is null`;

export type DaySold = {
  readonly day: string;
  readonly currency: string;
  readonly orders: number;
  readonly net: number;
};

/** Orders of each day that has some. */
export async function findSoldByDay(db: Db, sought: Sought): Promise<DaySold[]> {
  const { rows } = await sql<Omit<DaySold, 'net'> & { net: string }>`
    select to_char(o.placed_at at time zone ${sought.timeZone}, 'YYYY-MM-DD') as day, o.currency, count(*)::int as orders,
      sum(o.payable - o.tax)::bigint as net
    from order_view o where ${placed(sought)} group by 1, 2 order by 1`.execute(db);
  return rows.map((row) => ({ ...row, net: Number(row.net) }));
}

export type ProductSold = {
  readonly basePartNo: string;
  readonly name: string;
  readonly pieces: number;
  readonly orders: number;
};

/** Sold pieces of each product, most first. */
export async function findSoldProducts(db: Db, sought: Sought, limit: number | undefined): Promise<ProductSold[]> {
  const { rows } = await sql<ProductSold>`
    select left(r.sku, 8) as "basePartNo", max(r.name) as name, sum(r.quantity - r.denied)::float8 as pieces,
      count(distinct o.id)::int as orders
    from order_view o join order_row_view r on r.order_id = o.id
    where ${placed(sought)} and ${goods} group by 1 order by pieces desc, 1 limit ${limit ?? null}`.execute(db);
  return rows;
}

export async function findProductViews(db: Db, sought: Sought, basePartNos: readonly string[]) {
  if (basePartNos.length === 0) return new Map<string, number>();
  const { rows } = await sql<{ basePartNo: string; views: string }>`
    select c.base_part_no as "basePartNo", sum(c.views)::bigint as views from insight_product c
    where ${daysOf(sought)} and ${inMarket(sql`c.market_id`, sought)} and c.base_part_no in (${sql.join(basePartNos)})
    group by 1`.execute(db);
  return new Map(rows.map(({ basePartNo, views }) => [basePartNo, Number(views)]));
}

export type SearchFigures = {
  readonly language: string;
  readonly words: string;
  readonly searches: number;
  readonly empty: number;
  readonly clicks: number;
};

/** Searches that found nothing, or whose results nobody opened; the most frequent first. */
export async function findSearches(db: Db, sought: Sought, which: 'empty' | 'ignored', limit: number) {
  const isSought =
    which === 'empty' ? sql<boolean>`sum(c.empty) > 0` : sql<boolean>`sum(c.empty) = 0 and sum(c.clicks) = 0`;
  const { rows } = await sql<SearchFigures>`
    select c.language, c.words, sum(c.searches)::int as searches, sum(c.empty)::int as empty, sum(c.clicks)::int as clicks
    from insight_search c where ${daysOf(sought)} and ${inMarket(sql`c.market_id`, sought)}
    group by 1, 2 having ${isSought} order by ${which === 'empty' ? sql`sum(c.empty)` : sql`sum(c.searches)`} desc, 2
    limit ${limit}`.execute(db);
  return rows;
}

export type VitalFigures = {
  readonly page: PageKind;
  readonly measure: VitalMeasure;
  readonly bucket: number;
  readonly n: number;
};

export async function findVitals(db: Db, sought: Sought): Promise<VitalFigures[]> {
  const { rows } = await sql<Omit<VitalFigures, 'n'> & { n: string }>`
    select c.page_type as page, c.measure, c.bucket, sum(c.n)::bigint as n from insight_vital c
    where ${daysOf(sought)} and ${inMarket(sql`c.market_id`, sought)} group by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

export type SizeReturned = {
  readonly basePartNo: string;
  readonly name: string;
  readonly size: string;
  readonly sold: number;
  readonly returned: number;
  readonly tooSmall: number;
  readonly tooLarge: number;
};

/** Sizes whose orders of the period were returned, most pieces first. A refused return does not count. */
export async function findReturnsBySize(db: Db, sought: Sought, limit: number): Promise<SizeReturned[]> {
  const { rows } = await sql<SizeReturned>`
    with sold as (
      select o.id, r.row_number, left(r.sku, 8) as base, r.name, coalesce(r.size, '') as size, r.quantity - r.denied as pieces
      from order_view o join order_row_view r on r.order_id = o.id where ${placed(sought)} and ${goods}
    ), sent as (
      select b.order_id, b.row_number, sum(b.quantity) as pieces,
        sum(b.quantity) filter (where b.reason = 'too-small') as small, sum(b.quantity) filter (where b.reason = 'too-large') as large
      from return_row_view b where b.state <> 'refused' and b.order_id in (select id from sold) group by 1, 2
    )
    select sold.base as "basePartNo", max(sold.name) as name, sold.size, sum(sold.pieces)::float8 as sold,
      sum(sent.pieces)::float8 as returned, coalesce(sum(sent.small), 0)::float8 as "tooSmall",
      coalesce(sum(sent.large), 0)::float8 as "tooLarge"
    from sold left join sent on sent.order_id = sold.id and sent.row_number = sold.row_number
    group by sold.base, sold.size having sum(sent.pieces) > 0 order by returned desc, 1, 3 limit ${limit}`.execute(db);
  return rows;
}
