import { flagsOfMarket } from '#modules/flags/read-flags.server.ts';
import { settingsOfMarket } from '#modules/market/read-market-settings.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { marketOf } from './visit.server.ts';

/** Ready means that the default market's snapshots stand; the others are built when first asked for. */
export async function buildSnapshots({ env, snapshots }: Pick<Shop, 'env' | 'snapshots'>): Promise<void> {
  const { marketId } = marketOf(env, '', {});
  await snapshots.read(flagsOfMarket, marketId);
  await snapshots.read(settingsOfMarket, marketId);
}
