import type { Db } from '#platform/db/db.server.ts';
import { findChoices } from './notice-store.server.ts';
import './notice-tables.server.ts';

/** Access: internal, for a person's data export. */
export async function readNoticesOf(db: Db, customerId: number) {
  const notices = await db
    .selectFrom('notice')
    .select(['kind', 'facts', 'created_at as createdAt', 'read_at as readAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return { notices, choices: await findChoices(db, customerId) };
}

/** Access: internal, when an account is deleted: the person's notices, and those of others that name them. Idempotent. */
export async function removeNoticesOf(db: Db, customerId: number): Promise<void> {
  await db
    .deleteFrom('notice')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('about_id', '=', customerId)]))
    .execute();
  await db.deleteFrom('notice_choice').where('customer_id', '=', customerId).execute();
}
