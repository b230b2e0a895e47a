import type { Db } from '#platform/db/db.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    market_reservation_days: { market_id: number; days: number };
  }
}

const defaultReservationDays = 14;

/** How many days the goods of a waiting order are kept for it in a market. */
export async function findReservationDays(db: Db, marketId: number): Promise<number> {
  const row = await db
    .selectFrom('market_reservation_days')
    .select('days')
    .where('market_id', '=', marketId)
    .executeTakeFirst();
  return row?.days ?? defaultReservationDays;
}

export async function saveReservationDays(db: Db, marketId: number, days: number): Promise<void> {
  await db
    .insertInto('market_reservation_days')
    .values({ market_id: marketId, days })
    .onConflict((conflict) => conflict.column('market_id').doUpdateSet({ days }))
    .execute();
}
