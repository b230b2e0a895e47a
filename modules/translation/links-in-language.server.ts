import type { Language } from '#core/locale.ts';
import { readPlaceInMarkets } from '../catalogue/read-place-in-markets.server.ts';
import type { Market } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import { type LinkParams, placeParamsIn, withPlaceParams } from './place-params.ts';

type Languages = { readonly market: Market; readonly from: Language; readonly to: Language };

/**
 * Access: everybody, because it knows only the public assortment. The document with links to the same lists and products in another
 * language: their addresses have its words, and those of the first language lead nowhere.
 */
export async function linksInLanguage<T>(
  shop: Pick<Shop, 'snapshots' | 'db'>,
  document: T,
  { market, from, to }: Languages,
): Promise<T> {
  const [source, target] = [from, to].map((language) =>
    [market, ...marketList].find(({ languages }) => languages.includes(language)),
  );
  if (!source || !target) return document;
  const translated = new Map<string, LinkParams>();
  for (const params of placeParamsIn(document)) {
    const places = await readPlaceInMarkets(shop, { market: source, language: from }, params);
    const found = places.get(target.code)?.get(to);
    if (found) translated.set(JSON.stringify(params), Object.fromEntries(Object.entries(found)));
  }
  return withPlaceParams(document, (params) => translated.get(JSON.stringify(params)));
}
