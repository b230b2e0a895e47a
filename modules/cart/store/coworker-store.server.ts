import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Coworker } from '../cart-view.ts';
import '../../auth/people-tables.server.ts';

type Row = { id: number; name: string; employeeNo: string | null };

const coworkers = (companyId: number) => sql`
  select customer.id, trim(customer.first_name || ' ' || customer.last_name) as name,
    (select value from customer_info where customer_id = customer.id and code = 'EmployeeNo') as "employeeNo"
  from customer
  join customer_company on customer_company.customer_id = customer.id and customer_company.company_id = ${companyId}`;

/** By name, at most so many; those who are named by number come in any case. */
export async function listCoworkers(
  db: Db,
  companyId: number,
  { most, always }: { most: number; always: readonly number[] },
): Promise<Coworker[]> {
  const { rows } = await sql<Row>`
    with everybody as (${coworkers(companyId)}), first as (select * from everybody order by name, id limit ${most})
    select * from first
    union select * from everybody where id = any(${[...always]}::int[])
    order by name, id`.execute(db);
  return rows.map(toCoworker);
}

export async function listNamedCoworkers(db: Db, companyId: number, ids: readonly number[]): Promise<Coworker[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from (${coworkers(companyId)}) everybody where id = any(${[...ids]}::int[]) order by name, id`.execute(db);
  return rows.map(toCoworker);
}

const toCoworker = ({ id, name, employeeNo }: Row): Coworker => ({ id, name, employeeNo: employeeNo ?? undefined });

/** As it was written about the person. */
export async function findAmountLimit(db: Db, customerId: number | undefined): Promise<string | undefined> {
  if (customerId === undefined) return undefined;
  const info = await db
    .selectFrom('customer_info')
    .select('value')
    .where('customer_id', '=', customerId)
    .where('code', '=', 'AmountLimit')
    .executeTakeFirst();
  return info?.value;
}
