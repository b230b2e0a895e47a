import { setImmediate } from 'node:timers/promises';
import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { MarketCode } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import { catalogueTopic } from './catalogue-topics.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import type { StoredCategory, StoredFamily, StoredGroup, StoredPriceList } from './stored-reference.ts';
import { listReferences } from './storefront-store.server.ts';

/** The lists of all markets, for pages that name the same page elsewhere. Storefronts of other markets are not built for this. */
export type PlacesOfMarkets = {
  /** Without products, so all counts are 0. */
  readonly trees: ReadonlyMap<MarketCode, CategoryTree>;
  /** The market of each public price list. */
  readonly marketOf: ReadonlyMap<string, MarketCode>;
};

export const placesOfMarkets: Snapshot<'all', PlacesOfMarkets> = {
  topic: catalogueTopic,
  name: 'places of markets',
  servesOld: true,
  build: buildPlaces,
};

async function buildPlaces(db: Db): Promise<PlacesOfMarkets> {
  const lists = await listReferences<StoredPriceList>(db, 'price-list');
  const source = {
    categories: await listReferences<StoredCategory>(db, 'category'),
    families: await listReferences<StoredFamily>(db, 'family'),
    groups: await listReferences<StoredGroup>(db, 'group'),
    products: [],
  };
  const trees = new Map<MarketCode, CategoryTree>();
  for (const market of marketList) {
    trees.set(market.code, buildCategoryTree(market, source));
    // Other requests run between two markets.
    await setImmediate();
  }
  const open = lists.filter(({ type }) => type === 'None');
  return { trees, marketOf: new Map(open.map(({ code, market }) => [code, market as MarketCode])) };
}
