import { type RawBuilder, sql } from 'kysely';
import { type FactRow, selectFacts, toFacts } from './fact-store.server.ts';
import './people-tables.server.ts';
import type { PersonFacts } from './person-facts.ts';

type Question = {
  readonly companyId: number;
  readonly buyerId: number;
  /** The wearers of the order's rows. */
  readonly coworkerIds: readonly number[];
};

type Buyer = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  /** Belongs to the company that the order is for; false for staff of the seller. */
  readonly isColleague: boolean;
};

export type OrderPeople = {
  readonly buyer: Buyer | undefined;
  /** Facts about the buyer. */
  readonly facts: PersonFacts;
  /** Those of the requested people who belong to the company. */
  readonly coworkers: readonly {
    readonly id: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly employeeNo: string | undefined;
  }[];
  /** The buyer's approver, if that is a colleague. */
  readonly attestant: { readonly id: number; readonly emailAddress: string } | undefined;
};

export type OrderPeopleRow = {
  buyer: Buyer | null;
  facts: FactRow | null;
  coworkers: { id: number; firstName: string; lastName: string; employeeNo: string | null }[] | null;
  attestant: { id: number; emailAddress: string } | null;
};

/** The people of an order as one JSON value: part of a statement that is sent for every order of a company. */
export function orderPeopleJson({ companyId, buyerId, coworkerIds }: Question): RawBuilder<OrderPeopleRow> {
  const colleagues = sql`select customer_id from customer_company where company_id = ${companyId}`;
  return sql<OrderPeopleRow>`json_build_object(
    'buyer', (select json_build_object(
       'id', id, 'firstName', first_name, 'lastName', last_name, 'emailAddress', email_address,
       'isColleague', id in (${colleagues}))
     from customer where id = ${buyerId}),
    'facts', (select to_json(facts) from (${selectFacts(buyerId)}) facts),
    'coworkers', (select json_agg(json_build_object(
       'id', id, 'firstName', first_name, 'lastName', last_name, 'employeeNo', employee_no) order by id)
     from customer left join customer_fact on customer_id = id
     where id = any(${[...coworkerIds]}::int[]) and id in (${colleagues})),
    'attestant', (select json_build_object('id', id, 'emailAddress', email_address)
     from customer
     where id in (${colleagues}) and id = (select approver_id from customer_fact where customer_id = ${buyerId})))`;
}

/** The number of the colleague with an address, as part of a statement; the first if there are several. */
export const colleagueByEmail = (companyId: number, emailAddress: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(
    select min(customer.id)
    from customer join customer_company on customer_company.customer_id = customer.id
    where customer_company.company_id = ${companyId} and lower(customer.email_address) = lower(${emailAddress}))`;

export function toOrderPeople(row: OrderPeopleRow | undefined): OrderPeople {
  return {
    buyer: row?.buyer ?? undefined,
    facts: toFacts(row?.facts),
    coworkers: (row?.coworkers ?? []).map((coworker) => ({
      ...coworker,
      employeeNo: coworker.employeeNo ?? undefined,
    })),
    attestant: row?.attestant ?? undefined,
  };
}
