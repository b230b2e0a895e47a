import { money } from '#core/money.ts';
import { deliveryTopic } from '#modules/delivery/delivery-snapshot.server.ts';
import { type NewGroup, saveDelivery, saveMethods } from '#modules/delivery/delivery-store.server.ts';
import type { ServicePoint } from '#modules/delivery/service-point.ts';
import type { CountryCode, Market } from '#modules/market/market.ts';
import { markets } from '#modules/market/markets.ts';
import type { Shop } from '#modules/shop.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';

export function aServicePoint(facts: Partial<ServicePoint> = {}): ServicePoint {
  return {
    id: 'SE-1',
    carrier: 'Parcel',
    name: 'The kiosk',
    address: { line1: 'Storgatan 1', line2: '', zip: '111 22', city: 'Stockholm', region: '', country: 'SE' },
    lng: 18.07,
    lat: 59.33,
    hours: [{ day: 1, opens: '08:00', closes: '20:00' }],
    ...facts,
  };
}

const words = (name: string) => ({
  en: { name, description: `${name}, in English` },
  sv: { name: `${name} (sv)`, description: `${name}, på svenska` },
});

type Delivers = {
  readonly market?: Market;
  readonly points?: readonly ServicePoint[];
  readonly abroad?: readonly CountryCode[];
};

/**
 * Four methods in one market: 1200 and 100 for consumers (group 10, entries 101 and 102), 200 and 210 for companies (group 20, entries 201
 * and 202). 210 must be free but has a price.
 */
export async function someDelivery(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { market = markets.se, points = [aServicePoint()], abroad = [] }: Delivers = {},
): Promise<void> {
  const { currency, iso2, consumerPricesInclVat, marketId } = market;
  const countries = [iso2, ...abroad];
  const price = (amount: number, isGross: boolean) => ({ amount: money(amount, currency), isGross });
  const groups: NewGroup[] = [
    {
      id: 10,
      audience: 'consumer',
      entries: [
        {
          id: 101,
          methodId: 1200,
          price: price(4900, consumerPricesInclVat),
          freeFrom: money(50_000, currency),
          countries,
        },
        { id: 102, methodId: 100, price: price(9900, consumerPricesInclVat), countries },
      ],
    },
    {
      id: 20,
      audience: 'company',
      entries: [
        { id: 201, methodId: 200, price: price(8000, false), countries },
        { id: 202, methodId: 210, price: price(100, false), countries },
      ],
    },
  ];
  await shop.db.transaction().execute(async (db) => {
    const days = { from: 1, to: 3 };
    await saveMethods(db, [
      { id: 1200, carrier: 'Parcel', texts: words('Service point'), days },
      { id: 100, carrier: 'Parcel', texts: words('To the door'), days },
      { id: 200, carrier: 'Parcel', texts: words('To the company'), days },
      { id: 210, carrier: 'Parcel', texts: words('For nothing'), requiresZeroCost: true, days },
    ]);
    await saveDelivery(db, marketId, { groups, points });
    await markChanged(db, deliveryTopic);
  });
  await shop.snapshots.announce(deliveryTopic);
}
