import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { roles } from '../auth/roles.ts';
import type { Coworker, WearerPlace } from './coworker.ts';
import './people-tables.server.ts';

type Row = { id: number; name: string; employeeNo: string | null };

/** Staff of the seller may also be members of a company, but are not wearers. */
const coworkers = (companyId: number) => sql`
  select customer.id, trim(customer.first_name || ' ' || customer.last_name) as name,
    customer_fact.employee_no as "employeeNo"
  from customer
  left join customer_fact on customer_fact.customer_id = customer.id
  join customer_company on customer_company.customer_id = customer.id and customer_company.company_id = ${companyId}
  where not exists (
    select from account where account.customer_id = customer.id and account.role_id = ${roles.internal})`;

/** By name, up to a maximum; people named by number are always included. */
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

/** Those of some people who share their name with another person of the company. */
export async function findNamesakes(db: Db, companyId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, count(*) over (partition by lower(name)) as alike from (${coworkers(companyId)}) everybody) counted
    where alike > 1 and id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The people whose name or employee number is the text, also with both as `coworkerLabels` writes them. */
export async function findCoworkersByText(db: Db, companyId: number, text: string): Promise<Coworker[]> {
  const { rows } = await sql<Row>`
    select * from (${coworkers(companyId)}) everybody
    where lower(${text}::text) = any(array[
      lower(name), lower("employeeNo"), lower(name || ', ' || "employeeNo"), lower(name) || ' (' || id || ')',
      lower(name || ', ' || "employeeNo") || ' (' || id || ')'])
    order by name, id limit 2`.execute(db);
  return rows.map(toCoworker);
}

export async function listNamedCoworkers(db: Db, companyId: number, ids: readonly number[]): Promise<Coworker[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from (${coworkers(companyId)}) everybody where id = any(${[...ids]}::int[]) order by name, id`.execute(db);
  return rows.map(toCoworker);
}

type WearerRow = {
  id: number;
  firstName: string;
  lastName: string;
  employeeNo: string | null;
  occupation: string | null;
  customizedText: string | null;
};

/** The data for texts on garments of some people of the company. */
export async function listWearers(db: Db, companyId: number, ids: readonly number[]): Promise<WearerRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WearerRow>`
    select customer.id, customer.first_name as "firstName", customer.last_name as "lastName",
      customer_fact.employee_no as "employeeNo", customer_fact.occupation,
      (select value from customer_info where customer_id = customer.id and code = 'VasCustomizedText') as "customizedText"
    from customer
    left join customer_fact on customer_fact.customer_id = customer.id
    join customer_company on customer_company.customer_id = customer.id and customer_company.company_id = ${companyId}
    where customer.id = any(${[...ids]}::int[])
    order by customer.id`.execute(db);
  return rows;
}

type PlaceRow = { [Key in keyof WearerPlace]: Key extends 'id' ? number : string | null };

/** Where the laundry delivers the garments of some people of the company. */
export async function listWearerPlaces(db: Db, companyId: number, ids: readonly number[]): Promise<WearerPlace[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlaceRow>`
    select everybody.*, fact.department, fact.cost_centre as "costCentre", fact.locker,
      fact.locker_position as "lockerPosition"
    from (${coworkers(companyId)}) everybody left join customer_fact fact on fact.customer_id = everybody.id
    where everybody.id = any(${[...ids]}::int[])`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    employeeNo: row.employeeNo ?? undefined,
    department: row.department ?? undefined,
    costCentre: row.costCentre ?? undefined,
    locker: row.locker ?? undefined,
    lockerPosition: row.lockerPosition ?? undefined,
  }));
}

const toCoworker = ({ id, name, employeeNo }: Row): Coworker => ({ id, name, employeeNo: employeeNo ?? undefined });

/** The people of the company who have one of the employee numbers. Of two with the same number, the first. */
export async function listIdsByEmployeeNo(
  db: Db,
  companyId: number,
  employeeNos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (employeeNos.length === 0) return new Map();
  const { rows } = await sql<{ employeeNo: string; id: number }>`
    select fact.employee_no as "employeeNo", min(fact.customer_id) as id
    from unnest(${[...employeeNos]}::text[]) as given (number)
    join customer_fact fact on fact.employee_no = given.number
    join customer_company member on member.customer_id = fact.customer_id and member.company_id = ${companyId}
    group by fact.employee_no`.execute(db);
  return new Map(rows.map(({ employeeNo, id }) => [employeeNo, id]));
}
