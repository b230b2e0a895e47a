import type { Selectable } from 'kysely';
import type { CalendarDate } from '#core/dates.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { Deputy } from './deputy-rules.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    approval_deputy: {
      id: string;
      company_id: number;
      approver_id: number;
      deputy_id: number;
      from_day: string;
      to_day: string;
      created_at: Date;
    };
  }
}

export async function insertDeputy(db: Db, deputy: Deputy, at: Date): Promise<void> {
  await db
    .insertInto('approval_deputy')
    .values({
      id: deputy.id,
      company_id: deputy.companyId,
      approver_id: deputy.approverId,
      deputy_id: deputy.deputyId,
      from_day: deputy.from,
      to_day: deputy.to,
      created_at: at,
    })
    .execute();
}

/** Returns the removed deputy; undefined if the approver has no such deputy. */
export async function removeDeputy(
  db: Db,
  { id, approverId }: Pick<Deputy, 'id' | 'approverId'>,
): Promise<Deputy | undefined> {
  const row = await db
    .deleteFrom('approval_deputy')
    .where('id', '=', id)
    .where('approver_id', '=', approverId)
    .returningAll()
    .executeTakeFirst();
  return row && toDeputy(row);
}

type DeputyQuery = { readonly companyId: number; readonly approverId?: number; readonly deputyId?: number };
type Days = { readonly on: CalendarDate } | { readonly since: CalendarDate };

/** The deputies of an approver, or the approvers of a deputy: on one day, or all that have not ended before a day. */
export async function listDeputies(
  db: Db,
  { companyId, approverId, deputyId }: DeputyQuery,
  days: Days,
): Promise<Deputy[]> {
  const rows = await db
    .selectFrom('approval_deputy')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(approverId !== undefined, (query) => query.where('approver_id', '=', approverId ?? 0))
    .$if(deputyId !== undefined, (query) => query.where('deputy_id', '=', deputyId ?? 0))
    .where('to_day', '>=', 'on' in days ? days.on : days.since)
    .$if('on' in days, (query) => query.where('from_day', '<=', 'on' in days ? days.on : ''))
    .orderBy('from_day')
    .orderBy('id')
    .execute();
  return rows.map(toDeputy);
}

const toDeputy = (row: Selectable<Tables['approval_deputy']>): Deputy => ({
  id: row.id,
  companyId: row.company_id,
  approverId: row.approver_id,
  deputyId: row.deputy_id,
  from: row.from_day as CalendarDate,
  to: row.to_day as CalendarDate,
});
