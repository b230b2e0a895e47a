import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';
import { type ListedPerson, type PeopleScope, peopleParts, type Row, toListed } from './people-page-store.server.ts';

/** One of many people of a company who are read together, with all columns of a spreadsheet. */
export type CrewMember = ListedPerson & {
  readonly marketId: number | undefined;
  readonly companyIds: readonly number[];
  /** The person's size in each size group. */
  readonly sizes: Readonly<Record<string, string>>;
};

type CrewRow = Row & { marketId: number | null; companyIds: number[] | null; sizes: Record<string, string> | null };

const crewColumns = sql`${peopleParts.columns}, c.market_id as "marketId",
  (select array_agg(company_id order by company_id) from customer_company where customer_id = c.id) as "companyIds",
  (select jsonb_object_agg(size_group, size) from customer_size where customer_size.customer_id = c.id) as sizes`;

export type CrewKeys = {
  readonly ids: readonly number[];
  readonly employeeNos: readonly string[];
  /** In lower case. */
  readonly emailAddresses: readonly string[];
};

/**
 * The people in the scope with one of the numbers, employee numbers or e-mail addresses. Two statements, because PostgreSQL assumes that
 * fresh tables are small and would repeat a subquery for each person. Employee numbers are joined, because the trigram index would scan all
 * its new entries for each number of a list.
 */
export async function findCrew(db: Db, scope: PeopleScope, keys: CrewKeys): Promise<CrewMember[]> {
  const { rows } = await sql<{ id: number }>`
    select unnest(${[...keys.ids]}::int[]) as id
    union select customer_id from unnest(${[...keys.employeeNos]}::text[]) as given (number)
      join customer_fact on employee_no = given.number
    union select id from customer where lower(email_address) = any(${[...keys.emailAddresses]}::text[])`.execute(db);
  if (rows.length === 0) return [];
  const meant = sql`m.customer_id = any(${rows.map(({ id }) => id)}::int[])`;
  return read(db, sql`${peopleParts.conditionOf(scope, {})} and ${meant} order by c.id`);
}

/** The people in the scope by number, after a given one. */
export const listCrew = (db: Db, scope: PeopleScope, { after, most }: { after: number; most: number }) =>
  read(db, sql`${peopleParts.conditionOf(scope, {})} and c.id > ${after} order by c.id limit ${most}`);

async function read(db: Db, condition: RawBuilder<unknown>): Promise<CrewMember[]> {
  const { rows } = await sql<CrewRow>`select ${crewColumns} from ${peopleParts.source} where ${condition}`.execute(db);
  return rows.map((row) => ({
    ...toListed(row),
    marketId: row.marketId ?? undefined,
    companyIds: row.companyIds ?? [],
    sizes: row.sizes ?? {},
  }));
}

export type AddressOwner = {
  readonly emailAddress: string;
  readonly customerId: number;
  /** Already belongs to the company. */
  readonly isColleague: boolean;
  /** The company has made an offer to join, which was declined or not answered yet. */
  readonly isOffered: boolean;
};

/** The people who have one of the addresses, or sign in with it. The addresses are in lower case. */
export async function findAddressOwners(
  db: Db,
  companyId: number,
  emailAddresses: readonly string[],
): Promise<AddressOwner[]> {
  if (emailAddresses.length === 0) return [];
  const { rows } = await sql<AddressOwner>`
    select given.address as "emailAddress", owner.id as "customerId",
      exists (select from customer_company where customer_id = owner.id and company_id = ${companyId}) as "isColleague",
      exists (select from membership_offer where customer_id = owner.id and company_id = ${companyId}) as "isOffered"
    from unnest(${[...emailAddresses]}::text[]) as given (address)
    cross join lateral (
      select id from customer where lower(email_address) = given.address
      union select customer_id from account where lower(login_name) = given.address
      order by id limit 1
    ) owner`.execute(db);
  return rows;
}
