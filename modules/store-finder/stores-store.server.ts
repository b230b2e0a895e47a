import type { ColumnType } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { type Store, storeView } from './store-schema.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    store: { market_id: number; slug: string; data: ColumnType<unknown, string, string> };
  }
}

export async function listStores(db: Db, marketId: number): Promise<Store[]> {
  const rows = await db.selectFrom('store').select('data').where('market_id', '=', marketId).orderBy('slug').execute();
  return rows.map(({ data }) => storeView.parse(data));
}

export async function findStore(db: Db, marketId: number, slug: string): Promise<Store | undefined> {
  const row = await db
    .selectFrom('store')
    .select('data')
    .where('market_id', '=', marketId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && storeView.parse(row.data);
}

export async function saveStores(db: Db, marketId: number, stores: readonly Store[]): Promise<void> {
  if (stores.length === 0) return;
  await db
    .insertInto('store')
    .values(stores.map((store) => ({ market_id: marketId, slug: store.slug, data: JSON.stringify(store) })))
    .onConflict((conflict) =>
      conflict.columns(['market_id', 'slug']).doUpdateSet((eb) => ({ data: eb.ref('excluded.data') })),
    )
    .execute();
}
