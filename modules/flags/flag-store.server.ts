import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './flag-tables.server.ts';
import { type Flag, type FlagKey, flagKeys, isFlagKey } from './flags.ts';

/** All stored flags; a flag without an entry is listed as global and off. */
export async function listFlags(db: Db): Promise<Flag[]> {
  const rows = await db
    .selectFrom('feature_flag')
    .selectAll()
    .orderBy('key')
    .orderBy(sql`market_id nulls first`)
    .execute();
  const stored = rows.flatMap(({ key, enabled, market_id }) =>
    isFlagKey(key) ? [{ key, enabled, marketId: market_id ?? undefined }] : [],
  );
  const untouched = flagKeys.filter((key) => !stored.some((flag) => flag.key === key && flag.marketId === undefined));
  return [...stored, ...untouched.map((key) => ({ key, enabled: false, marketId: undefined }))];
}

/** The entry of a market, or the global one. */
export async function findFlag(db: Db, { key, marketId }: Omit<Flag, 'enabled'>): Promise<Flag | undefined> {
  const row = await db
    .selectFrom('feature_flag')
    .select('enabled')
    .where('key', '=', key)
    .where('market_id', marketId === undefined ? 'is' : '=', marketId ?? null)
    .executeTakeFirst();
  return row && { key, marketId, enabled: row.enabled };
}

export async function saveFlag(db: Db, flag: Flag, now: Date): Promise<void> {
  await db
    .insertInto('feature_flag')
    .values({ key: flag.key, market_id: flag.marketId ?? null, enabled: flag.enabled, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['key', 'market_id']).doUpdateSet({ enabled: flag.enabled, changed_at: now }),
    )
    .execute();
}

export async function deleteFlag(db: Db, { key, marketId }: { key: FlagKey; marketId: number }): Promise<void> {
  await db.deleteFrom('feature_flag').where('key', '=', key).where('market_id', '=', marketId).execute();
}
