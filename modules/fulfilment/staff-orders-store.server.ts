import { sql } from 'kysely';
import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { OrderState } from '../order/order-state.ts';
import { orderStatuses } from '../order/order-status.ts';
import type { ShownOrders } from './shown-orders.ts';
import '../order/order-tables.server.ts';
import './fulfilment-tables.server.ts';

export type OrderBrief = {
  readonly id: string;
  readonly orderNo: string;
  readonly orderNumber: string | undefined;
  readonly buyerEmail: string;
  readonly marketId: number;
  readonly state: OrderState;
  readonly createdAt: Date;
  readonly payable: Money;
  /** The buyer had the last word, and waits for one of staff. */
  readonly isUnanswered: boolean;
};

type Sought = {
  readonly search: string;
  readonly shown: ShownOrders;
  /** Only orders with lower numbers. */
  readonly below?: number | undefined;
  readonly most: number;
};

/** Placed orders of everybody, the newest first: by one of their numbers or the buyer's address, or simply the latest. */
export async function findBriefs(db: Db, { search, shown, below, most }: Sought): Promise<OrderBrief[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.order_no', 'o.order_number', 'o.buyer_email', 'o.market_id', 'o.state', 'o.created_at'])
    .select(['o.payable', 'o.currency', isUnanswered.as('is_unanswered')])
    .where('o.placed_at', 'is not', null)
    .where('o.released_at', 'is', null)
    .$if(below !== undefined, (query) => query.where('o.order_no', '<', below ?? 0))
    .$if(shown === 'todo', (query) => query.where(isToDo))
    .$if(shown === 'messages', (query) => query.where(sql<boolean>`o.id in (${unanswered})`))
    .$if(search !== '', (query) => query.where(matches(search)))
    .orderBy('o.order_no', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNo: String(row.order_no),
    orderNumber: row.order_number ?? undefined,
    buyerEmail: row.buyer_email,
    marketId: row.market_id,
    state: row.state,
    createdAt: row.created_at,
    payable: money(row.payable, row.currency as Currency),
    isUnanswered: row.is_unanswered ?? false,
  }));
}

const isUnanswered = sql<boolean | null>`(
  select not m.from_staff from order_message m where m.order_id = o.id order by m.written_at desc, m.id desc limit 1)`;

/** Orders whose last message is the buyer's. */
const unanswered = sql`
  select last.order_id from (
    select distinct on (m.order_id) m.order_id, m.from_staff from order_message m
    order by m.order_id, m.written_at desc, m.id desc) last
  where not last.from_staff`;

/** Taken in, and something of it still has to leave. */
const isToDo = sql<boolean>`(o.status >= ${orderStatuses.Received} and o.status < ${orderStatuses.Delivered} and exists (
  select 1 from order_row r where r.order_id = o.id and r.type <> 'FreightArticle' and r.denied < r.quantity))`;

/** What waits for staff, of all orders that they see. */
export async function countWaiting(db: Db): Promise<{ messages: number; returns: number }> {
  const { rows } = await sql<{ messages: number; returns: number }>`
    select (select count(*)::int from orders o
        where o.placed_at is not null and o.released_at is null and o.id in (${unanswered})) as messages,
      (select count(*)::int from order_return r where r.state = 'asked') as returns`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a count answered nothing');
  return counted;
}

const largestNumber = 15;

function matches(search: string) {
  const number = /^\d+$/.test(search) && search.length <= largestNumber ? Number(search) : null;
  return sql<boolean>`(
    o.order_no = ${number}::bigint or o.order_number = ${search} or lower(o.buyer_email) = ${search.toLowerCase()}
    or o.id in (select d.order_id from order_delivery d where d.dispatch_number = ${search})
    or o.id in (select i.order_id from invoice i where i.number = ${search}))`;
}
