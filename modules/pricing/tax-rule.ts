import type { CountryCode } from '../market/market.ts';

export type TaxBuyer = {
  readonly isCompany: boolean;
  readonly vatNumber: { readonly country: CountryCode; readonly isValid: boolean } | undefined;
};

/** Where an order is taxed. Deliveries to companies in other EU countries and exports are not. */
export type TaxTreatment =
  | { readonly kind: 'domestic' | 'destination' | 'region'; readonly country: CountryCode }
  | { readonly kind: 'intra-community' | 'export' };
