import type { PunchOutType } from '#modules/company/punch-out.ts';
import type { MarketCode } from '#modules/market/market.ts';
import { markets } from '#modules/market/markets.ts';
import { demoCompany } from '../companies/companies.ts';

/** Procurement systems of the demo world: each opens the shop as one person of its company. */
export type DemoSystem = {
  readonly companyId: number;
  readonly company: string;
  readonly customerId: number;
  readonly person: string;
  readonly market: MarketCode;
  readonly marketId: number;
  readonly name: string;
  readonly door: string;
  readonly type: PunchOutType;
};

/** The address that gets the carts. No program listens there by default. */
export const demoTargets = ['https://buy.example', 'http://buy.example'];

const system = (
  companyId: number,
  buyer: Pick<DemoSystem, 'customerId' | 'person' | 'name' | 'door' | 'type'>,
): DemoSystem => {
  const { market, name: company } = demoCompany(companyId);
  return { companyId, company, market, marketId: markets[market].marketId, ...buyer };
};

export const demoSystems: readonly DemoSystem[] = [
  system(1010, { customerId: 5032, person: 'Satu', name: 'hopealahti', door: 'oci/3', type: 'OCI3' }),
  system(1016, { customerId: 5054, person: 'Jürgen', name: 'eichenfurt', door: 'oci/4', type: 'OCI4' }),
  system(1020, { customerId: 5067, person: 'Bastien', name: 'AN01000001020-T', door: 'cxml', type: 'CXML' }),
  system(1009, { customerId: 5030, person: 'Odd', name: 'bjorkoysund', door: 'peppol/3', type: 'PEPPOL3' }),
];

/** Its password was replaced in the shop and not in the system: its visits are refused. */
export const outdatedSystem = system(1005, {
  customerId: 5016,
  person: 'Nils',
  name: 'hamnvik',
  door: 'oci/4',
  type: 'OCI4',
});
