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

/** Being a member twice is being one. */
export async function addMembership(db: Db, customerId: number, companyId: number): Promise<void> {
  await db
    .insertInto('customer_company')
    .values({ customer_id: customerId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeMembership(db: Db, customerId: number, companyId: number): Promise<void> {
  await db
    .deleteFrom('customer_company')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .execute();
}
