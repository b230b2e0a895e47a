import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

export async function isMember(db: Db, customerId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_company')
    .select('company_id')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}
