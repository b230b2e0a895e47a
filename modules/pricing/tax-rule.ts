import type { CountryCode, Market } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import { isNorthAmerica } from '../market/north-america.ts';

export type TaxBuyer = {
  readonly isCompany: boolean;
  readonly vatNumber: { readonly country: CountryCode; readonly isValid: boolean } | undefined;
};

/** Where an order is taxed. Deliveries to companies in other EU countries and exports are untaxed. */
export type TaxTreatment =
  | { readonly kind: 'domestic' | 'destination' | 'region'; readonly country: CountryCode }
  | { readonly kind: 'intra-community' | 'export' };

const euCountries: ReadonlySet<CountryCode> = new Set(marketList.filter(({ eu }) => eu).map(({ iso2 }) => iso2));

/**
 * | from          | to its own country | to another of the EU                                        | elsewhere |
 * | ------------- | ------------------ | ----------------------------------------------------------- | --------- |
 * | EU            | domestic           | destination; company with a valid number of it: no tax there | export    |
 * | outside       | domestic           | export                                                      | export    |
 * | USA or Canada | region             | export                                                      | export    |
 *
 * The seller is in the market's own country. A VAT number has no effect for consumers.
 */
export function taxTreatmentOf(
  { code, iso2, eu }: Pick<Market, 'code' | 'iso2' | 'eu'>,
  destination: CountryCode,
  { isCompany, vatNumber }: TaxBuyer,
): TaxTreatment {
  if (destination === iso2) return { kind: isNorthAmerica(code) ? 'region' : 'domestic', country: destination };
  if (!eu || !euCountries.has(destination)) return { kind: 'export' };
  const isRelieved = isCompany && vatNumber?.isValid === true && vatNumber.country === destination;
  return isRelieved ? { kind: 'intra-community' } : { kind: 'destination', country: destination };
}
