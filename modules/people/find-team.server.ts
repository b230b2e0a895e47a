import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { roles } from '../auth/roles.ts';
import './people-tables.server.ts';

/** The admin, and the plain users of the company who have the admin as approver. */
export async function findTeam(db: Db, companyId: number, adminId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select fact.customer_id as id
    from customer_fact fact
    join customer_company member on member.customer_id = fact.customer_id and member.company_id = ${companyId}
    join account on account.customer_id = fact.customer_id and account.role_id = ${roles.user}
    where fact.approver_id = ${adminId}`.execute(db);
  return [adminId, ...rows.map(({ id }) => id)];
}
