import { readCatalogue } from '#modules/assortment/catalogue-snapshot.server.ts';
import { storefrontOfMarket } from '#modules/catalogue/storefront.server.ts';
import { contentOfMarket } from '#modules/content/content-snapshot.server.ts';
import { deliveryOfMarket } from '#modules/delivery/delivery-snapshot.server.ts';
import { flagsOfMarket } from '#modules/flags/read-flags.server.ts';
import { settingsOfMarket } from '#modules/market/read-market-settings.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { marketOf } from './visit.server.ts';

/** Ready means that the default market's snapshots stand; the others are built when first asked for. */
export async function buildSnapshots(shop: Pick<Shop, 'env' | 'snapshots' | 'catalogueThread'>): Promise<void> {
  const { env, snapshots } = shop;
  const { code, marketId } = marketOf(env, '', {});
  await snapshots.read(flagsOfMarket, marketId);
  await snapshots.read(settingsOfMarket, marketId);
  await snapshots.read(contentOfMarket, marketId);
  await snapshots.read(deliveryOfMarket, marketId);
  await snapshots.read(storefrontOfMarket, code);
  await readCatalogue(shop, code);
}
