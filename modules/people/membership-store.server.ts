import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { isRole, type Role, roles } from '../auth/roles.ts';
import type { MemberGroup } from './person-facts.ts';
import './people-tables.server.ts';

const adminRoles = [roles.administrator, roles.customerAdmin, roles.internal];

export async function isMember(db: Db, customerId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_company')
    .select('company_id')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The role of a member of a company; undefined for people who are not members, or whose account is inactive. */
export async function findRoleIn(db: Db, customerId: number, companyId: number): Promise<Role | undefined> {
  const row = await db
    .selectFrom('account')
    .innerJoin('customer_company as member', 'member.customer_id', 'account.customer_id')
    .select('account.role_id')
    .where('account.customer_id', '=', customerId)
    .where('member.company_id', '=', companyId)
    .where('account.is_active', '=', true)
    .orderBy('account.id')
    .executeTakeFirst();
  return row && isRole(row.role_id) ? row.role_id : undefined;
}

/** SQL for the role that `findRoleIn` reads, as part of another statement. */
export const roleIn = (customerId: RawBuilder<unknown>, companyId: number): RawBuilder<number | null> =>
  sql<number | null>`(select a.role_id from account a join customer_company m on m.customer_id = a.customer_id
    where a.customer_id = ${customerId} and m.company_id = ${companyId}::int and a.is_active order by a.id limit 1)`;

/** SQL: whether a person can sign in with this role, in this company if one is named. */
export const hasRole = (customerId: number, role: Role, companyId: number | undefined): RawBuilder<boolean> =>
  sql<boolean>`exists (select from account a where a.customer_id = ${customerId}::int and a.role_id = ${role}::int and a.is_active
    ${
      companyId === undefined
        ? sql``
        : sql`and exists (select from customer_company m where m.customer_id = a.customer_id and m.company_id = ${companyId}::int)`
    })`;

/** The roles of all members of a company whose accounts are active, by person. */
export async function listRolesIn(db: Db, companyId: number): Promise<ReadonlyMap<number, Role>> {
  const { rows } = await sql<{ id: number; role: number }>`
    select distinct on (a.customer_id) a.customer_id as id, a.role_id as role
    from customer_company m join account a on a.customer_id = m.customer_id
    where m.company_id = ${companyId} and a.is_active
    order by a.customer_id, a.id`.execute(db);
  return new Map(rows.flatMap(({ id, role }) => (isRole(role) ? [[id, role] as const] : [])));
}

/** SQL: whether a person is a member of a company and administers it. */
export const isAdminIn = (companyId: RawBuilder<unknown>, customerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from customer_company member join account on account.customer_id = member.customer_id
    where member.company_id = ${companyId} and member.customer_id = ${customerId}
      and account.is_active and account.role_id = any(${adminRoles}::int[]))`;

type Admin = {
  readonly customerId: number;
  readonly role: Role;
  readonly emailAddress: string;
  readonly language: string | null;
};

/** The people who administer a company and can sign in. */
export async function listAdminsOf(db: Db, companyId: number): Promise<Admin[]> {
  const rows = await db
    .selectFrom('customer_company as member')
    .innerJoin('customer', 'customer.id', 'member.customer_id')
    .innerJoin('account', 'account.customer_id', 'member.customer_id')
    .select([
      'customer.id as customerId',
      'customer.email_address as emailAddress',
      'customer.language',
      'account.role_id',
    ])
    .distinct()
    .where('member.company_id', '=', companyId)
    .where('account.is_active', '=', true)
    .where('account.role_id', 'in', [roles.administrator, roles.customerAdmin])
    .orderBy('customer.id')
    .execute();
  return rows.flatMap(({ role_id: role, ...admin }) => (isRole(role) ? [{ ...admin, role }] : []));
}

/** Safe to repeat. */
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

/** The people of a company who can sign in, counted by the facts that rules use. */
export async function countMembers(db: Db, companyId: number): Promise<MemberGroup[]> {
  const { rows } = await sql<MemberGroup>`
    select a.role_id as role, (f.approver_id is not null or f.approver_email is not null) as "hasApprover",
      coalesce(f.is_super, false) as "isSuper", count(*)::int as people
    from customer_company m
    join lateral (select role_id, is_active from account where account.customer_id = m.customer_id order by account.id limit 1) a
      on a.is_active
    left join customer_fact f on f.customer_id = m.customer_id
    where m.company_id = ${companyId}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}
