import type { MarketCode } from '#modules/market/market.ts';
import { marketList } from '#modules/market/markets.ts';
import { asciiName } from './ascii-name.ts';
import { demoCompany } from './companies.ts';
import { addressIn, type DemoAddress } from './demo-company.ts';
import { type OpeningHours, openingHoursOf } from './opening-hours.ts';
import { fictionalPhone } from './phones.ts';
import { storeTowns } from './store-towns.ts';

type StoreService = 'click-and-collect' | 'fitting' | 'embroidery' | 'print' | 'repairs' | 'shoe-fitting';

export type DemoStore = {
  market: MarketCode;
  slug: string;
  name: string;
  kind: 'store' | 'dealer';
  /** The dealer's company, where it is one of the demo's. */
  companyId: number | undefined;
  address: DemoAddress;
  position: { lng: number; lat: number };
  phoneNumber: string;
  emailAddress: string;
  openingHours: OpeningHours;
  services: readonly StoreService[];
};

const extras: readonly (readonly StoreService[])[] = [
  ['embroidery', 'print', 'shoe-fitting'],
  ['print'],
  ['embroidery', 'repairs'],
];

/** A market's first store and every fourth are Yrke's own; the others are dealers. */
function storesOf(market: MarketCode): DemoStore[] {
  return storeTowns[market].map(([city, zip, lng, lat, line1, region], i) => {
    const companyId = city === 'Leeds' ? 1014 : undefined;
    const kind = i % 4 === 0 ? 'store' : 'dealer';
    const name = nameOf(kind, city, companyId);
    const address = addressIn(market, { line1, zip, city, ...(region !== undefined && { region }) });
    return {
      market,
      slug: asciiName(name, '-'),
      name,
      kind,
      companyId,
      address,
      position: { lng, lat },
      phoneNumber: fictionalPhone(address.countryCode, 'office', 60 + i),
      emailAddress: `${asciiName(city, '-')}@stores.yrke.example`,
      openingHours: openingHoursOf(market, kind),
      services: ['click-and-collect', 'fitting', ...(extras[i % extras.length] ?? [])],
    };
  });
}

function nameOf(kind: DemoStore['kind'], city: string, companyId: number | undefined): string {
  if (companyId !== undefined) return demoCompany(companyId).name.replace(/ Ltd$/, '');
  return kind === 'store' ? `Yrke ${city}` : `Yrke Partner ${city}`;
}

export const demoStores: readonly DemoStore[] = marketList.flatMap(({ code }) => storesOf(code));
