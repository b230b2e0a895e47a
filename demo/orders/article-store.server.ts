import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import { isCurrency, money } from '#core/money.ts';
import { pieceUnit, type Unit } from '#core/units.ts';
import type { PriceListType } from '#modules/catalogue/agreed-categories.ts';
import type { ListPrice } from '#modules/pricing/displayed-price.ts';
import type { Db } from '#platform/db/db.server.ts';

type Words = Partial<Record<Language, string>>;

/** A product in its first colour, with the price of a list. */
export type DemoArticle = {
  readonly priceList: string;
  readonly listType: PriceListType;
  readonly partNo: string;
  readonly sizes: readonly string[];
  readonly price: ListPrice;
  readonly names: Words;
  readonly colours: Words;
  readonly picture: string | undefined;
  readonly soldBy: Unit;
};

type Row = Omit<DemoArticle, 'price' | 'picture'> & {
  basePartNo: string;
  currency: string;
  isGross: boolean;
  unitAmount: number;
};

const mostOfList = 24;

/** Some products of each list, by the list's code: always the same for the same catalogue. */
export async function readArticles(db: Db, lists: readonly string[]): Promise<ReadonlyMap<string, DemoArticle[]>> {
  const articles = await readListed(
    db,
    sql`
      select p.*, c.base_part_no, c.sizes,
        row_number() over (partition by p.price_list order by md5(p.part_no)) as place
      from price p join product_colour c on c.part_no = p.part_no
      where p.price_list = any(${[...lists]}::text[])
        and not exists (select 1 from product_colour o where o.base_part_no = c.base_part_no and o.part_no < c.part_no)`,
  );
  return Map.groupBy(articles, ({ priceList }) => priceList);
}

/** The first jacket of a list that can have an embroidered name. */
export async function readJacket(db: Db, list: string): Promise<DemoArticle | undefined> {
  const [jacket] = await readListed(
    db,
    sql`
      select p.*, c.base_part_no, c.sizes, 1 as place
      from price p join product_colour c on c.part_no = p.part_no join product using (base_part_no)
      where p.price_list = ${list} and product.data ->> 'type' like 'jacket-%' and product.data -> 'vasServices' ? 'EMN'
      order by c.part_no limit 1`,
  );
  return jacket;
}

async function readListed(db: Db, listed: RawBuilder<unknown>): Promise<DemoArticle[]> {
  const { rows } = await sql<Row>`
    with listed as (${listed})
    select l.price_list as "priceList", list.data ->> 'type' as "listType", l.part_no as "partNo", l.sizes,
      l.base_part_no as "basePartNo", l.currency, l.is_gross as "isGross", l.unit_amount as "unitAmount",
      coalesce(product.data ->> 'unit', ${pieceUnit}) as "soldBy",
      (select jsonb_object_agg(t.key, t.value ->> 'name') from jsonb_each(product.data -> 'texts') t) as names,
      coalesce((select jsonb_object_agg(named.language, named.name) from (
        select one.key as language, string_agg(one.value, ' / ' order by digit) as name
        from (values (9), (11)) digits (digit)
        join catalogue_reference c on c.kind = 'colour' and c.key = substr(l.part_no, digit, 2)
        cross join jsonb_each_text(c.data -> 'name') one group by one.key) named), '{}') as colours
    from listed l join product using (base_part_no)
    join catalogue_reference list on list.kind = 'price-list' and list.key = l.price_list
    where l.place <= ${mostOfList} order by l.price_list, l.place`.execute(db);
  return rows.map(toArticle);
}

function toArticle({ basePartNo, currency, isGross, unitAmount, ...row }: Row): DemoArticle {
  if (!isCurrency(currency)) throw new Error(`${currency} is no currency of the shop`);
  return {
    ...row,
    price: { amount: money(unitAmount, currency), isGross },
    picture: `products/${basePartNo}/${row.partNo}_43.jpg`,
  };
}
