import { setImmediate } from 'node:timers/promises';
import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { Market, MarketCode } from '../market/market.ts';
import { markets } from '../market/markets.ts';
import { campaignTimes } from './campaign-days.ts';
import { catalogueTopic } from './catalogue-topics.ts';
import { buildCategoryTree, type CategoryTree, type PublicProduct } from './category-tree.ts';
import type { StoredCategory, StoredFamily, StoredGroup, StoredPriceList } from './stored-reference.ts';
import { listCampaignDays, listPricedProducts, listPublicProducts, listReferences } from './storefront-store.server.ts';

/** The catalogue navigation, which every page of a market shows. */
export type Storefront = {
  readonly tree: CategoryTree;
  /** Timestamps when a campaign of the public lists begins or ends, in order. */
  readonly priceChanges: readonly number[];
};

export const storefrontOfMarket: Snapshot<MarketCode, Storefront> = {
  topic: catalogueTopic,
  name: 'storefront',
  servesOld: true,
  build: (db, marketCode) => buildStorefront(db, markets[marketCode]),
};

/** PGlite runs one statement at a time; between two pages of products, those of requests have their turn. */
const productsPerPage = 200;

async function buildStorefront(db: Db, market: Market): Promise<Storefront> {
  const lists = await listReferences<StoredPriceList>(db, 'price-list');
  const priceLists = lists
    .filter((list) => list.type === 'None' && list.market === market.code)
    .map(({ code }) => code);
  const products = await readPublicProducts(db, market, priceLists);
  const tree = buildCategoryTree(market, {
    categories: await listReferences<StoredCategory>(db, 'category'),
    families: await listReferences<StoredFamily>(db, 'family'),
    groups: await listReferences<StoredGroup>(db, 'group'),
    products,
  });
  const timesOf = campaignTimes(market.code);
  const campaigns = (await listCampaignDays(db, priceLists)).map(timesOf);
  const changes = new Set(campaigns.flatMap(({ beginsAt, endsAt }) => [beginsAt, endsAt]));
  return {
    tree,
    priceChanges: [...changes].sort((a, b) => a - b),
  };
}

async function readPublicProducts(db: Db, market: Market, priceLists: readonly string[]): Promise<PublicProduct[]> {
  const basePartNos = await listPricedProducts(db, priceLists);
  const wanted = { priceLists, languages: [...new Set([...market.languages, 'en' as const])] };
  const products: PublicProduct[] = [];
  for (let at = 0; at < basePartNos.length; at += productsPerPage) {
    products.push(...(await listPublicProducts(db, wanted, basePartNos.slice(at, at + productsPerPage))));
    await setImmediate();
  }
  return products;
}
