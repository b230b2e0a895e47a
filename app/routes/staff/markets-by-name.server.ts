import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { marketList } from '#modules/market/markets.ts';
import type { Visit } from '#modules/visit.ts';

export type NamedMarket = { marketId: number; name: string };

/** All markets with their country names in the visitor's language, sorted by name. */
export function marketsByName({ language }: Visit): NamedMarket[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const alphabet = new Intl.Collator(language);
  return marketList
    .map(({ marketId, iso2 }) => ({ marketId, name: names.of(iso2) ?? iso2 }))
    .sort((a, b) => alphabet.compare(a.name, b.name));
}

/** The market id in a query or form; undefined if it is missing or unknown. */
export function marketIdIn(source: URLSearchParams | FormData): number | undefined {
  const text = source.get('market');
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? findMarketBySiteId(Number(text))?.marketId : undefined;
}
