import { type RawBuilder, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import { directionOf, keyPageOf } from '#platform/db/key-page.server.ts';
import { isRole, type Role, roles } from '../auth/roles.ts';
import { type FactRow, toFacts } from './fact-store.server.ts';
import type { MissingData } from './missing-data.ts';
import type { PersonFacts } from './person-facts.ts';
import type { PersonAccount } from './person-record.ts';
import './people-tables.server.ts';

/** The people of a company that the visitor sees: those with these roles and, if given, with this approver. */
export type PeopleScope = {
  readonly companyId: number;
  readonly roles: readonly Role[];
  readonly approverId: number | undefined;
};

export type PeopleFilter = {
  /** A part of the name, the e-mail address or the employee number. */
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly department?: string | undefined;
  /** The e-mail address of their approver, or a part of the name of one. */
  readonly approver?: string | undefined;
  /** The number of their approver, who may have no address or may have left the company. */
  readonly approverId?: number | undefined;
  readonly isActive?: boolean | undefined;
  readonly missing?: MissingData | undefined;
  readonly costCentre?: string | undefined;
  /** Only those who were invited after this moment and have not chosen a password yet. */
  readonly invitedSince?: Date | undefined;
  readonly ids?: readonly number[] | undefined;
};

export type ListedPerson = {
  readonly id: number;
  readonly customerCode: string;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | undefined;
  readonly cellPhone: string | undefined;
  readonly account: Pick<PersonAccount, 'id' | 'loginName' | 'roleId' | 'isActive'> | undefined;
  readonly facts: PersonFacts;
  readonly hasSizes: boolean;
  /** Set while they were invited and have not chosen a password yet. */
  readonly invitedAt: Date | undefined;
};

/** The sort orders of people. Equal values are sorted by id. */
const peopleSorts = {
  'last-name-first-name': sql`lower(c.last_name || ' ' || c.first_name)`,
  email: sql`lower(c.email_address)`,
  department: sql`lower(coalesce(f.department, ''))`,
  'employee-number': sql`lower(coalesce(f.employee_no, ''))`,
} as const;

export type PeopleSort = keyof typeof peopleSorts;

export type Row = FactRow & {
  id: number;
  customerCode: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  cellPhone: string | null;
  accountId: number | null;
  loginName: string | null;
  roleId: number | null;
  isActive: boolean | null;
  hasSizes: boolean;
  invitedAt: Date | null;
};

/** `hasSizes` has a limit because PostgreSQL reads the sizes of all people at once for an `exists` here. */
const columns = sql`c.id, c.customer_code as "customerCode", c.email_address as "emailAddress",
  c.first_name as "firstName", c.last_name as "lastName", c.phone_number as "phoneNumber", c.cell_phone as "cellPhone",
  a.id as "accountId", a.login_name as "loginName", a.role_id as "roleId", a.is_active as "isActive",
  case when a.password_hash is null then a.invited_at end as "invitedAt",
  f.amount_limit as "amountLimit", f.amount_limit_currency as "amountLimitCurrency", f.employee_no as "employeeNo",
  f.occupation, f.department, f.cost_centre as "costCentre", f.locker, f.locker_position as "lockerPosition", f.approver_id as "approverId",
  coalesce(approver.email_address, f.approver_email) as "approverEmail", f.is_super as "isSuper",
  (select true from customer_size where customer_size.customer_id = c.id limit 1) is not null as "hasSizes"`;

/** A person may have several accounts; the oldest one decides the role. */
const source = sql`customer_company m
  join customer c on c.id = m.customer_id
  left join lateral (select * from account where account.customer_id = c.id order by account.id limit 1) a on true
  left join customer_fact f on f.customer_id = c.id
  left join customer approver on approver.id = f.approver_id`;

/** Shorter texts are in most names, so the list is scanned in its order; longer ones use the trigram indexes. */
const shortestLookedUp = 3;

/** Only members of the company are searched: people of other companies cannot be found by name, address or number. */
function searchOf(companyId: number, search: string): RawBuilder<unknown> {
  const like = likePattern(search);
  if (search.trim().length < shortestLookedUp)
    return sql`(c.first_name || ' ' || c.last_name || ' ' || c.email_address ilike ${like} or f.employee_no ilike ${like})`;
  return sql`c.id in (
    select found.id from customer found join customer_company own on own.customer_id = found.id and own.company_id = ${companyId}
    where found.first_name || ' ' || found.last_name || ' ' || found.email_address ilike ${like}
    union all
    select numbered.customer_id from customer_fact numbered
    join customer_company own on own.customer_id = numbered.customer_id and own.company_id = ${companyId}
    where numbered.employee_no ilike ${like})`;
}

/** `named` are people whose approver is known only by the address so far. */
type Approvers = { readonly ids: readonly number[]; readonly named: readonly number[] };

/** A text that more approvers share is too short to find one. */
const mostApprovers = 500;

/**
 * A whole address means one approver, also one who is no member yet; a part of a name those members whose name or address it is in and who
 * approve for others. They are read before the list: with their numbers the database knows how many people it will find.
 */
async function findApprovers(db: Db, companyId: number, text: string): Promise<Approvers> {
  const read = async (found: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number }>`${found}`.execute(db);
    return rows.map(({ id }) => id);
  };
  if (text.includes('@'))
    return {
      ids: await read(sql`select id from customer where lower(email_address) = lower(${text})`),
      named: await read(sql`select f.customer_id as id from customer_fact f
        join customer_company own on own.customer_id = f.customer_id and own.company_id = ${companyId}
        where lower(f.approver_email) = lower(${text})`),
    };
  const ids = await read(sql`select found.id from customer found
    join customer_company own on own.customer_id = found.id and own.company_id = ${companyId}
    where found.first_name || ' ' || found.last_name || ' ' || found.email_address ilike ${likePattern(text)}
      and exists (select from customer_fact approved where approved.approver_id = found.id)
    limit ${mostApprovers}`);
  return { ids, named: [] };
}

function approvedBy({ ids, named }: Approvers): RawBuilder<unknown> {
  const approved = sql`f.approver_id = any(${[...ids]}::int[])`;
  return named.length === 0 ? approved : sql`(${approved} or f.customer_id = any(${[...named]}::int[]))`;
}

type Narrowed = PeopleFilter & { readonly approvers?: Approvers | undefined };

const narrowed = async (db: Db, { companyId }: PeopleScope, filter: PeopleFilter): Promise<Narrowed> =>
  filter.approver === undefined
    ? filter
    : { ...filter, approvers: await findApprovers(db, companyId, filter.approver) };

function conditionOf({ companyId, roles: seen, approverId }: PeopleScope, filter: Narrowed): RawBuilder<unknown> {
  const { search, role, department, costCentre, approvers, isActive, invitedSince, missing, ids } = filter;
  const approverIds = [approverId, filter.approverId].filter((id) => id !== undefined);
  const lacks = {
    size: sql`not exists (select from customer_size where customer_size.customer_id = c.id)`,
    'employee-number': sql`f.employee_no is null`,
    approver: sql`f.approver_id is null and f.approver_email is null`,
  };
  const conditions = [
    sql`m.company_id = ${companyId}`,
    sql`coalesce(a.role_id, ${roles.user}) = any(${[...seen]}::int[])`,
    ...approverIds.map((id) => sql`f.approver_id = ${id}`),
    ...(search ? [searchOf(companyId, search)] : []),
    ...(role === undefined ? [] : [sql`coalesce(a.role_id, ${roles.user}) = ${role}`]),
    ...(department === undefined ? [] : [sql`f.department = ${department}`]),
    ...(costCentre === undefined ? [] : [sql`f.cost_centre = ${costCentre}`]),
    ...(approvers === undefined ? [] : [approvedBy(approvers)]),
    ...(invitedSince === undefined ? [] : [sql`a.invited_at > ${invitedSince} and a.password_hash is null`]),
    ...(isActive === undefined ? [] : [sql`coalesce(a.is_active, false) = ${isActive}`]),
    ...(missing === undefined ? [] : [lacks[missing]]),
    ...(ids === undefined ? [] : [sql`c.id = any(${[...ids]}::int[])`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** SQL fragments about people of a company, for statements that read more columns. */
export const peopleParts = { columns, source, conditionOf };

/** One part of the list, by the key of its last row. */
export async function pagePeople(
  db: Db,
  scope: PeopleScope,
  { filter, sort, part }: { filter: PeopleFilter; sort: PeopleSort; part: PartAsked },
): Promise<KeyPage<ListedPerson>> {
  const page = keyPageOf({ by: peopleSorts[sort], kind: 'text' }, { key: sql`c.id`, kind: 'number' }, part);
  const { rows } = await sql<Row & { placeValue: string }>`
    select ${columns}, ${page.value} as "placeValue" from ${source}
    where ${conditionOf(scope, await narrowed(db, scope, filter))} and ${page.condition}
    order by ${page.order} limit ${page.limit}`.execute(db);
  return toKeyPage(
    rows.map((row) => ({ ...toListed(row), place: { value: row.placeValue, key: String(row.id) } })),
    part,
  );
}

type Page = { page: number; pageSize: number; sort: PeopleSort; order: 'asc' | 'desc' };

/** One page of the list, counted from 1, and how many people there are. */
export async function listPeople(
  db: Db,
  scope: PeopleScope,
  filter: PeopleFilter,
  { page, pageSize, sort, order }: Page,
): Promise<{ items: ListedPerson[]; total: number }> {
  const direction = directionOf(order === 'asc');
  const by =
    sort === 'last-name-first-name'
      ? sql`lower(c.last_name) ${direction}, lower(c.first_name) ${direction}, c.id ${direction}`
      : sql`${peopleSorts[sort]} ${direction}, c.id ${direction}`;
  const condition = conditionOf(scope, await narrowed(db, scope, filter));
  const { rows } = await sql<Row>`
    select ${columns} from ${source} where ${condition}
    order by ${by} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${source} where ${condition}`.execute(
    db,
  );
  return { items: rows.map(toListed), total: counted.rows[0]?.total ?? 0 };
}

const placeColumns = { department: sql`f.department`, 'cost-centre': sql`f.cost_centre` };

/** Each department or cost centre of the people in the scope, with its number of people. */
export async function countPlaces(
  db: Db,
  scope: PeopleScope,
  by: keyof typeof placeColumns,
): Promise<{ readonly name: string; readonly people: number }[]> {
  const { companyId, roles: seen, approverId } = scope;
  const column = placeColumns[by];
  const counted =
    approverId === undefined
      ? // Triggers keep it in the transaction of each change (`0068-people-of-places.sql`).
        sql`select name, sum(people)::int as people from place_count
          where company_id = ${companyId} and kind = ${by} and role_id = any(${[...seen]}::int[])
          group by name having sum(people) > 0 order by name`
      : sql`select ${column} as name, count(*)::int as people
          from ${source} where ${conditionOf(scope, {})} and ${column} is not null
          group by ${column} order by ${column}`;
  const { rows } = await sql<{ name: string; people: number }>`${counted}`.execute(db);
  return rows;
}

/** Active people in the scope with open tasks: those without sizes, and those with an open invitation. */
export async function countOpenPeople(
  db: Db,
  scope: PeopleScope,
  invitedSince: Date,
): Promise<{ withoutSizes: number; invited: number }> {
  const { rows } = await sql<{ withoutSizes: number; invited: number }>`
    select
      count(*) filter (where not exists (
        select from customer_size where customer_size.customer_id = c.id))::int as "withoutSizes",
      count(*) filter (where a.invited_at > ${invitedSince} and a.password_hash is null)::int as invited
    from ${source} where ${conditionOf(scope, { isActive: true })}`.execute(db);
  return rows[0] ?? { withoutSizes: 0, invited: 0 };
}

export function toListed(row: Row): ListedPerson {
  const { accountId, loginName, roleId, isActive } = row;
  return {
    id: row.id,
    customerCode: row.customerCode,
    emailAddress: row.emailAddress,
    firstName: row.firstName,
    lastName: row.lastName,
    phoneNumber: row.phoneNumber ?? undefined,
    cellPhone: row.cellPhone ?? undefined,
    account:
      accountId !== null && loginName !== null && roleId !== null && isRole(roleId)
        ? { id: accountId, loginName, roleId, isActive: isActive ?? false }
        : undefined,
    facts: toFacts(row),
    hasSizes: row.hasSizes,
    invitedAt: row.invitedAt ?? undefined,
  };
}
