import { sql } from 'kysely';
import { monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db } from '#platform/db/db.server.ts';
import './approval-tables.server.ts';

/** For the export of a person's data: approvals in which the person is buyer, approver or decider. */
export async function readApprovalsOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('order_approval')
    .select(['order_id as orderId', 'state', 'asked_at as asked', 'decided_at as decided', 'message', 'rows'])
    .where((eb) =>
      eb.or([eb('buyer_id', '=', customerId), eb('approver_id', '=', customerId), eb('decided_by', '=', customerId)]),
    )
    .orderBy('asked_at')
    .execute();
}

/**
 * That an order was approved stays with the order; what was written about it, and the address of the approver, goes with the
 * account. The approver's number stays: without it the order would seem to have been the whole company's to approve.
 */
export async function forgetApprovalsOf(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('order_approval')
    .set({ message: '', rows: '[]' })
    .where((eb) => eb.or([eb('buyer_id', '=', customerId), eb('decided_by', '=', customerId)]))
    .execute();
  await db.updateTable('order_approval').set({ approver_email: null }).where('approver_id', '=', customerId).execute();
}

/** At night: the message of a decision and the approver are kept as long as the record of changes, also where nobody decided. */
export async function forgetOldApprovals(db: Db, now: Date): Promise<void> {
  const before = monthsBefore(now, recordMonthsKept);
  await db
    .updateTable('order_approval')
    .set({ message: '', rows: '[]', approver_email: null, approver_id: null })
    .where((eb) => eb(eb.fn.coalesce('decided_at', 'asked_at'), '<', before))
    .where((eb) =>
      eb.or([
        eb('message', '<>', ''),
        sql<boolean>`rows <> '[]'`,
        eb('approver_email', 'is not', null),
        eb('approver_id', 'is not', null),
      ]),
    )
    .execute();
}
