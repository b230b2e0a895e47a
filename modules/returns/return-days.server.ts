import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { defaultReturnDays } from './return-term.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    market_return_days: { market_id: number; days: number };
  }
}

export const returnDaysTopic = 'return-days';

/** The number of days that the buyers of a market have to send goods back. */
export const returnDaysOfMarket: Snapshot<number, number> = { topic: returnDaysTopic, build: findReturnDays };

export async function findReturnDays(db: Db, marketId: number): Promise<number> {
  const row = await db
    .selectFrom('market_return_days')
    .select('days')
    .where('market_id', '=', marketId)
    .executeTakeFirst();
  return row?.days ?? defaultReturnDays;
}

export async function saveReturnDays(db: Db, marketId: number, days: number): Promise<void> {
  await db
    .insertInto('market_return_days')
    .values({ market_id: marketId, days })
    .onConflict((conflict) => conflict.column('market_id').doUpdateSet({ days }))
    .execute();
}
