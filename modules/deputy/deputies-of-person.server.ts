import { dateIn, monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db } from '#platform/db/db.server.ts';
import './deputy-store.server.ts';

/** For the export of a person's data: where the person was approver or deputy. */
export function readDeputiesOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('approval_deputy')
    .select(['company_id as companyId', 'approver_id as approverId', 'deputy_id as deputyId'])
    .select(['from_day as from', 'to_day as to', 'created_at as created'])
    .where((eb) => eb.or([eb('approver_id', '=', customerId), eb('deputy_id', '=', customerId)]))
    .orderBy('created_at')
    .execute();
}

export async function removeDeputiesOf(db: Db, customerId: number): Promise<void> {
  await db
    .deleteFrom('approval_deputy')
    .where((eb) => eb.or([eb('approver_id', '=', customerId), eb('deputy_id', '=', customerId)]))
    .execute();
}

/** Nightly job: deputies are kept as long as the audit after their last day. */
export async function forgetOldDeputies(db: Db, now: Date): Promise<void> {
  const before = dateIn('UTC', monthsBefore(now, recordMonthsKept));
  await db.deleteFrom('approval_deputy').where('to_day', '<', before).execute();
}
