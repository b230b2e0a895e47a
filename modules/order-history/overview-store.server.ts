import { sql } from 'kysely';
import { type Currency, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { isOpenInvoice } from '../invoice/invoice-left.server.ts';
import { isInScope } from '../order/order-scope.server.ts';
import { type OrderState, openStates } from '../order/order-state.ts';
import { pricesAreHidden } from './hidden-prices.server.ts';
import type { Sought } from './history-store.server.ts';
import type { ComingDelivery, DueInvoice, MonthSum, OpenOrder } from './overview.ts';
import { ownInvoices } from './own-invoices.server.ts';
import '../fulfilment/fulfilment-tables.server.ts';
import '../invoice/invoice-tables.server.ts';

type OverviewQuery = Pick<Sought, 'scope' | 'hidesPrices' | 'quietCompanies'>;

const shown = 4;

type OrderColumns = {
  id: string;
  order_no: number;
  created_at: Date;
  buyer_name: string;
  state: OrderState;
  market_id: number;
  currency: Currency;
  payable: number;
  hides_prices: boolean;
  total: number;
};

/** Orders that have not fully arrived. */
export async function findOpenOrders(db: Db, { scope, hidesPrices, quietCompanies }: OverviewQuery) {
  const { rows } = await sql<OrderColumns>`
    select o.id, o.order_no, o.created_at, o.buyer_name, o.state, o.market_id, o.currency, o.payable,
      ${pricesAreHidden({ quietCompanies })} as hides_prices,
      count(*) over () as total
    from order_view o where ${isInScope(scope)} and o.state = any(${[...openStates]}::text[])
    order by o.created_at desc, o.order_no desc limit ${shown}`.execute(db);
  const first = rows.map(
    (row): OpenOrder => ({
      id: row.id,
      orderNo: String(row.order_no),
      createdAt: row.created_at,
      buyerName: row.buyer_name,
      state: row.state,
      marketId: row.market_id,
      payable: hidesPrices || row.hides_prices ? undefined : money(row.payable, row.currency),
    }),
  );
  return { total: rows[0]?.total ?? 0, first };
}

type DeliveryColumns = {
  id: string;
  carrier: string;
  tracking_url: string | null;
  expected_on: string | null;
  order_id: string;
  order_no: number;
};

/** Parcels that left and have no report of arrival; after a month they no longer count as on their way. */
export async function findComing(db: Db, { scope }: OverviewQuery, since: Date): Promise<ComingDelivery[]> {
  const { rows } = await sql<DeliveryColumns>`
    select d.id, d.carrier, d.tracking_url, d.expected_on, o.id as order_id, o.order_no
    from delivery_view d join order_view o on o.id = d.order_id
    where ${isInScope(scope)} and d.arrived_at is null and d.dispatched_at >= ${since}
    order by d.expected_on nulls last, d.dispatched_at limit ${shown}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    carrier: row.carrier,
    trackingUrl: row.tracking_url ?? undefined,
    expectedOn: row.expected_on ?? undefined,
    order: { id: row.order_id, orderNo: String(row.order_no) },
  }));
}

/** Sums by the month of the order, in a time zone. Fully refused orders do not count. */
export async function sumMonths(
  db: Db,
  { scope, quietCompanies }: OverviewQuery,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<readonly MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select to_char(o.created_at at time zone ${timeZone}, 'YYYY-MM') as month, o.currency, min(o.market_id) as "marketId",
      count(*)::int as orders, sum(o.payable)::bigint as payable
    from order_view o
    where ${isInScope(scope)} and o.placed_at is not null and not ${pricesAreHidden({ quietCompanies })}
      and o.created_at >= (${`${from}-01`}::timestamp at time zone ${timeZone}) and o.state <> 'refused'
    group by 1, 2`.execute(db);
  return rows;
}

type InvoiceColumns = {
  id: string;
  number: string;
  due_on: string;
  market_id: number;
  currency: Currency;
  left: number;
  hides_prices: boolean;
  order_id: string;
  total: number;
  overdue: number;
};

/** Unpaid invoices, the most urgent first. */
export async function findDue(db: Db, { scope, hidesPrices, quietCompanies }: OverviewQuery, today: string) {
  const { rows } = await sql<InvoiceColumns>`
    select i.id, i.number, i.due_on, i.market_id, i.currency, i.payable + i.credited as left,
      ${pricesAreHidden({ quietCompanies })} as hides_prices, o.id as order_id,
      count(*) over () as total, count(*) filter (where i.due_on < ${today}::date) over () as overdue
    from invoice_view i join order_view o on o.id = i.order_id
    where ${ownInvoices(scope)} and ${isInScope(scope)} and ${isOpenInvoice}
    order by i.due_on, i.number limit ${shown}`.execute(db);
  const first = rows.map(
    (row): DueInvoice => ({
      id: row.id,
      number: row.number,
      dueOn: row.due_on,
      isOverdue: row.due_on < today,
      marketId: row.market_id,
      left: hidesPrices || row.hides_prices ? undefined : money(row.left, row.currency),
      order: { id: row.order_id },
    }),
  );
  return { total: rows[0]?.total ?? 0, overdue: rows[0]?.overdue ?? 0, first };
}
