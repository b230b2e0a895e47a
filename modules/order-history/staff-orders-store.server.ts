import { sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import { type Currency, type Money, money } from '#core/money.ts';
import { dayConditions } from '#platform/db/day-conditions.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf, type SortColumn } from '#platform/db/key-page.server.ts';
import { countAsked } from '../fulfilment/return-store.server.ts';
import type { OrderState } from '../order/order-state.ts';
import { orderStatuses } from '../order/order-status.ts';
import { isUnanswered, unansweredOrders } from '../order-message/message-store.server.ts';
import { heldOrders } from '../proof-sheet/held-store.server.ts';
import type { ShownOrders, StaffOrderSort } from './shown-orders.ts';
import '../order/order-tables.server.ts';
import '../fulfilment/fulfilment-tables.server.ts';
import '../invoice/invoice-tables.server.ts';

export type OrderBrief = {
  readonly id: string;
  readonly orderNo: string;
  readonly orderNumber: string | undefined;
  readonly buyerEmail: string;
  readonly buyerName: string;
  readonly companyId: number | undefined;
  readonly marketId: number;
  readonly state: OrderState;
  readonly createdAt: Date;
  readonly payable: Money;
  /** The buyer wrote the last message and waits for an answer. */
  readonly isUnanswered: boolean;
};

export type OrdersSought = {
  readonly search: string;
  readonly shown: ShownOrders;
  readonly marketId?: number | undefined;
  readonly state?: OrderState | undefined;
  /** Only these companies. */
  readonly companyIds?: readonly number[] | undefined;
  /** Sent by this person. */
  readonly customerId?: number | undefined;
  /** A part of the buyer's name or e-mail address. */
  readonly person?: string | undefined;
  /** Calendar days in a time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};

type Paging = { readonly sort: StaffOrderSort; readonly part: PartAsked };

const sortColumns: Record<StaffOrderSort, SortColumn> = {
  created: { by: sql`o.created_at`, kind: 'time' },
  buyer: { by: sql`lower(o.buyer_email)`, kind: 'text' },
};

/** Placed, or waiting for the approval of the company; the index orders_of_staff has the same condition. */
const isSeenByStaff = sql<boolean>`(o.placed_at is not null or o.kind = 'approval') and o.given_up_at is null`;

/** One part of all orders, without those that were never sent or given up. */
export async function findBriefs(db: Db, sought: OrdersSought, { sort, part }: Paging): Promise<KeyPage<OrderBrief>> {
  const page = keyPageOf(sortColumns[sort], { key: sql`o.order_no`, kind: 'number' }, part);
  const rows = await db
    .selectFrom('order_view as o')
    .select(['o.id', 'o.order_no', 'o.order_number', 'o.buyer_email', 'o.buyer_name', 'o.company_id', 'o.market_id'])
    .select(['o.state', 'o.created_at', 'o.payable', 'o.currency', isUnanswered(sql`o.id`).as('is_unanswered')])
    .select([page.value.as('place_value'), page.key.as('place_key')])
    .where(isSeenByStaff)
    .where(page.condition)
    .where(sql<boolean>`${conditionsOf(sought)}`)
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map((row) => ({
    id: row.id,
    orderNo: String(row.order_no),
    orderNumber: row.order_number ?? undefined,
    buyerEmail: row.buyer_email,
    buyerName: row.buyer_name,
    companyId: row.company_id ?? undefined,
    marketId: row.market_id,
    state: row.state,
    createdAt: row.created_at,
    payable: money(row.payable, row.currency as Currency),
    isUnanswered: row.is_unanswered ?? false,
    place: { value: row.place_value, key: row.place_key },
  }));
  return toKeyPage(found, part);
}

function conditionsOf({ search, shown, marketId, state, companyIds, customerId, person, ...period }: OrdersSought) {
  const conditions = [
    shown === 'todo' && isToDo,
    shown === 'messages' && sql`o.id in (${unansweredOrders})`,
    shown === 'held' && isHeld,
    search !== '' && matches(search),
    marketId !== undefined && sql`o.market_id = ${marketId}`,
    state !== undefined && sql`o.state = ${state}`,
    companyIds !== undefined && sql`o.company_id = any(${companyIds}::int[])`,
    customerId !== undefined && sql`o.customer_id = ${customerId}`,
    person !== undefined && sql`(o.buyer_name || ' ' || o.buyer_email) ilike ${likePattern(person)}`,
    ...dayConditions(sql`o.created_at`, period),
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Received, with pieces still to send. */
const isToDo = sql<boolean>`(o.status >= ${orderStatuses.Received} and o.status < ${orderStatuses.Delivered} and exists (
  select 1 from order_row_view r where r.order_id = o.id and r.type <> 'FreightArticle' and r.coming > 0))`;

/** To do, with a service on a garment that cannot be made yet. */
const isHeld = sql<boolean>`(${isToDo} and o.id in (${heldOrders}))`;

export type Waiting = {
  readonly messages: number;
  readonly returns: number;
  readonly orders: number;
  readonly held: number;
};

/** Counts the orders that wait for staff. Counting stops at `most`. */
export async function countWaiting(db: Db, most: number): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*)::int from (select 1 from order_view o
        where o.placed_at is not null and o.given_up_at is null and o.id in (${unansweredOrders}) limit ${most}) m) as messages,
      ${countAsked(most)} as returns,
      (select count(*)::int from (select 1 from order_view o
        where o.placed_at is not null and o.given_up_at is null and ${isToDo} limit ${most}) t) as orders,
      (select count(*)::int from (select 1 from order_view o
        where o.placed_at is not null and o.given_up_at is null and ${isHeld} limit ${most}) h) as held`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count answered nothing');
  return counted;
}

const largestNumber = 15;

function matches(search: string) {
  const number = /^\d+$/.test(search) && search.length <= largestNumber ? Number(search) : null;
  return sql<boolean>`(
    o.order_no = ${number}::bigint or o.order_number = ${search} or lower(o.buyer_email) = ${search.toLowerCase()}
    or o.id in (select d.order_id from delivery_view d where d.dispatch_number = ${search})
    or o.id in (select i.order_id from invoice_view i where i.number = ${search}))`;
}
