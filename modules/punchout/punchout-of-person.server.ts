import type { Db } from '#platform/db/db.server.ts';
import './punchout-tables.server.ts';

/** For the export of a person's own data: when procurement systems opened the shop in their name. */
export async function readPunchoutOf(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('punchout_session')
    .select(['type', 'created_at', 'started_at', 'closed_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    type: row.type,
    askedAt: row.created_at,
    startedAt: row.started_at ?? undefined,
    returnedAt: row.closed_at ?? undefined,
  }));
}

/** Removes the visits and credentials of a person whose account is deleted. */
export async function removePunchoutOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('punchout_session').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('punchout_credential').where('customer_id', '=', customerId).execute();
}

export async function removePunchoutBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('punchout_session').where('created_at', '<', before).execute();
}
