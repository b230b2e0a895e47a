import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './approval-tables.server.ts';

/** SQL for waiting orders whose goods have been reserved since before this time. */
export const reservedSince = (before: Date): RawBuilder<string> =>
  sql<string>`select a.order_id from order_approval a
    where a.state = 'waiting' and a.reservation_ended_at is null and a.reserved_at <= ${before}`;

/** The caller has locked the order. */
export async function noteReservationEnd(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('order_approval').set({ reservation_ended_at: at }).where('order_id', '=', orderId).execute();
}

/** Starts a new reservation for an order whose rows were changed. The caller has locked the order. */
export async function noteReservation(db: Db, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable('order_approval')
    .set({ reserved_at: at, reservation_ended_at: null })
    .where('order_id', '=', orderId)
    .execute();
}

export async function hasReservationEnded(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_approval')
    .select('reservation_ended_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined && row.reservation_ended_at !== null;
}
