import { sql } from 'kysely';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import './company-tables.server.ts';

export type FoundCompany = {
  readonly id: number;
  readonly name: string;
  readonly orgNo: string | null;
  readonly marketId: number;
};

export async function findCompaniesLike(db: Db, text: string, most: number): Promise<FoundCompany[]> {
  const like = likePattern(text);
  return db
    .selectFrom('company')
    .select(['id', 'name', 'org_no as orgNo', 'market_id as marketId'])
    .where(sql<boolean>`(name ilike ${like} or org_no ilike ${like} or id::text = ${text})`)
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Names of companies, by their numbers. */
export async function findCompanyNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
