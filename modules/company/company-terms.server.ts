import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { Shop } from '../shop.server.ts';
import { isCreditStopped } from './company-credit.ts';
import type { CompanyTerms } from './company-terms.ts';
import './company-tables.server.ts';

export const companyTopic = 'company';

const noTerms: CompanyTerms = { settings: {}, primaryPriceList: undefined, priceLists: [], isCreditStopped: false };

const termsOfCompany: Snapshot<number, CompanyTerms> = { topic: companyTopic, name: 'terms', build: findTerms };

/** Returns empty terms without a company, and for an unknown company. */
export async function readCompanyTerms(
  { snapshots }: Pick<Shop, 'snapshots'>,
  companyId: number | undefined,
): Promise<CompanyTerms> {
  return companyId === undefined ? noTerms : snapshots.read(termsOfCompany, companyId);
}

type Row = {
  primary: string | null;
  attributes: Record<string, string>;
  settings: Record<string, string> | null;
  priceLists: string[];
};

async function findTerms(db: Db, companyId: number): Promise<CompanyTerms> {
  const { rows } = await sql<Row>`
    select company.attributes ->> 'PrimaryPricelistCode' as primary, company.attributes,
      (select jsonb_object_agg(key, value) from company_setting where company_id = company.id) as settings,
      array(select price_list from company_price_list where company_id = company.id order by price_list) as "priceLists"
    from company where company.id = ${companyId}`.execute(db);
  const [row] = rows;
  if (!row) return noTerms;
  return {
    primaryPriceList: row.primary ?? undefined,
    settings: row.settings ?? {},
    priceLists: row.priceLists,
    isCreditStopped: isCreditStopped(row.attributes),
  };
}
