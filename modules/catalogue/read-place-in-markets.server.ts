import type { Language } from '#core/locale.ts';
import type { Market, MarketCode } from '../market/market.ts';
import { markets } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CategoryTree } from './category-tree.ts';
import { findCategory, type PlaceParams, type Slugs, slugsInOtherLanguages } from './find-category.ts';
import { placesOfMarkets } from './places-of-markets.server.ts';
import { readCategoryTree } from './read-navigation.server.ts';
import { findPublicSale } from './storefront-store.server.ts';
import { type PerLanguage, wordsIn } from './words.ts';

type PlaceInMarkets = ReadonlyMap<MarketCode, ReadonlyMap<Language, Slugs>>;

/**
 * Access: everybody. The same list or product in each market where it can be opened, by language. Empty for a place that is not
 * public in the visitor's market.
 */
export async function readPlaceInMarkets(
  shop: Pick<Shop, 'snapshots' | 'db'>,
  { market, language }: Pick<Visit, 'market' | 'language'>,
  params: PlaceParams,
): Promise<PlaceInMarkets> {
  const tree = await readCategoryTree(shop, { market });
  const { trees, marketOf } = await shop.snapshots.read(placesOfMarkets, 'all');
  if (params.uniqueName === undefined) {
    const everywhere = [...trees].map(([code, to]) => [code, listIn(to, tree, language, params)] as const);
    return new Map(everywhere.filter(([, slugs]) => slugs.size > 0));
  }
  const basePartNo = tree.tongues.get(language)?.products.codeOf.get(params.uniqueName);
  const sale = basePartNo === undefined ? undefined : await findPublicSale(shop.db, basePartNo, [...marketOf.keys()]);
  if (!sale) return new Map();
  const sold = new Set(sale.priceLists.flatMap((list) => marketOf.get(list) ?? []));
  return new Map([...sold].map((code) => [code, productIn(markets[code], sale)]));
}

/** A category may be hidden in a market; groups and collections are in all of them. */
function listIn(to: CategoryTree, from: CategoryTree, language: Language, params: PlaceParams) {
  const slugs = slugsInOtherLanguages(from, language, params, to);
  const isOpen = (spoken: Language, place: Slugs) =>
    params.groupSlug !== undefined || params.familySlug !== undefined || findCategory(to, spoken, place) !== undefined;
  return new Map([...slugs].filter(([spoken, place]) => isOpen(spoken, place)));
}

type Sale = { readonly basePartNo: string; readonly slugs: PerLanguage<string> };

/** The slugs by the rule of the storefront: a market reads its own languages and English, and others only if it has none of these. */
function productIn({ languages, defaultLocale }: Market, { basePartNo, slugs }: Sale): ReadonlyMap<Language, Slugs> {
  const readable = [...languages, 'en' as const].flatMap((one) =>
    slugs[one] === undefined ? [] : [[one, slugs[one]]],
  );
  const known = readable.length > 0 ? (Object.fromEntries(readable) as PerLanguage<string>) : slugs;
  return new Map(
    languages.map((one) => [one, { uniqueName: wordsIn(known, one, defaultLocale) ?? basePartNo }] as const),
  );
}
