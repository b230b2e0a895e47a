import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Order } from '../order/order.ts';
import type { Exceeded } from './allowance.ts';
import { lastDayOf } from './allowance-period.ts';
import './allowance-tables.server.ts';
import '../order/order-tables.server.ts';

/** An allowance that an order exceeds, as it was last counted. */
export type NotedExcess = {
  readonly category: string;
  readonly pieces: number;
  /** By other orders of the period. */
  readonly used: number;
  /** By the order. */
  readonly wanted: number;
  readonly lastDay: CalendarDate;
  readonly rowNumbers: readonly number[];
};

/** With the name of the person whose allowance it is; undefined: the buyer. */
type StoredExcess = NotedExcess & { readonly wearer: string | undefined };

type Rows = { readonly id: string; readonly rows: readonly Pick<Order['rows'][number], 'rowNumber' | 'cartRowId'>[] };

/** In the transaction of an order that waits for approval. */
export async function noteExcess(db: Db, { id, rows }: Rows, exceeded: readonly Exceeded[]): Promise<void> {
  if (exceeded.length === 0) return;
  await db
    .insertInto('order_excess')
    .values(
      exceeded.map(({ allowance: { category, pieces }, used, wanted, days, rowIds }, position) => ({
        order_id: id,
        position,
        category,
        pieces,
        used,
        wanted,
        last_day: lastDayOf(days),
        row_numbers: rows.flatMap(({ cartRowId, rowNumber }) =>
          cartRowId !== undefined && rowIds.includes(cartRowId) ? [rowNumber] : [],
        ),
      })),
    )
    .execute();
}

/** Removes the stored excess before it is counted again. */
export async function forgetExcess(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('order_excess').where('order_id', '=', orderId).execute();
}

/** SQL: whether an order has a stored excess. */
export const hasExcess = (orderId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from order_excess e where e.order_id = ${orderId})`;

/** The exceeded allowances of each order that has some. */
export async function listExcess(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredExcess[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_excess')
    .select(['order_id', 'category', 'pieces', 'used', 'wanted', 'row_numbers'])
    .select(sql<CalendarDate>`to_char(last_day, 'YYYY-MM-DD')`.as('last_day'))
    .select(
      sql<string | null>`(select r.wearer from order_row_view r
        where r.order_id = order_excess.order_id and r.row_number = order_excess.row_numbers[1])`.as('wearer'),
    )
    .where('order_id', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const noted = rows.map(({ order_id, row_numbers, last_day, wearer, ...row }) => ({
    orderId: order_id,
    excess: { ...row, lastDay: last_day, rowNumbers: row_numbers, wearer: wearer ?? undefined },
  }));
  return new Map(
    [...Map.groupBy(noted, ({ orderId }) => orderId)].map(([id, all]) => [id, all.map(({ excess }) => excess)]),
  );
}
