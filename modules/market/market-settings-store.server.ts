import type { Db } from '#platform/db/db.server.ts';
import type { MarketSetting } from './market-settings.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    market_setting: { market_id: number; key: string; value: boolean };
  }
}

export async function listMarketSettings(db: Db, marketId: number): Promise<MarketSetting[]> {
  return db
    .selectFrom('market_setting')
    .select(['key', 'value'])
    .where('market_id', '=', marketId)
    .orderBy('key')
    .execute();
}

/** Settings of all markets in one statement. */
export async function listAllMarketSettings(db: Db): Promise<(MarketSetting & { marketId: number })[]> {
  return db
    .selectFrom('market_setting')
    .select(['market_id as marketId', 'key', 'value'])
    .orderBy('key')
    .orderBy('market_id')
    .execute();
}

export async function saveMarketSettings(db: Db, marketId: number, settings: MarketSetting[]): Promise<void> {
  if (settings.length === 0) return;
  const lastOfEachKey = new Map(settings.map(({ key, value }) => [key, value]));
  await db
    .insertInto('market_setting')
    .values([...lastOfEachKey].map(([key, value]) => ({ market_id: marketId, key, value })))
    .onConflict((conflict) =>
      conflict.columns(['market_id', 'key']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}
