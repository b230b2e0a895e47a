import type { Language } from '#core/locale.ts';
import type { Market } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import { contentOfMarket, pageKey } from './content-snapshot.server.ts';

/** The languages of a market in which a page exists, public or for dealers. */
export async function readPageLanguages(
  { snapshots }: Pick<Shop, 'snapshots'>,
  { marketId, languages }: Market,
  slug: string,
): Promise<readonly Language[]> {
  const { pages, dealerPages } = await snapshots.read(contentOfMarket, marketId);
  const isThere = (key: string) => pages.has(key) || dealerPages.has(key);
  return languages.filter((language) => isThere(pageKey(language, slug)));
}

/** The languages in which each market has a public page. */
export async function readPageInMarkets({ snapshots }: Pick<Shop, 'snapshots'>, slug: string) {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { code, marketId, languages } of marketList) {
    const { pages } = await snapshots.read(contentOfMarket, marketId);
    found.set(code, new Set(languages.filter((language) => pages.has(pageKey(language, slug)))));
  }
  return ({ code }: Market, language: Language): boolean => found.get(code)?.has(language) ?? false;
}
