import type { Language } from '#core/locale.ts';
import { remember, rememberFor } from '#core/remember.ts';
import type { CountryCode, Market } from './market.ts';
import { marketList } from './markets.ts';

/** Its id in the API is its code. The primary country is preselected. */
export type Country = {
  id: CountryCode;
  code: CountryCode;
  name: string;
  isPrimary: boolean;
  useAddressValidation: boolean;
};

const countriesIn = rememberFor((market: Market) => remember((language: Language) => namedCountries(market, language)));

/**
 * Delivery countries of a market: its own country first, then, inside the EU, the other EU countries with a shop,
 * sorted by name. Kept, because to look up and sort the names takes a tenth of a millisecond.
 */
export const countriesOf = (market: Market, language: Language): readonly Country[] => countriesIn(market)(language);

function namedCountries(market: Market, language: Language): Country[] {
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
