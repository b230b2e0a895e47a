import type { Language } from '#core/locale.ts';
import type { CountryCode, Market } from './market.ts';
import { marketList } from './markets.ts';

/** Its id, as partners know it, is its code. The primary one is chosen until somebody chooses another. */
export type Country = {
  id: CountryCode;
  code: CountryCode;
  name: string;
  isPrimary: boolean;
  useAddressValidation: boolean;
};

/**
 * Where a market's orders may go: its own country first, then, inside the EU, the other EU countries
 * with a shop, in the language's alphabet. An operator who delivers to fewer narrows this list later.
 */
export function countriesOf(market: Market, language: Language): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = ({ iso2, code, useAddressValidation }: Market): Country => ({
    id: iso2,
    code: iso2,
    name: names.of(iso2) ?? iso2,
    isPrimary: code === market.code,
    useAddressValidation,
  });
  const others = market.eu ? marketList.filter((other) => other.eu && other.code !== market.code) : [];
  const alphabet = new Intl.Collator(language);
  return [named(market), ...others.map(named).sort((a, b) => alphabet.compare(a.name, b.name))];
}
