import type { Db } from '#platform/db/db.server.ts';
import './company-tables.server.ts';

/** The price lists that companies are connected to, by their codes. */
export async function listConnectedLists(db: Db, companyIds: readonly number[]): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom('company_price_list')
    .select('price_list')
    .distinct()
    .where('company_id', 'in', companyIds)
    .orderBy('price_list')
    .execute();
  return rows.map(({ price_list }) => price_list);
}

/** Connecting twice changes nothing. */
export async function insertConnection(db: Db, companyId: number, code: string): Promise<void> {
  await db
    .insertInto('company_price_list')
    .values({ company_id: companyId, price_list: code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteConnection(db: Db, companyId: number, code: string): Promise<void> {
  await db
    .deleteFrom('company_price_list')
    .where('company_id', '=', companyId)
    .where('price_list', '=', code)
    .execute();
}
