import { saveFlag } from '#modules/flags/flag-store.server.ts';
import { flagsTopic } from '#modules/flags/read-flags.server.ts';
import { markets } from '#modules/market/markets.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';

/** Customers of Brackenmoor sign in at rs/brackenmoor in the dealer's name: the flag is on in its market. */
export async function fillResellerLogin({ db, clock, snapshots }: DemoShop): Promise<void> {
  const flag = { key: 'UseResellerUniqueLogin', enabled: true, marketId: markets.uk.marketId } as const;
  await db.transaction().execute(async (db) => {
    await saveFlag(db, flag, clock.now());
    await markChanged(db, flagsTopic);
  });
  await snapshots.announce(flagsTopic);
}
