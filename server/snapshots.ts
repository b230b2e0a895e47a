import { readCatalogue } from '#modules/assortment/catalogue-snapshot.server.ts';
import { serviceNames } from '#modules/assortment/read-service-names.server.ts';
import { priceListsOfMarket } from '#modules/assortment/read-viewer.server.ts';
import { endedSessions } from '#modules/auth/ended-sessions.server.ts';
import { tasksOfStaff } from '#modules/auth/tasks-of-staff.server.ts';
import { placesOfMarkets } from '#modules/catalogue/places-of-markets.server.ts';
import { storefrontOfMarket } from '#modules/catalogue/storefront.server.ts';
import { contentOfMarket } from '#modules/content/content-snapshot.server.ts';
import { deliveryOfMarket } from '#modules/delivery/delivery-snapshot.server.ts';
import { flagsOfMarket } from '#modules/flags/read-flags.server.ts';
import { settingsOfMarket } from '#modules/market/read-market-settings.server.ts';
import { redirectsOfMarket } from '#modules/redirect/redirect-snapshot.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { sizeGuidesOfShop } from '#modules/sizing/size-guides.server.ts';
import { vasArticles } from '#modules/vas/services.server.ts';
import { marketOf } from './visit.server.ts';

/**
 * Builds the default market's snapshots before the shop is ready; others are built on demand. With these, a new process
 * can answer lists and products, also for signed-in visitors, while the database is unavailable.
 */
export async function buildSnapshots(shop: Pick<Shop, 'env' | 'snapshots' | 'catalogueThread'>): Promise<void> {
  const { env, snapshots } = shop;
  const { code, marketId } = marketOf(env, '', {});
  await Promise.all([
    readCatalogue(shop, code),
    snapshots.read(endedSessions, 'all'),
    snapshots.read(tasksOfStaff, 'all'),
    snapshots.read(flagsOfMarket, marketId),
    snapshots.read(settingsOfMarket, marketId),
    snapshots.read(contentOfMarket, marketId),
    snapshots.read(redirectsOfMarket, marketId),
    snapshots.read(deliveryOfMarket, marketId),
    snapshots.read(storefrontOfMarket, code),
    snapshots.read(placesOfMarkets, 'all'),
    snapshots.read(priceListsOfMarket, code),
    snapshots.read(sizeGuidesOfShop, 'all'),
    snapshots.read(serviceNames, 'all'),
    snapshots.read(vasArticles, 'all'),
  ]);
}
