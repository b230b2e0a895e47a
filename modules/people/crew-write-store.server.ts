import { sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Role } from '../auth/roles.ts';
import { newCode } from './account-store.server.ts';
import './people-tables.server.ts';
import type { WrittenFacts } from './person-infos.ts';
import type { Contact } from './person-write-store.server.ts';

type Member = Contact & { readonly role: Role; readonly isActive: boolean };

type Place = { readonly companyId: number; readonly marketId: number; readonly language: Language };

/** In a transaction that locks their addresses. Creates people of a company without a password; returns their numbers in the same order. */
export async function insertCrew(db: Db, people: readonly Member[], { companyId, marketId, language }: Place) {
  if (people.length === 0) return [];
  const given = people.map((person) => ({ code: newCode(), ...person, login: person.emailAddress || newCode() }));
  const { rows } = await sql<{ code: string; id: number }>`
    with given as (${columnsOf(given)}),
    made as (
      insert into customer (customer_code, email_address, first_name, last_name, phone_number, cell_phone, market_id, language)
      select code, "emailAddress", "firstName", "lastName", "phoneNumber", "cellPhone", ${marketId}::int, ${language}
      from given returning id, customer_code
    ),
    signing as (
      insert into account (customer_id, login_name, role_id, is_active)
      select made.id, given.login, given.role, given."isActive" from given join made on made.customer_code = given.code
    ),
    belonging as (insert into customer_company (customer_id, company_id) select id, ${companyId}::int from made)
    select customer_code as code, id from made`.execute(db);
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  return given.map(({ code }) => ids.get(code) ?? 0);
}

/**
 * In a transaction that locks the people and their addresses. A new address becomes the login name of the person's first account; otherwise
 * the login name stays.
 */
export async function saveCrew(db: Db, people: readonly (Member & { readonly id: number })[]): Promise<void> {
  if (people.length === 0) return;
  await sql`
    with given as (${columnsOf(people)}),
    named as (
      update customer set email_address = given."emailAddress", first_name = given."firstName", last_name = given."lastName",
        phone_number = given."phoneNumber", cell_phone = given."cellPhone"
      from given where customer.id = given.id returning customer.id
    )
    update account set role_id = given.role, is_active = given."isActive",
      login_name = case
        when given."emailAddress" in ('', was.email_address) then account.login_name
        when account.id <> (select min(own.id) from account own where own.customer_id = given.id) then account.login_name
        else given."emailAddress" end
    from given join customer was on was.id = given.id where account.customer_id = given.id`.execute(db);
}

const columnsOf = (people: readonly object[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as told (
    id int, code text, login text, "emailAddress" text, "firstName" text, "lastName" text, "phoneNumber" text,
    "cellPhone" text, role int, "isActive" boolean)`;

/**
 * In a transaction that locks the addresses of the approvers. Replaces all facts of each person; an approver is the colleague with the
 * address, or only the address.
 */
export async function saveCrewFacts(
  db: Db,
  people: readonly { readonly id: number; readonly facts: WrittenFacts }[],
): Promise<void> {
  if (people.length === 0) return;
  const given = people.map(({ id, facts: { amountLimit, ...facts } }) => ({
    id,
    ...facts,
    amount: amountLimit?.amount,
    currency: amountLimit?.currency,
  }));
  await sql`
    insert into customer_fact (customer_id, amount_limit, amount_limit_currency, employee_no, occupation, department,
      cost_centre, locker, locker_position, approver_id, approver_email, is_super)
    select told.id, amount, currency, "employeeNo", occupation, department, "costCentre", locker, "lockerPosition", approver.id,
      case when approver.id is null then "approverEmail" end, "isSuper"
    from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as told (id int, amount bigint, currency text,
      "employeeNo" text, occupation text, department text, "costCentre" text, locker text, "lockerPosition" text,
      "approverEmail" text, "isSuper" boolean)
    left join lateral (
      select customer.id from customer
      where lower(customer.email_address) = lower("approverEmail") and exists (
        select from customer_company theirs join customer_company own on own.company_id = theirs.company_id
        where theirs.customer_id = customer.id and own.customer_id = told.id)
      order by customer.id limit 1
    ) approver on true
    on conflict (customer_id) do update set amount_limit = excluded.amount_limit,
      amount_limit_currency = excluded.amount_limit_currency, employee_no = excluded.employee_no,
      occupation = excluded.occupation, department = excluded.department, cost_centre = excluded.cost_centre,
      locker = excluded.locker, locker_position = excluded.locker_position, approver_id = excluded.approver_id, approver_email = excluded.approver_email,
      is_super = excluded.is_super`.execute(db);
}

/** In a transaction, after people got addresses: links colleagues who named one of these addresses as approver to the person. */
export async function adoptApprovers(db: Db, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return;
  await sql`
    update customer_fact set approver_id = person.id, approver_email = null
    from customer person
    where person.id = any(${[...customerIds]}::int[]) and person.email_address <> ''
      and customer_fact.approver_email is not null
      and lower(customer_fact.approver_email) = lower(person.email_address)
      and exists (
        select from customer_company theirs join customer_company own on own.company_id = theirs.company_id
        where theirs.customer_id = customer_fact.customer_id and own.customer_id = person.id)`.execute(db);
}

type CrewSize = { readonly id: number; readonly sizeGroup: string; readonly size: string };

/** In a transaction. An empty size removes the one of the group. */
export async function saveCrewSizes(db: Db, sizes: readonly CrewSize[], at: Date): Promise<void> {
  if (sizes.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(sizes)}::text::jsonb) as told (id int, "sizeGroup" text, size text)`;
  await sql`delete from customer_size using ${given}
    where told.size = '' and customer_size.customer_id = told.id and size_group = told."sizeGroup"`.execute(db);
  await sql`
    insert into customer_size (customer_id, size_group, size, changed_at)
    select told.id, told."sizeGroup", told.size, ${at}::timestamptz from ${given} where told.size <> ''
    on conflict (customer_id, size_group) do update set size = excluded.size, changed_at = excluded.changed_at`.execute(
    db,
  );
}
