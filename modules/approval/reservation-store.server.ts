import type { Db } from '#platform/db/db.server.ts';
import './approval-tables.server.ts';

/** The waiting orders whose goods are kept since before a moment, the oldest first. */
export async function listReserved(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('order_approval')
    .select('order_id')
    .where('state', '=', 'waiting')
    .where('reservation_ended_at', 'is', null)
    .where('reserved_at', '<=', before)
    .orderBy('reserved_at')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The caller holds the lock of the order. */
export async function noteReservationEnd(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('order_approval').set({ reservation_ended_at: at }).where('order_id', '=', orderId).execute();
}

/** An order whose rows were changed keeps its goods from now on. The caller holds the lock of the order. */
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
