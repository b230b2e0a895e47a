import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './approval-tables.server.ts';

/** The orders that wait since before a moment and of which something is still to be said, the oldest first. */
export async function listWaitingSince(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('order_approval')
    .select('order_id')
    .where('state', '=', 'waiting')
    .where('escalated_at', 'is', null)
    .where('asked_at', '<=', before)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The caller holds the lock of the order. */
export async function noteReminder(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('order_approval').set({ reminded_at: at }).where('order_id', '=', orderId).execute();
}

/** The customer admins are responsible from now on. The caller holds the lock of the order. */
export async function noteEscalation(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('order_approval').set({ escalated_at: at }).where('order_id', '=', orderId).execute();
}

/** Whether the customer admins have become responsible because the approver did not decide, as part of a statement. */
export const isEscalated = (orderId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from order_approval e where e.order_id = ${orderId} and e.escalated_at is not null)`;
