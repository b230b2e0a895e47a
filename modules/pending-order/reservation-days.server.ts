import type { Db } from '#platform/db/db.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    market_reservation_days: { market_id: number; days: number };
  }
}

const defaultReservationDays = 14;

/** For how many days a market reserves the goods of a waiting order. */
export async function findReservationDays(db: Db, marketId: number): Promise<number> {
  const row = await db
    .selectFrom('market_reservation_days')
    .select('days')
    .where('market_id', '=', marketId)
    .executeTakeFirst();
  return row?.days ?? defaultReservationDays;
}

type KeptFor = { readonly days: number; readonly markets: readonly number[]; readonly isDefault: boolean };

/** The reservation times, each with its markets; the default applies to all markets that are not listed. */
export async function listReservationDays(db: Db): Promise<KeptFor[]> {
  const rows = await db.selectFrom('market_reservation_days').selectAll().orderBy('market_id').execute();
  const marketsOf = (found: typeof rows) => found.map(({ market_id }) => market_id);
  return [
    { days: defaultReservationDays, markets: marketsOf(rows), isDefault: true },
    ...[...Map.groupBy(rows, ({ days }) => days)].map(([days, found]) => ({
      days,
      markets: marketsOf(found),
      isDefault: false,
    })),
  ];
}

export async function saveReservationDays(db: Db, marketId: number, days: number): Promise<void> {
  await db
    .insertInto('market_reservation_days')
    .values({ market_id: marketId, days })
    .onConflict((conflict) => conflict.column('market_id').doUpdateSet({ days }))
    .execute();
}
