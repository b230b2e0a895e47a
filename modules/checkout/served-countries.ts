import type { Language } from '#core/locale.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { type Country, countriesOf } from '../market/countries.ts';
import type { Market } from '../market/market.ts';

/** Countries that this buyer may order to: the market's own, and others only if the company lets its people choose. */
export function servedCountries(market: Market, language: Language, settings: Settings): readonly Country[] {
  const countries = countriesOf(market, language);
  return isOn(settings, 'ActivateChooseDeliveryCountryInCheckout') ? countries : countries.slice(0, 1);
}
