import type { Db } from '#platform/db/db.server.ts';
import '../people/people-tables.server.ts';
import './company-tables.server.ts';

/** The part of a company that is needed to act for it. */
export type CompanyBrief = {
  id: number;
  name: string;
  parentId: number | undefined;
  marketId: number;
  coopCode: string | undefined;
};

/** The companies of a person, and optionally their children. */
export async function listCompaniesOf(db: Db, customerId: number, withChildren: boolean): Promise<CompanyBrief[]> {
  const rows = await selectCompanies(db, { customerId, withChildren }).execute();
  return rows.map(toBrief);
}

type CompaniesOf = {
  customerId: number;
  withChildren: boolean;
  /** A company that is listed even if it is not theirs. */
  besides?: number | undefined;
};

/** The same companies as a part of another statement. */
export function selectCompanies(db: Db, { customerId, withChildren, besides }: CompaniesOf) {
  const own = db.selectFrom('colleague').select('company_id').where('customer_id', '=', customerId);
  return db
    .selectFrom('company')
    .select(['id', 'name', 'parent_id', 'market_id', 'coop_code'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', own),
        ...(withChildren ? [eb('parent_id', 'in', own)] : []),
        ...(besides === undefined ? [] : [eb('id', '=', besides)]),
      ]),
    )
    .orderBy('name')
    .orderBy('id');
}

/** The market of a person without their own market: that of their first company. */
export async function findMarketIdOf(db: Db, customerId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('company')
    .innerJoin('colleague', 'colleague.company_id', 'company.id')
    .select('company.market_id')
    .where('colleague.customer_id', '=', customerId)
    .orderBy('company.id')
    .executeTakeFirst();
  return row?.market_id;
}

export async function findCompanyBrief(db: Db, companyId: number): Promise<CompanyBrief | undefined> {
  const row = await db
    .selectFrom('company')
    .select(['id', 'name', 'parent_id', 'market_id', 'coop_code'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row && toBrief(row);
}

function toBrief(row: {
  id: number;
  name: string;
  parent_id: number | null;
  market_id: number;
  coop_code: string | null;
}): CompanyBrief {
  return {
    id: row.id,
    name: row.name,
    parentId: row.parent_id ?? undefined,
    marketId: row.market_id,
    coopCode: row.coop_code ?? undefined,
  };
}
