import type { Language } from '#core/locale.ts';
import type { CountryCode, Market } from './market.ts';
import { marketList } from './markets.ts';

export type Country = { code: CountryCode; name: string };

/**
 * Where a market's orders may go: its own country first, then, inside the EU, the other EU countries
 * with a shop, in the language's alphabet. An operator who delivers to fewer narrows this list later.
 */
export function countriesOf(market: Market, language: Language): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = ({ iso2 }: Market): Country => ({ code: iso2, name: names.of(iso2) ?? iso2 });
  const others = market.eu ? marketList.filter((other) => other.eu && other.code !== market.code) : [];
  const alphabet = new Intl.Collator(language);
  return [named(market), ...others.map(named).sort((a, b) => alphabet.compare(a.name, b.name))];
}
