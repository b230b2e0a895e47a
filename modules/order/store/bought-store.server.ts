import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { isInScope, type OrderScope } from '../order-scope.server.ts';
import '../order-tables.server.ts';

type BoughtRow = { readonly sku: string; readonly quantity: number; readonly boughtAt: Date };

/** Limits how many orders are read for people who buy every day. */
const mostOrders = 200;

/** The last products of placed orders, each once in the size last bought; gifts, freight and services are none. */
export async function findBought(db: Db, scope: OrderScope, limit: number): Promise<BoughtRow[]> {
  const { rows } = await sql<{ sku: string; quantity: string; created_at: Date }>`
    with lately as (
      select o.id, o.created_at from orders o
      where ${isInScope(scope)} and o.placed_at is not null
      order by o.created_at desc limit ${mostOrders}
    ), bought as (
      select distinct on (left(r.sku, 8)) r.sku, r.quantity, r.row_number, lately.created_at
      from lately join order_row r on r.order_id = lately.id
      where r.type = 'DefaultArticle' and not coalesce((r.data -> 'price' ->> 'isFree')::boolean, false)
      order by left(r.sku, 8), lately.created_at desc, r.row_number
    )
    select sku, quantity, created_at from bought order by created_at desc, row_number limit ${limit}`.execute(db);
  return rows.map(({ sku, quantity, created_at }) => ({ sku, quantity: Number(quantity), boughtAt: created_at }));
}
