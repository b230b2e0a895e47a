import type { Facts } from './facts.ts';
import { filtersOf, type ListQuestion, pageSize, type SortField } from './questions.ts';

export type Statement = { text: string; values: unknown[] };

const orders: Record<SortField, string> = {
  PopularityRank: 'rank',
  LowestPrice: 'low',
  HighestPrice: 'high desc',
  Names: 'name',
  StarsAverage: 'stars desc',
  PartNo: 'base_part_no',
};

/**
 * One statement for the page, the total and the count of every value. It reads each product and each variant once: one that matches all
 * filters is a result, and one that fails exactly one filter counts for the values of that filter.
 */
export function listStatement(question: ListQuestion, facts: Facts): Statement {
  const values: unknown[] = [];
  const give = (value: unknown) => `$${values.push(value)}`;
  const inside = [`places @> ${give(question.places)}`];
  const misses: { filter: number; ofVariant: boolean; test: string }[] = [];
  for (const [filter, ids] of filtersOf(question)) {
    const ofVariant = filter === facts.colourFilter || facts.sizeFilters.has(filter);
    if (facts.isAndFilter.has(filter)) inside.push(`product.own_values @> ${give(ids)}::int[]`);
    else
      misses.push({
        filter,
        ofVariant,
        test: `${ofVariant ? 'variant' : 'product'}.own_values && ${give(ids)}::int[]`,
      });
  }
  const text = question.term === undefined ? undefined : give(question.term);
  if (text) inside.push(`words @@ websearch_to_tsquery('swedish', ${text})`);
  const { price } = question;
  const range = price && `price between ${give(price.min * 100)} and ${give(price.max * 100)}`;
  const tell = (own: typeof misses) => ({
    count: own.map(({ test }) => `(not ${test})::int`).join(' + ') || '0',
    which: own.map(({ test, filter }) => `(not ${test})::int * ${filter}`).join(' + ') || '0',
  });
  const ofProduct = tell(misses.filter(({ ofVariant }) => !ofVariant));
  const ofVariant = tell(misses.filter((one) => one.ofVariant));
  const byText = text && `ts_rank(words, websearch_to_tsquery('swedish', ${text})) desc`;
  const order = question.sort ? orders[question.sort] : (byText ?? 'rank');
  const asksVariants = range !== undefined || misses.some((one) => one.ofVariant);
  const counted = asksVariants ? variantCounts(ofVariant, range) : productCounts;
  return {
    text: `
      with place as materialized (
        select id, own_values, all_values, ${ofProduct.count} as misses, ${ofProduct.which} as missed
        from bench.product where ${inside.join(' and ')}
      ), ${counted}, total as materialized (select count(*) as of from matched)
      select (select of from total)::int as total,
        (select json_object_agg(value, count) from counts)::text as counts,
        (select json_agg(card) from (
          select card from matched join bench.product using (id) order by ${order}, id
          limit ${pageSize} offset (select least(${give((question.page - 1) * pageSize)}, greatest(of - 1, 0) / ${pageSize} * ${pageSize}) from total)
        ) page)::text as page`,
    values,
  };
}

const productCounts = `
  matched as materialized (select id from place where misses = 0),
  counts as (
    select value, count(*) from place, unnest(all_values) as value
    where misses = 0 or (misses = 1 and missed = value / 1000) group by value
  )`;

const variantCounts = (miss: { count: string; which: string }, range: string | undefined) => `
  found as materialized (
    select place.id, variant.own_values, ${miss.count} as variant_misses,
      misses + ${miss.count} as misses, missed + ${miss.which} as missed
    from place join bench.variant on product_id = id
    where misses + ${miss.count} <= 1 ${range ? `and ${range}` : ''}
  ),
  passing as materialized (select distinct id from found where variant_misses = 0),
  matched as materialized (select id from place join passing using (id) where misses = 0),
  counts as (
    select value, count(*) from place join passing using (id), unnest(own_values) as value
    where misses = 0 or (misses = 1 and missed = value / 1000) group by value
    union all
    select value, count(distinct id) from found, unnest(own_values) as value
    where misses = 0 or missed = value / 1000 group by value
  )`;

export function searchStatement(term: string): Statement {
  return {
    text: `
      with hits as materialized (
        select id, ts_rank(words, query) as score from bench.product, websearch_to_tsquery('swedish', $1) as query where words @@ query
      )
      select (select count(*) from hits)::int as total, (select json_agg(card) from (
        select card from hits join bench.product using (id) order by score desc, rank limit ${pageSize}
      ) page)::text as page`,
    values: [term],
  };
}

export function productStatement(number: string, priceList: string): Statement {
  return {
    text: `
      select data::text, (
        select json_agg(price) from product_colour join price using (part_no) where base_part_no = $1 and price_list = $2
      )::text as prices
      from product where base_part_no = $1`,
    values: [number.slice(0, 8), priceList],
  };
}
