import type { Language } from '#core/locale.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { type Country, countriesOf } from '../market/countries.ts';
import type { Market } from '../market/market.ts';

/** Where this buyer's orders may go: the market's own country, and others only where the company lets its people choose. */
export function servedCountries(market: Market, language: Language, settings: Settings): readonly Country[] {
  const countries = countriesOf(market, language);
  return isOn(settings, 'ActivateChooseDeliveryCountryInCheckout') ? countries : countries.slice(0, 1);
}
