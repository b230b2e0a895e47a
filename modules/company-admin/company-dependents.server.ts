import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { countClientsOf } from '../auth/api-client-store.server.ts';
import { listCompanyBriefs } from '../company/company-family-store.server.ts';
import '../order/order-tables.server.ts';
import '../people/people-tables.server.ts';

export type Dependents = {
  readonly children: number;
  readonly people: number;
  readonly orders: number;
  readonly programs: number;
};

/** Counts what depends on the company. Addresses, settings and price list connections are deleted with it. */
export async function countDependents(db: Db, companyId: number): Promise<Dependents> {
  const { rows } = await sql<{ people: number; orders: number }>`
    select (select count(*) from colleague where company_id = ${companyId})::int as people,
      (select count(*) from order_view where company_id = ${companyId})::int as orders`.execute(db);
  return {
    children: (await listCompanyBriefs(db, { parentId: companyId })).length,
    people: rows[0]?.people ?? 0,
    orders: rows[0]?.orders ?? 0,
    programs: await countClientsOf(db, companyId),
  };
}
