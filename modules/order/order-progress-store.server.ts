import { sql } from 'kysely';
import type { Money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { OrderRowStatus } from './order-row-status.ts';
import type { OrderState, OrderWay } from './order-state.ts';
import type { OrderStatus } from './order-status.ts';
import type { RowPieces } from './pieces.ts';
import './order-tables.server.ts';

/** Locks the order until the transaction ends. False if there is no such order, or it was given up. */
export async function lockOrder(db: Db, orderId: string): Promise<boolean> {
  const held = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('given_up_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export type NotedProgress = {
  /** The furthest reported status. */
  readonly reported: OrderStatus;
  readonly state: OrderState;
  readonly denied: readonly RowPieces[];
};

/** The stored progress of orders, by their ids. */
export async function readNoted(db: Db, orderIds: readonly string[]): Promise<Map<string, NotedProgress>> {
  if (orderIds.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'reported', 'state'])
    .where('id', 'in', orderIds)
    .execute();
  const rows = await db
    .selectFrom('order_row')
    .select(['order_id', 'row_number', 'denied'])
    .where('order_id', 'in', orderIds)
    .where('denied', '>', '0')
    .execute();
  const deniedOf = (id: string) =>
    rows
      .filter((row) => row.order_id === id)
      .map((row) => ({ rowNumber: row.row_number, quantity: Number(row.denied) }));
  return new Map(orders.map(({ id, reported, state }) => [id, { reported, state, denied: deniedOf(id) }]));
}

/** Keeps the furthest status. */
export async function saveReported(db: Db, orderId: string, status: OrderStatus): Promise<void> {
  await db
    .updateTable('orders')
    .set({ reported: sql`greatest(reported, ${status}::smallint)` })
    .where('id', '=', orderId)
    .execute();
}

type DeniedRow = { readonly rowNumber: number; readonly denied: number; readonly taken: number };

/** One statement for all rows of an order. */
export async function saveDenied(db: Db, orderId: string, rows: readonly DeniedRow[]): Promise<void> {
  const list = JSON.stringify(rows.map(({ rowNumber, denied, taken }) => ({ n: rowNumber, denied, taken })));
  await sql`
    update order_row set denied = given.denied, taken = given.taken
    from jsonb_to_recordset(${list}::text::jsonb) as given (n int, denied numeric, taken int)
    where order_id = ${orderId}::uuid and row_number = given.n`.execute(db);
}

/** Adds to the amount that an order costs less than before, at most its total. */
export async function noteGivenBack(db: Db, orderId: string, { amount }: Money): Promise<void> {
  if (amount === 0) return;
  await db
    .updateTable('orders')
    .set({ given_back: sql`least(payable, given_back + ${amount}::bigint)` })
    .where('id', '=', orderId)
    .execute();
}

type Progress = {
  readonly status: OrderStatus;
  readonly way: OrderWay | undefined;
  readonly rows: readonly { readonly rowNumber: number; readonly status: OrderRowStatus }[];
};

/** One statement. */
export async function saveProgress(db: Db, orderId: string, { status, way, rows }: Progress): Promise<void> {
  const list = JSON.stringify(rows.map((row) => ({ n: row.rowNumber, s: row.status })));
  await sql`
    with moved as (update orders set status = ${status}, way = ${way ?? null}
      where id = ${orderId}::uuid and (status <> ${status} or way is distinct from ${way ?? null}))
    update order_row set status = given.s
    from jsonb_to_recordset(${list}::text::jsonb) as given (n int, s smallint)
    where order_id = ${orderId}::uuid and row_number = given.n and status <> given.s`.execute(db);
}
