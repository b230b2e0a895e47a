import { type RawBuilder, sql } from 'kysely';
import { isCurrency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { lockApproverAddresses } from './lock-person.server.ts';
import './people-tables.server.ts';
import { noFacts, type PersonFacts } from './person-facts.ts';
import type { WrittenFacts } from './person-infos.ts';

export type FactRow = {
  amountLimit: number | null;
  amountLimitCurrency: string | null;
  employeeNo: string | null;
  occupation: string | null;
  department: string | null;
  costCentre: string | null;
  locker: string | null;
  lockerPosition: string | null;
  approverId: number | null;
  approverEmail: string | null;
  isSuper: boolean | null;
};

/** A person's facts as a row, with the approver's current e-mail address. */
export const selectFacts = (customerId: number): RawBuilder<FactRow> => sql<FactRow>`
  select fact.amount_limit as "amountLimit", fact.amount_limit_currency as "amountLimitCurrency",
    fact.employee_no as "employeeNo", fact.occupation, fact.department, fact.cost_centre as "costCentre", fact.locker,
    fact.locker_position as "lockerPosition",
    fact.approver_id as "approverId", coalesce(approver.email_address, fact.approver_email) as "approverEmail",
    fact.is_super as "isSuper"
  from customer_fact fact
  left join customer approver on approver.id = fact.approver_id
  where fact.customer_id = ${customerId}`;

/** The facts about a person that rules depend on. A visitor who is not signed in has none. */
export async function factsOf(db: Db, customerId: number | undefined): Promise<PersonFacts> {
  if (customerId === undefined) return noFacts;
  const { rows } = await selectFacts(customerId).execute(db);
  return toFacts(rows[0]);
}

/** The amount limits of several people, by number. People without a limit are left out. */
export async function listAmountLimits(db: Db, customerIds: readonly number[]): Promise<ReadonlyMap<number, Money>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_fact')
    .select(['customer_id', 'amount_limit', 'amount_limit_currency'])
    .where('customer_id', 'in', customerIds)
    .where('amount_limit', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ customer_id, amount_limit, amount_limit_currency: currency }): [number, Money][] =>
      amount_limit !== null && currency !== null && isCurrency(currency)
        ? [[customer_id, money(amount_limit, currency)]]
        : [],
    ),
  );
}

/** Former amount limits, each with the time until which it was in force; for the person's data export. */
export async function readPastLimitsOf(db: Db, customerId: number): Promise<unknown> {
  const row = await db
    .selectFrom('customer_fact')
    .select('amount_limit_past')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.amount_limit_past ?? [];
}

export type BeforeDay = {
  /** Added to the shop on this day or later. */
  readonly isNew: boolean;
  /** The amount limit before the day, in the current currency, if it was different. */
  readonly limit: number | undefined;
};

/** Facts about several people from before a day. */
export async function listBefore(
  db: Db,
  customerIds: readonly number[],
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<ReadonlyMap<number, BeforeDay>> {
  const start = sql`((${day}::date)::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<{ id: number; isNew: boolean; limit: number | null }>`
    select customer.id, customer.created_at >= ${start} as "isNew", (
      select (past ->> 'amount')::float8 from jsonb_array_elements(fact.amount_limit_past) past
      where (past ->> 'until')::timestamptz > ${start} and past ->> 'currency' = fact.amount_limit_currency
      order by (past ->> 'until')::timestamptz limit 1) as "limit"
    from customer left join customer_fact fact on fact.customer_id = customer.id
    where customer.id = any(${[...customerIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, isNew, limit }) => [id, { isNew, limit: limit ?? undefined }]));
}

export function toFacts(row: FactRow | null | undefined): PersonFacts {
  if (!row) return noFacts;
  const { amountLimit, amountLimitCurrency: currency, approverId, approverEmail } = row;
  return {
    amountLimit:
      amountLimit !== null && currency !== null && isCurrency(currency) ? money(amountLimit, currency) : undefined,
    employeeNo: row.employeeNo ?? undefined,
    occupation: row.occupation ?? undefined,
    department: row.department ?? undefined,
    costCentre: row.costCentre ?? undefined,
    locker: row.locker ?? undefined,
    lockerPosition: row.lockerPosition ?? undefined,
    approver: approverEmail === null ? undefined : { customerId: approverId ?? undefined, emailAddress: approverEmail },
    isSuper: row.isSuper ?? undefined,
  };
}

/** In a transaction. Replaces all facts of the person. Companies of the person must be saved before. */
export async function saveFacts(db: Db, customerId: number, facts: WrittenFacts): Promise<void> {
  const { amountLimit, approverEmail } = facts;
  if (approverEmail !== undefined) await lockApproverAddresses(db, [approverEmail]);
  const approverId = approverEmail === undefined ? undefined : await findApprover(db, customerId, approverEmail);
  const values = {
    amount_limit: amountLimit?.amount ?? null,
    amount_limit_currency: amountLimit?.currency ?? null,
    employee_no: facts.employeeNo ?? null,
    occupation: facts.occupation ?? null,
    department: facts.department ?? null,
    cost_centre: facts.costCentre ?? null,
    locker: facts.locker ?? null,
    locker_position: facts.lockerPosition ?? null,
    approver_id: approverId ?? null,
    approver_email: approverId === undefined ? (approverEmail ?? null) : null,
    is_super: facts.isSuper ?? null,
  };
  await db
    .insertInto('customer_fact')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}

/** The colleague with the address. An address that belongs only to a stranger is stored as text, because strangers cannot approve. */
export async function findApprover(db: Db, customerId: number, emailAddress: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select approver.id
    from customer approver
    where lower(approver.email_address) = lower(${emailAddress}) and exists (
      select from customer_company theirs
      join customer_company own on own.company_id = theirs.company_id
      where theirs.customer_id = approver.id and own.customer_id = ${customerId}
    )
    order by approver.id
    limit 1`.execute(db);
  return rows[0]?.id;
}

/** In a transaction, after a person with the address joined a company: links colleagues who named the address to the person. */
export async function adoptApprover(db: Db, customerId: number, emailAddress: string): Promise<void> {
  await lockApproverAddresses(db, [emailAddress]);
  await sql`
    update customer_fact set approver_id = ${customerId}, approver_email = null
    where lower(approver_email) = lower(${emailAddress}) and customer_id in (
      select theirs.customer_id
      from customer_company theirs
      join customer_company own on own.company_id = theirs.company_id
      where own.customer_id = ${customerId}
    )`.execute(db);
}

type Approved = { readonly companyId: number; readonly customerIds: readonly number[] };

/** The people who have the person as their approver, by company. People without a company need no approval and are left out. */
export async function listApproved(db: Db, approverId: number): Promise<Approved[]> {
  const { rows } = await sql<Approved>`
    select theirs.company_id as "companyId", array_agg(fact.customer_id order by fact.customer_id) as "customerIds"
    from customer_fact fact join customer_company theirs on theirs.customer_id = fact.customer_id
    where fact.approver_id = ${approverId}
    group by theirs.company_id order by theirs.company_id`.execute(db);
  return rows;
}

/** How many people have the person as their approver, in some companies or in all. */
export async function countPeopleOfApprover(
  db: Db,
  approverId: number,
  companyIds?: readonly number[],
): Promise<number> {
  const approved = await listApproved(db, approverId);
  const seen = approved.filter(({ companyId }) => companyIds?.includes(companyId) ?? true);
  return new Set(seen.flatMap(({ customerIds }) => customerIds)).size;
}

/** Infos of partners with codes that no rule reads. */
export async function listOtherInfos(db: Db, customerId: number): Promise<{ code: string; value: string }[]> {
  return db
    .selectFrom('customer_info')
    .select(['code', 'value'])
    .where('customer_id', '=', customerId)
    .orderBy('code')
    .execute();
}
