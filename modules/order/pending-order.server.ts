import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { insertionOf, storedOrder } from './insert-order.server.ts';
import type { Order, OrderedService } from './order.ts';
import { isReached, type OrderScope } from './order-scope.server.ts';
import { orderStatuses } from './order-status.ts';
import { type FoundOrder, findOrder, findOrderThat, findVersion } from './order-store.server.ts';
import './order-tables.server.ts';

type HeldOrder = { readonly order: Order /** As it was sent. */; readonly payload: unknown };

/** An order as it was read without a lock. */
type ReadOrder = Pick<FoundOrder, 'order' | 'version'>;

/**
 * Locks an order of the scope until the transaction ends; without a scope, any order. Refused and withdrawn orders are found too, so that a
 * late decision is answered with the outcome of the order. An order that has not changed since it was read is not read again.
 */
export async function holdToDecide(
  db: Db,
  orderId: string,
  scope: OrderScope | undefined,
  known?: ReadOrder,
): Promise<HeldOrder | undefined> {
  const held = await db
    .selectFrom('orders as o')
    .select('o.payload')
    .where('o.id', '=', orderId)
    .where(isToDecide(scope))
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  // Read while the lock is held: the statement that waited for the lock sees the rows as they were before.
  const isSame = known && known.version === (await findVersion(db, orderId));
  const found = isSame ? known : await findOrder(db, orderId);
  return found && { order: found.order, payload: held.payload };
}

/**
 * The current order in one statement and without a lock. A decision is prepared with it, and made with the locked
 * order.
 */
export const findForDecision = (db: Db, orderId: string, scope: OrderScope): Promise<ReadOrder | undefined> =>
  findOrderThat(db, isToDecide(scope), orderId);

/** The condition on `orders as o`. */
const isToDecide = (scope: OrderScope | undefined) =>
  sql<boolean>`((o.kind = 'approval' or o.given_up_at is null) and ${scope ? isReached(scope) : sql`true`})`;

/** Approval confirms the order. Later statuses come from the ERP. `beside`: a change that is made in the same statement. */
export async function placePending(db: Db, orderId: string, now: Date, beside: RawBuilder<unknown>): Promise<void> {
  const { Confirmed } = orderStatuses;
  await sql`with beside as (${beside})
    update orders set placed_at = ${now}::timestamptz, status = ${Confirmed}, reported = ${Confirmed}, way = 'confirmed'
    where id = ${orderId}::uuid`.execute(db);
}

export async function giveUpOrder(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('orders').set({ given_up_at: now }).where('id', '=', orderId).execute();
}

/** Writes a waiting order with its new rows and price. The caller has locked it. */
export async function rewritePending(db: Db, order: Order): Promise<void> {
  const { payable, tax } = order.priced.totals;
  await db
    .updateTable('orders')
    .set({
      payable: payable.amount,
      tax: tax?.amount ?? 0,
      data: sql<string>`${JSON.stringify(storedOrder(order))}::text::jsonb`,
    })
    .where('id', '=', order.id)
    .execute();
  await db.deleteFrom('order_row').where('order_id', '=', order.id).execute();
  await insertionOf(order).execute(db);
}

type Rewritten = {
  readonly orderId: string;
  readonly rowNumber: number;
  readonly service: OrderedService;
  readonly comment: string;
};

/** Writes the service of an order row. The caller has locked the order. */
export async function rewriteService(db: Db, { orderId, rowNumber, ...made }: Rewritten): Promise<void> {
  await db
    .updateTable('order_row')
    .set({ data: sql<string>`data || ${JSON.stringify(made)}::text::jsonb` })
    .where('order_id', '=', orderId)
    .where('row_number', '=', rowNumber)
    .execute();
}

/** The rows of a waiting order no longer hold stock. The caller has locked it. */
export async function forgetTaken(db: Db, orderId: string): Promise<void> {
  await db.updateTable('order_row').set({ taken: 0 }).where('order_id', '=', orderId).where('taken', '>', 0).execute();
}
