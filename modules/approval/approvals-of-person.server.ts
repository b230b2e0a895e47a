import { sql } from 'kysely';
import { monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db } from '#platform/db/db.server.ts';
import './approval-tables.server.ts';

const hasWords = (customerId: number) => sql<boolean>`authors <> '{}' and authors @> array[${customerId}::int]`;

/** For the export of a person's data: approvals in which the person is buyer, approver or decider, or has written. */
export async function readApprovalsOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('order_approval')
    .select(['order_id as orderId', 'state', 'asked_at as asked', 'decided_at as decided', 'message', 'rows'])
    .where((eb) =>
      eb.or([
        eb('buyer_id', '=', customerId),
        eb('approver_id', '=', customerId),
        eb('decided_by', '=', customerId),
        hasWords(customerId),
      ]),
    )
    .orderBy('asked_at')
    .execute();
}

/**
 * Erases the messages of an approval with the account of each of its authors, also of earlier approvers of a sequence, and the
 * approver's address; the decision stays with the order. The approver's number
 * stays: without it the order would look as if the whole company could approve it.
 */
export async function forgetApprovalsOf(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('order_approval')
    .set({ message: '', rows: '[]', authors: [] })
    .where((eb) => eb.or([eb('buyer_id', '=', customerId), eb('decided_by', '=', customerId), hasWords(customerId)]))
    .execute();
  await db.updateTable('order_approval').set({ approver_email: null }).where('approver_id', '=', customerId).execute();
}

/** Nightly job: erases the message and the approver after the retention time of the audit, also without a decision. */
export async function forgetOldApprovals(db: Db, now: Date): Promise<void> {
  const before = monthsBefore(now, recordMonthsKept);
  await db
    .updateTable('order_approval')
    .set({ message: '', rows: '[]', authors: [], approver_email: null, approver_id: null })
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
