import type { MarketCode } from '#modules/market/market.ts';

/** Procurement systems of the demo world: each opens the shop as one person of its company. */
type DemoSystem = {
  readonly companyId: number;
  readonly customerId: number;
  readonly person: string;
  readonly market: MarketCode;
  readonly name: string;
  readonly door: string;
};

/** The address that gets the carts. No program listens there by default. */
export const demoTargets = ['https://buy.example', 'http://buy.example'];

export const demoSystems: readonly DemoSystem[] = [
  { companyId: 1010, customerId: 5032, person: 'Satu', market: 'fi', name: 'hopealahti', door: 'oci/3' },
  { companyId: 1016, customerId: 5054, person: 'Jürgen', market: 'de', name: 'eichenfurt', door: 'oci/4' },
  { companyId: 1020, customerId: 5067, person: 'Bastien', market: 'fr', name: 'AN01000001020-T', door: 'cxml' },
  { companyId: 1009, customerId: 5030, person: 'Odd', market: 'no', name: 'bjorkoysund', door: 'peppol/3' },
];
