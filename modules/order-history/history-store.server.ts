import { type RawBuilder, sql } from 'kysely';
import { type Currency, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { directionOf } from '#platform/db/key-page.server.ts';
import { priceListName } from '../catalogue/storefront-store.server.ts';
import { countItems } from '../order/count-items.server.ts';
import type { OrderKind } from '../order/order.ts';
import { isInScope, type OrderScope } from '../order/order-scope.server.ts';
import type { OrderState } from '../order/order-state.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { cursorText, type ListPart, type Part, toListPart } from './cursor.ts';
import { pricesAreHidden } from './hidden-prices.server.ts';
import { keysetOf, microsOf } from './keyset.server.ts';
import { filterConditions } from './order-filter.server.ts';
import type { ZonedFilter } from './order-filter.ts';
import type { OrderLine } from './order-line.ts';
import { paymentSideOf } from './payment-side.ts';
import { companyIn } from './seen-companies.server.ts';
import '../invoice/invoice-tables.server.ts';

export type Sought = {
  readonly scope: OrderScope;
  readonly filter: ZonedFilter;
  /** The reader may not see prices. */
  readonly hidesPrices: boolean;
  /** Child companies that hide the prices of their orders. */
  readonly quietCompanies: readonly number[];
};

type Row = {
  id: string;
  order_no: number;
  order_number: string | null;
  project_number: string | null;
  label: string | null;
  market_id: number;
  company_id: number | null;
  kind: OrderKind;
  status: OrderStatus;
  state: OrderState;
  payment_state: OrderLine['paymentState'];
  created_at: Date;
  placed_at: Date | null;
  buyer_name: string;
  buyer_email: string;
  currency: Currency;
  payable: number;
  tax: number;
  hides_prices: boolean;
  is_hidden: boolean;
  micros: number;
  articles: number;
  pieces: number;
  is_paid: boolean | null;
  pictures: string[];
  suppliers: string[];
};

const createdAt = sql`o.created_at`;
const orderNo = sql`o.order_no`;
const picturesShown = 3;

export async function findOrderLines(db: Db, sought: Sought, part: Part): Promise<ListPart<OrderLine>> {
  const { condition, ending } = keysetOf({ time: createdAt, key: orderNo, keyType: 'bigint' }, part);
  const rows = await selectLines(db, sought, condition, ending);
  const found = rows.map((row) => ({
    cursor: cursorOf(row),
    line: toLine(row, sought),
  }));
  const { items, ...ways } = toListPart(found, part);
  return { items: items.map(({ line }) => line), ...ways };
}

type NumberedPage = { readonly page: number; readonly pageSize: number; readonly order: 'asc' | 'desc' };

/** By page number and with the total count, for other systems. Slower for long lists. */
export async function findOrderPage(
  db: Db,
  sought: Sought,
  { page, pageSize, order }: NumberedPage,
): Promise<ListPart<OrderLine> & { total: number }> {
  const direction = directionOf(order === 'asc');
  const ending = sql`order by ${createdAt} ${direction}, ${orderNo} ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const rows = await selectLines(db, sought, sql<boolean>`true`, ending);
  const counted = await sql<{ n: number }>`select count(*) as n from order_view o where ${matches(sought)}`.execute(db);
  const total = counted.rows[0]?.n ?? 0;
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    items: rows.map((row) => toLine(row, sought)),
    next: last && page * pageSize < total ? cursorText(cursorOf(last)) : undefined,
    previous: first && page > 1 ? cursorText(cursorOf(first)) : undefined,
    total,
  };
}

const cursorOf = ({ micros, order_no }: Row) => ({ micros, key: String(order_no) });

/** The condition on `orders as o`. */
export const matches = ({ scope, filter }: Pick<Sought, 'scope' | 'filter'>): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([isInScope(scope), ...filterConditions(filter)], sql` and `)}`;

/** Reads the page from an index first, then the rows of its few orders. */
async function selectLines(
  db: Db,
  sought: Sought,
  condition: RawBuilder<boolean>,
  ending: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with page as materialized (
      select found.*, row_number() over () as place from (
        select o.id, o.order_no, o.order_number, o.project_number, o.label, o.market_id, o.company_id, o.kind, o.status, o.state, o.payment_state,
          o.created_at, o.placed_at, o.buyer_name, o.buyer_email, o.currency, o.payable, o.tax,
          ${pricesAreHidden(sought)} as hides_prices, o.is_hidden
        from order_view o where ${matches(sought)} and ${condition} ${ending}) found)
    select page.*, ${microsOf(sql`page.created_at`)} as micros, goods.articles, goods.pieces,
      (select bool_and(i.paid_at is not null) from invoice_view i where i.order_id = page.id and i.kind = 'invoice') as is_paid,
      array(select shown.picture from (
        select r.picture from order_row_view r
        where r.order_id = page.id and ${isGoods} order by r.row_number limit ${picturesShown}) shown
        where shown.picture is not null) as pictures,
      array(select distinct coalesce(${priceListName(sql`r.price_list`)}, r.price_list) from order_row_view r
        where r.order_id = page.id and r.type = 'ExternalArticle' and r.price_list is not null) as suppliers
    from page
    cross join lateral (
      select count(*) as articles, coalesce(sum(${countItems(sql`r.quantity`, sql`r.sold_by`)}), 0)::float8 as pieces
      from order_row_view r where r.order_id = page.id and ${isGoods}) goods
    order by page.place`.execute(db);
  return rows;
}

/** SQL: a row of goods, as opposed to freight and services. */
export const isGoods: RawBuilder<boolean> = sql<boolean>`r.type in ('DefaultArticle', 'ExternalArticle')`;

function toLine(row: Row, { scope, hidesPrices }: Sought): OrderLine {
  const shows = !hidesPrices && !row.hides_prices;
  return {
    id: row.id,
    orderNo: String(row.order_no),
    orderNumber: row.order_number ?? undefined,
    projectNumber: row.project_number ?? undefined,
    label: row.label ?? undefined,
    marketId: row.market_id,
    company: companyIn(scope, row.company_id),
    kind: row.kind,
    status: row.status,
    state: row.state,
    paymentSide: paymentSideOf({ status: row.status, isPaid: row.is_paid ?? false }),
    paymentState: row.payment_state,
    createdAt: row.created_at,
    placedAt: row.placed_at ?? undefined,
    buyer: { name: row.buyer_name, email: row.buyer_email },
    payable: shows ? money(row.payable, row.currency) : undefined,
    tax: shows ? money(row.tax, row.currency) : undefined,
    isHidden: row.is_hidden,
    articles: row.articles,
    pieces: row.pieces,
    pictures: row.pictures,
    suppliers: row.suppliers,
  };
}
