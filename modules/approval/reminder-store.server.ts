import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './approval-tables.server.ts';

/** SQL for orders that have waited since before this time and are not yet passed on to the customer admins. */
export const waitingSince = (before: Date): RawBuilder<unknown> =>
  sql`select a.order_id, a.asked_at from order_approval a
    where a.state = 'waiting' and a.escalated_at is null and a.asked_at <= ${before}`;

/** The same without orders that already had a reminder. */
export const notRemindedSince = (before: Date): RawBuilder<unknown> =>
  sql`select a.order_id, a.asked_at from order_approval a
    where a.state = 'waiting' and a.reminded_at is null and a.escalated_at is null and a.asked_at <= ${before}`;

/** The caller has locked the order. */
export async function noteReminder(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('order_approval').set({ reminded_at: at }).where('order_id', '=', orderId).execute();
}

/** Makes the customer admins responsible. The caller has locked the order. */
export async function noteEscalation(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('order_approval').set({ escalated_at: at }).where('order_id', '=', orderId).execute();
}

/** SQL: whether the customer admins became responsible because the approver did not decide. */
export const isEscalated = (orderId: RawBuilder<unknown>): RawBuilder<boolean> =>
  // No `exists`: for a list PostgreSQL would rather read all approvals once.
  sql<boolean>`coalesce((select e.escalated_at is not null from order_approval e where e.order_id = ${orderId}), false)`;
