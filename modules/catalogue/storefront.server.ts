import { setImmediate } from 'node:timers/promises';
import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { Market, MarketCode } from '../market/market.ts';
import { markets } from '../market/markets.ts';
import { type BestSeller, byRank } from './best-sellers.ts';
import { type CampaignTimes, campaignTimes } from './campaign-days.ts';
import { catalogueTopic } from './catalogue-topics.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import type { ColourPrice } from './list-price.ts';
import type { StoredCategory, StoredFamily, StoredGroup, StoredPriceList } from './stored-reference.ts';
import {
  listCampaignDays,
  listPricedProducts,
  listPrices,
  listPublicProducts,
  listReferences,
  listSellers,
  type RankedProduct,
  type StoredPrice,
  type StoredSeller,
} from './storefront-store.server.ts';
import { spokenIn } from './words.ts';

/** What every page of a market shows of the catalogue: the way through it, and what sells best. */
export type Storefront = {
  readonly tree: CategoryTree;
  readonly bestSellers: readonly BestSeller[];
  /** When a campaign of the public lists begins or ends, in order. */
  readonly priceChanges: readonly number[];
};

export const storefrontOfMarket: Snapshot<MarketCode, Storefront> = {
  topic: catalogueTopic,
  name: 'storefront',
  build: (db, marketCode) => buildStorefront(db, markets[marketCode]),
};

const bestSellersKept = 48;

/** The embedded database works in this thread and never lets go by itself: between two pages, others get their turn. */
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
    bestSellers: await readSellers(db, market, priceLists, bestOf(products)),
    priceChanges: [...changes].sort((a, b) => a - b),
  };
}

async function readPublicProducts(db: Db, market: Market, priceLists: readonly string[]): Promise<RankedProduct[]> {
  const basePartNos = await listPricedProducts(db, priceLists);
  const wanted = { market: market.code, priceLists, languages: [...new Set([...market.languages, 'en' as const])] };
  const products: RankedProduct[] = [];
  for (let at = 0; at < basePartNos.length; at += productsPerPage) {
    products.push(...(await listPublicProducts(db, wanted, basePartNos.slice(at, at + productsPerPage))));
    await setImmediate();
  }
  return products;
}

function bestOf(products: readonly RankedProduct[]): string[] {
  return products
    .flatMap(({ basePartNo, rank }) => (rank === null ? [] : [{ basePartNo, rank }]))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, bestSellersKept)
    .map(({ basePartNo }) => basePartNo);
}

async function readSellers(
  db: Db,
  market: Market,
  priceLists: readonly string[],
  basePartNos: readonly string[],
): Promise<BestSeller[]> {
  const timesOf = campaignTimes(market.code);
  const prices = Map.groupBy(await listPrices(db, priceLists, basePartNos), ({ partNo }) => partNo);
  const sellers = new Map((await listSellers(db, basePartNos)).map((seller) => [seller.basePartNo, seller]));
  return basePartNos.flatMap((basePartNo) => {
    const seller = sellers.get(basePartNo);
    return seller ? [toBestSeller(seller, market, prices, timesOf)] : [];
  });
}

function toBestSeller(
  { basePartNo, texts, colours }: StoredSeller,
  market: Market,
  prices: ReadonlyMap<string, StoredPrice[]>,
  timesOf: (days: { from: string; to: string }) => CampaignTimes,
): BestSeller {
  const sold = colours
    .map(({ partNo, popularity, bestSellingColorOverride = false, media }) => ({
      partNo,
      rank: popularity?.[market.code]?.popRank30,
      isPreferred: bestSellingColorOverride,
      media,
      prices: (prices.get(partNo) ?? []).map((price) => toColourPrice(price, timesOf)),
    }))
    .filter((colour) => colour.prices.length > 0)
    .sort(byRank);
  return { basePartNo, texts: spokenIn(texts, market.languages), colours: sold };
}

function toColourPrice(
  { currency, isGross, unitAmount, sizes, sizeExceptions, campaign }: StoredPrice,
  timesOf: (days: { from: string; to: string }) => CampaignTimes,
): ColourPrice {
  const exceptions = sizeExceptions ?? [];
  const excepted = new Set(exceptions.flatMap((exception) => exception.sizes));
  const own = sizes.every((size) => excepted.has(size)) ? [] : [unitAmount];
  return {
    currency,
    isGross,
    amounts: [...own, ...exceptions.map((exception) => exception.unitAmount)],
    ...(campaign && {
      campaign: {
        amount: campaign.unitAmount,
        instead: unitAmount,
        lowest30Days: campaign.lowest30Days,
        ...timesOf(campaign),
      },
    }),
  };
}
