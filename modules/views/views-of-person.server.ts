import type { Db } from '#platform/db/db.server.ts';
import './view-tables.server.ts';

/** For the export of a person's own data. */
export async function readViewsOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('saved_view')
    .select(['list', 'company_id as companyId', 'name', 'query', 'is_shared as isShared', 'created_at as createdAt'])
    .where('owner_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** When an account is deleted. Safe to repeat. */
export async function removeViewsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('saved_view').where('owner_id', '=', customerId).execute();
}
