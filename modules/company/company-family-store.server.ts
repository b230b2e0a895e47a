import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { CompanyBrief } from './company-membership-store.server.ts';
import type { Settings } from './company-settings.ts';
import './company-tables.server.ts';

type FamilyQuery = { readonly parentId: number } | { readonly coopCode: string } | { readonly ids: readonly number[] };

/** The children of a company, the companies of a buying group, or those with certain ids; by name. */
export async function listCompanyBriefs(db: Db, wanted: FamilyQuery): Promise<CompanyBrief[]> {
  if ('ids' in wanted && wanted.ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name', 'parent_id', 'market_id', 'coop_code'])
    .where((eb) => {
      if ('parentId' in wanted) return eb('parent_id', '=', wanted.parentId);
      return 'coopCode' in wanted ? eb('coop_code', '=', wanted.coopCode) : eb('id', 'in', wanted.ids);
    })
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    parentId: row.parent_id ?? undefined,
    marketId: row.market_id,
    coopCode: row.coop_code ?? undefined,
  }));
}

/** The settings of each child of a company, by the child's name. */
export async function listChildSettings(
  db: Db,
  parentId: number,
): Promise<{ id: number; name: string; settings: Settings }[]> {
  const { rows } = await sql<{ id: number; name: string; settings: Settings | null }>`
    select id, name, (select jsonb_object_agg(key, value order by key) from company_setting where company_id = company.id) as settings
    from company where parent_id = ${parentId} order by name, id`.execute(db);
  return rows.map(({ settings, ...child }) => ({ ...child, settings: settings ?? {} }));
}
