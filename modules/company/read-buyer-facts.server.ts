import { sql } from 'kysely';
import type { Money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import {
  colleagueByEmail,
  type OrderPeople,
  type OrderPeopleRow,
  orderPeopleJson,
  toOrderPeople,
} from '../people/order-people.server.ts';
import { type StoredCredit, toCredit } from './company-credit-store.server.ts';
import type { Project } from './company-numbers-store.server.ts';
import './company-tables.server.ts';

type Question = {
  readonly companyId: number;
  readonly buyerId: number;
  /** The wearers named in the rows of the order. */
  readonly coworkerIds: readonly number[];
  readonly orderNumber?: string;
  readonly projectNumber?: string;
};

export type BuyerFacts = OrderPeople & {
  readonly companyName: string;
  /** Attributes of the company by name, such as InvoiceCreditStop and DeliveryPaidBy. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Credit that the company has left; undefined if it has no limit. */
  readonly credit: Money | undefined;
  /** The requested project, if it is on the company's list. */
  readonly project:
    | (Project & { /** Of the attestant, if that is a colleague. */ readonly attestantId: number | undefined })
    | undefined;
  readonly hasOrderNumber: boolean;
};

type Row = {
  companyName: string | null;
  attributes: Record<string, string> | null;
  credit: StoredCredit | null;
  people: OrderPeopleRow;
  project: { number: string; name: string; attestant: string | null; attestantId: number | null } | null;
  hasOrderNumber: boolean;
};

/** All facts about a buyer that an order needs, in one statement, because every order of a company reads them. */
export async function readBuyerFacts(
  db: Db,
  { companyId, buyerId, coworkerIds, orderNumber, projectNumber }: Question,
): Promise<BuyerFacts> {
  const { rows } = await sql<Row>`select
    (select name from company where id = ${companyId}) as "companyName",
    (select attributes from company where id = ${companyId}) as attributes,
    (select json_build_object('currency', currency, 'remaining', remaining)
     from company_credit where company_id = ${companyId}) as credit,
    ${orderPeopleJson({ companyId, buyerId, coworkerIds })} as people,
    (select json_build_object('number', number, 'name', name, 'attestant', attestant,
       'attestantId', ${colleagueByEmail(companyId, sql.ref('company_project.attestant'))})
     from company_project where company_id = ${companyId} and number = ${projectNumber ?? null}) as project,
    exists (select from company_order_number
     where company_id = ${companyId} and number = ${orderNumber ?? null}) as "hasOrderNumber"`.execute(db);
  return toFacts(rows[0]);
}

function toFacts(row: Row | undefined): BuyerFacts {
  return {
    ...toOrderPeople(row?.people),
    companyName: row?.companyName ?? '',
    attributes: row?.attributes ?? {},
    credit: toCredit(row?.credit),
    project: row?.project
      ? {
          ...row.project,
          attestant: row.project.attestant ?? undefined,
          attestantId: row.project.attestantId ?? undefined,
        }
      : undefined,
    hasOrderNumber: row?.hasOrderNumber ?? false,
  };
}
