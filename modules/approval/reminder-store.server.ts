import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './approval-tables.server.ts';

/** The orders that have waited since before a moment and whose named approver is still responsible or was not reminded, as part of a statement. */
export const waitingSince = (before: Date): RawBuilder<string> =>
  sql<string>`select a.order_id from order_approval a
    where a.state = 'waiting' and a.escalated_at is null and a.asked_at <= ${before}`;

/** The same without those of which a reminder was sent. */
export const notRemindedSince = (before: Date): RawBuilder<string> =>
  sql<string>`select a.order_id from order_approval a
    where a.state = 'waiting' and a.reminded_at is null and a.escalated_at is null and a.asked_at <= ${before}`;

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
  // No `exists`: for a list PostgreSQL would rather read all approvals once.
  sql<boolean>`coalesce((select e.escalated_at is not null from order_approval e where e.order_id = ${orderId}), false)`;
