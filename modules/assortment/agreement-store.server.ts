import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../company/company-tables.server.ts';
import type { Agreement } from './visible-price-lists.ts';

type Row = { primary: string | null; settings: Record<string, string> | null; priceLists: string[] };

export async function findAgreement(db: Db, companyId: number): Promise<Agreement | undefined> {
  const { rows } = await sql<Row>`
    select company.attributes ->> 'PrimaryPricelistCode' as primary,
      (select jsonb_object_agg(key, value) from company_setting where company_id = company.id) as settings,
      array(select price_list from company_price_list where company_id = company.id order by price_list) as "priceLists"
    from company where company.id = ${companyId}`.execute(db);
  const [row] = rows;
  return (
    row && { primaryPriceList: row.primary ?? undefined, settings: row.settings ?? {}, priceLists: row.priceLists }
  );
}
