import { sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';
import type { StoredPriceList } from './stored-reference.ts';
import { touchProducts } from './touch-products.server.ts';

const kind = 'price-list';

export async function findPriceList(db: Db, code: string): Promise<StoredPriceList | undefined> {
  const row = await db
    .selectFrom('catalogue_reference')
    .select('data')
    .where('kind', '=', kind)
    .where('key', '=', code)
    .executeTakeFirst();
  return row?.data as StoredPriceList | undefined;
}

/** False where another list has the code. Mark the topic of the catalogue in the same transaction. */
export async function insertPriceList(db: Db, list: StoredPriceList): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('catalogue_reference')
    .values({ kind, key: list.code, data: JSON.stringify(list) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export type ListedPrice = {
  readonly partNo: string;
  readonly name: string;
  readonly unitAmount: number;
  readonly isGross: boolean;
};

/** The prices of a list by part number; names in a language, or in English if the product has no such text. */
export async function listPricesOf(
  db: Db,
  code: string,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ prices: ListedPrice[]; total: number }> {
  const { rows } = await sql<ListedPrice & { total: number }>`
    select price.part_no as "partNo", price.unit_amount as "unitAmount", price.is_gross as "isGross",
      coalesce(product.data #>> array['texts', ${language}::text, 'name'], product.data #>> '{texts,en,name}', price.part_no) as name,
      count(*) over ()::int as total
    from price join product on product.base_part_no = left(price.part_no, 8)
    where price.price_list = ${code} order by price.part_no limit ${limit} offset ${offset}`.execute(db);
  const prices = rows.map(({ partNo, name, unitAmount, isGross }) => ({ partNo, name, unitAmount, isGross }));
  return { prices, total: rows[0]?.total ?? 0 };
}

/** The prices that colours have in a list; none for a colour that is not in it. */
export async function findPricesOf(
  db: Db,
  code: string,
  partNos: readonly string[],
): Promise<Omit<ListedPrice, 'name'>[]> {
  if (partNos.length === 0) return [];
  return db
    .selectFrom('price')
    .select(['part_no as partNo', 'unit_amount as unitAmount', 'is_gross as isGross'])
    .where('price_list', '=', code)
    .where('part_no', 'in', partNos)
    .orderBy('part_no')
    .execute();
}

/** The colours of a product, or the one colour with the number. */
export async function listColours(db: Db, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_colour')
    .select('part_no')
    .where((eb) => eb.or([eb('base_part_no', '=', number), eb('part_no', '=', number)]))
    .orderBy('part_no')
    .execute();
  return rows.map(({ part_no }) => part_no);
}

type Added = {
  readonly list: Pick<StoredPriceList, 'code' | 'currency'>;
  readonly partNos: readonly string[];
  /** In minor units, without VAT. Undefined: the ordinary price of the list `from`. */
  readonly unitNet: number | undefined;
  readonly from: string | undefined;
};

/** Writes prices into a list; those that it had are replaced. Answers the colours that got one. */
export async function writePrices(db: Db, { list, partNos, unitNet, from }: Added): Promise<string[]> {
  if (partNos.length === 0) return [];
  const source =
    unitNet === undefined
      ? sql`select ${list.code}::text, part_no, currency, is_gross, unit_amount, size_exceptions from price
          where price_list = ${from ?? ''} and currency = ${list.currency} and part_no in (${sql.join(partNos)})`
      : sql`select ${list.code}::text, part_no, ${list.currency}::text, false, ${unitNet}::bigint, null::jsonb from product_colour
          where part_no in (${sql.join(partNos)})`;
  const { rows } = await sql<{ partNo: string }>`
    insert into price (price_list, part_no, currency, is_gross, unit_amount, size_exceptions) ${source}
    on conflict (price_list, part_no) do update set currency = excluded.currency, is_gross = excluded.is_gross,
      unit_amount = excluded.unit_amount, size_exceptions = excluded.size_exceptions, campaign = null
    returning part_no as "partNo"`.execute(db);
  const written = rows.map(({ partNo }) => partNo).sort();
  await touchProducts(db, basesOf(written));
  return written;
}

/** Answers the colours that were in the list. */
export async function removePrices(db: Db, code: string, partNos: readonly string[]): Promise<string[]> {
  if (partNos.length === 0) return [];
  const rows = await db
    .deleteFrom('price')
    .where('price_list', '=', code)
    .where('part_no', 'in', partNos)
    .returning('part_no')
    .execute();
  const removed = rows.map(({ part_no }) => part_no).sort();
  await touchProducts(db, basesOf(removed));
  return removed;
}

const basesOf = (partNos: readonly string[]) => [...new Set(partNos.map((partNo) => partNo.slice(0, 8)))];

/** The colours of each number, of a product or of a colour; numbers of nothing are left out. */
export async function findColoursOf(db: Db, numbers: readonly string[]): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: string; partNos: string[] }>`
    select asked.number, array_agg(colour.part_no order by colour.part_no) as "partNos"
    from unnest(${[...new Set(numbers)]}::text[]) as asked (number)
    join product_colour colour on colour.part_no = asked.number or colour.base_part_no = asked.number
    group by asked.number`.execute(db);
  return new Map(rows.map(({ number, partNos }) => [number, partNos]));
}

type NewPrice = Pick<ListedPrice, 'partNo' | 'unitAmount' | 'isGross'>;

/**
 * Writes a price for each colour into a list; those that it had are replaced. Campaigns stay, and so do prices of single sizes, unless
 * the list now has another currency or tax. Existing equal prices stay. Returns the colours whose price changed.
 */
export async function writeListedPrices(
  db: Db,
  list: Pick<StoredPriceList, 'code' | 'currency'>,
  prices: readonly NewPrice[],
): Promise<string[]> {
  if (prices.length === 0) return [];
  const { rows } = await sql<{ partNo: string }>`
    insert into price (price_list, part_no, currency, is_gross, unit_amount, size_exceptions)
    select ${list.code}::text, "partNo", ${list.currency}::text, "isGross", "unitAmount", null::jsonb
    from jsonb_to_recordset(${JSON.stringify(prices)}::text::jsonb) as told ("partNo" text, "unitAmount" bigint, "isGross" boolean)
    on conflict (price_list, part_no) do update set currency = excluded.currency, is_gross = excluded.is_gross,
      unit_amount = excluded.unit_amount,
      size_exceptions = case when (price.currency, price.is_gross) = (excluded.currency, excluded.is_gross)
        then price.size_exceptions end
    where (price.currency, price.is_gross, price.unit_amount) is distinct from
      (excluded.currency, excluded.is_gross, excluded.unit_amount)
    returning part_no as "partNo"`.execute(db);
  const written = rows.map(({ partNo }) => partNo).sort();
  await touchProducts(db, basesOf(written));
  return written;
}
