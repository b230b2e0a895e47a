import { type RawBuilder, sql } from 'kysely';
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

/** SQL condition: the person with this number belongs to one of the companies and to no other. */
export function belongsOnlyTo(customerId: RawBuilder<unknown>, companyIds: readonly number[]): RawBuilder<boolean> {
  const isOne = sql`m.company_id = any(${[...companyIds]}::int[])`;
  const memberships = sql`select from customer_company m where m.customer_id = ${customerId}`;
  return sql<boolean>`(exists (${memberships} and ${isOne}) and not exists (${memberships} and not ${isOne}))`;
}
