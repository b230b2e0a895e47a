import { sql } from 'kysely';
import type { Money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../auth/people-tables.server.ts';
import { type StoredCredit, toCredit } from './company-credit-store.server.ts';
import type { Project } from './company-numbers-store.server.ts';
import './company-tables.server.ts';

type Question = {
  readonly companyId: number;
  readonly buyerId: number;
  /** For whom rows of the order are. */
  readonly coworkerIds: readonly number[];
  readonly orderNumber?: string;
  readonly projectNumber?: string;
};

type Buyer = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  /** Of the company that is bought for; its seller's staff are not. */
  readonly isColleague: boolean;
};

export type BuyerFacts = {
  readonly companyName: string;
  /** Of the company, by name: InvoiceCreditStop, DeliveryPaidBy. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What the company may still buy on account; undefined where nothing is limited. */
  readonly credit: Money | undefined;
  readonly buyer: Buyer | undefined;
  /** Of the buyer, by code: EmployeeNo, AmountLimit, Attestant1. */
  readonly infos: Readonly<Record<string, string>>;
  /** Those asked for who are people of the company. */
  readonly coworkers: readonly {
    readonly id: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly employeeNo: string | undefined;
  }[];
  /** The colleague whose e-mail address the buyer's Attestant1 is. */
  readonly attestant: { readonly id: number; readonly emailAddress: string } | undefined;
  /** The one asked for, if it is on the company's list. */
  readonly project: Project | undefined;
  readonly hasOrderNumber: boolean;
};

type Row = {
  companyName: string | null;
  attributes: Record<string, string> | null;
  credit: StoredCredit | null;
  buyer: Buyer | null;
  infos: Record<string, string> | null;
  coworkers: { id: number; firstName: string; lastName: string; employeeNo: string | null }[] | null;
  attestant: { id: number; emailAddress: string } | null;
  project: { number: string; name: string; attestant: string | null } | null;
  hasOrderNumber: boolean;
};

/** All that is asked about a buyer before an order is taken, in one statement: it is asked for every order of a company. */
export async function readBuyerFacts(
  db: Db,
  { companyId, buyerId, coworkerIds, orderNumber, projectNumber }: Question,
): Promise<BuyerFacts> {
  const colleagues = sql`select customer_id from customer_company where company_id = ${companyId}`;
  const { rows } = await sql<Row>`select
    (select name from company where id = ${companyId}) as "companyName",
    (select attributes from company where id = ${companyId}) as attributes,
    (select json_build_object('currency', currency, 'remaining', remaining)
     from company_credit where company_id = ${companyId}) as credit,
    (select json_build_object(
       'id', id, 'firstName', first_name, 'lastName', last_name, 'emailAddress', email_address,
       'isColleague', id in (${colleagues}))
     from customer where id = ${buyerId}) as buyer,
    (select json_object_agg(code, value) from customer_info where customer_id = ${buyerId}) as infos,
    (select json_agg(json_build_object(
       'id', id, 'firstName', first_name, 'lastName', last_name,
       'employeeNo', (select value from customer_info where customer_id = customer.id and code = 'EmployeeNo'))
       order by id)
     from customer where id = any(${[...coworkerIds]}::int[]) and id in (${colleagues})) as coworkers,
    (select json_build_object('id', id, 'emailAddress', email_address)
     from customer
     where id in (${colleagues}) and lower(email_address) =
       (select lower(value) from customer_info where customer_id = ${buyerId} and code = 'Attestant1')
     order by id limit 1) as attestant,
    (select json_build_object('number', number, 'name', name, 'attestant', attestant)
     from company_project where company_id = ${companyId} and number = ${projectNumber ?? null}) as project,
    exists (select from company_order_number
     where company_id = ${companyId} and number = ${orderNumber ?? null}) as "hasOrderNumber"`.execute(db);
  return toFacts(rows[0]);
}

function toFacts(row: Row | undefined): BuyerFacts {
  return {
    companyName: row?.companyName ?? '',
    attributes: row?.attributes ?? {},
    credit: toCredit(row?.credit),
    buyer: row?.buyer ?? undefined,
    infos: row?.infos ?? {},
    coworkers: (row?.coworkers ?? []).map((coworker) => ({
      ...coworker,
      employeeNo: coworker.employeeNo ?? undefined,
    })),
    attestant: row?.attestant ?? undefined,
    project: row?.project ? { ...row.project, attestant: row.project.attestant ?? undefined } : undefined,
    hasOrderNumber: row?.hasOrderNumber ?? false,
  };
}
