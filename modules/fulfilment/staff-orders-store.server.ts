import { sql } from 'kysely';
import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { OrderState } from '../order/order-state.ts';
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
};

/** Placed orders of everybody, the newest first: by one of their numbers or the buyer's address, or simply the latest. */
export async function findBriefs(db: Db, search: string, most: number): Promise<OrderBrief[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.order_no', 'o.order_number', 'o.buyer_email', 'o.market_id', 'o.state', 'o.created_at'])
    .select(['o.payable', 'o.currency'])
    .where('o.placed_at', 'is not', null)
    .where('o.released_at', 'is', null)
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
  }));
}

const largestNumber = 15;

function matches(search: string) {
  const number = /^\d+$/.test(search) && search.length <= largestNumber ? Number(search) : null;
  return sql<boolean>`(
    o.order_no = ${number}::bigint or o.order_number = ${search} or lower(o.buyer_email) = ${search.toLowerCase()}
    or o.id in (select d.order_id from order_delivery d where d.dispatch_number = ${search})
    or o.id in (select i.order_id from invoice i where i.number = ${search}))`;
}
