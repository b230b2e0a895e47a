import type { Language } from '#core/locale.ts';
import type { Market } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import { contentOfMarket, pageKey } from './content-snapshot.server.ts';

/** The languages in which each market has a public page. */
export async function readPageInMarkets({ snapshots }: Pick<Shop, 'snapshots'>, slug: string) {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { code, marketId, languages } of marketList) {
    const { pages } = await snapshots.read(contentOfMarket, marketId);
    found.set(code, new Set(languages.filter((language) => pages.has(pageKey(language, slug)))));
  }
  return ({ code }: Market, language: Language): boolean => found.get(code)?.has(language) ?? false;
}
