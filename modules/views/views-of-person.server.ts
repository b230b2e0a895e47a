import type { Db } from '#platform/db/db.server.ts';
import './view-tables.server.ts';

/** For the export of one's own data. */
export async function readViewsOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('saved_view')
    .select(['list', 'company_id as companyId', 'name', 'query', 'is_shared as isShared', 'created_at as createdAt'])
    .where('owner_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** When an account is deleted. Twice is as good as once. */
export async function removeViewsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('saved_view').where('owner_id', '=', customerId).execute();
}
