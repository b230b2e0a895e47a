import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { aServicePoint, someDelivery } from '#tests/build/delivery.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { markets } from '../market/markets.ts';
import { findServicePoint, listServicePoints } from './list-service-points.server.ts';
import { readDeliveryMethods } from './read-delivery-methods.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const buyer = aVisit({ claims: someClaims({ storm_role: roles.user, company_id: 1 }) });

test('O15 a consumer gets the methods of the group with their three ids, in the language of the visit', async () => {
  await someDelivery(shop);
  const methods = await readDeliveryMethods(shop, aVisit(), { country: 'SE' });
  expect(methods.map(({ deliveryMethodId }) => deliveryMethodId)).toEqual([1200, 100]);
  expect(methods[0]).toEqual({
    deliveryMethodId: 1200,
    deliveryGroupId: 10,
    deliveryGroupEntryId: 101,
    name: 'Service point (sv)',
    description: 'Service point, på svenska',
    kind: 'service-point',
    carrier: 'Parcel',
    price: { amount: money(4900, 'SEK'), isGross: true },
    freeFrom: money(50_000, 'SEK'),
    requiresZeroCost: false,
    countries: ['SE'],
    days: { from: 1, to: 3 },
  });
  expect(methods[1]).toMatchObject({ kind: undefined, freeFrom: undefined });
});

test('O15 a company gets others; a country or market without delivery has none', async () => {
  await someDelivery(shop);
  const methods = await readDeliveryMethods(shop, buyer, { country: 'SE' });
  expect(
    methods.map(({ deliveryMethodId, kind, requiresZeroCost }) => [deliveryMethodId, kind, requiresZeroCost]),
  ).toEqual([
    [200, 'parcel-b2b', false],
    [210, 'parcel-b2b', true],
  ]);
  expect(await readDeliveryMethods(shop, buyer, { country: 'DE' })).toEqual([]);
  expect(await readDeliveryMethods(shop, aVisit({ market: markets.de }), { country: 'DE' })).toEqual([]);
});

test('a language without its own texts uses the market’s, then English', async () => {
  await someDelivery(shop, { market: markets.fi, points: [] });
  const nameIn = async (visit: Parameters<typeof aVisit>[0]) =>
    (await readDeliveryMethods(shop, aVisit({ market: markets.fi, ...visit }), { country: 'FI' }))[0]?.name;
  expect(await nameIn({ language: 'fi' })).toBe('Service point');
  expect(await nameIn({ language: 'sv' })).toBe('Service point (sv)');
});

test('O34 points of the method’s carrier, the nearest first; none for methods to the door', async () => {
  const { address } = aServicePoint();
  await someDelivery(shop, {
    points: [
      aServicePoint({ id: 'far', address: { ...address, zip: '981 30' } }),
      aServicePoint({ id: 'other', carrier: 'Another' }),
      aServicePoint({ id: 'near' }),
    ],
  });
  const list = async (deliveryMethodId: number) =>
    (await listServicePoints(shop, aVisit(), { deliveryMethodId, country: 'SE', zip: '11122' })).map(({ id }) => id);
  expect(await list(1200)).toEqual(['near', 'far']);
  expect(await list(100)).toEqual([]);
  expect(await list(999)).toEqual([]);
  const find = (servicePointId: string, visit = aVisit()) =>
    findServicePoint(shop, visit, { deliveryMethodId: 1200, country: 'SE', servicePointId });
  expect((await find('far'))?.id).toBe('far');
  expect(await find('other')).toBeUndefined();
  expect(await find('near', buyer)).toBeUndefined();
});

describe('the calls', () => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/api/metadata/${path}`, { headers: { 'accept-language': 'en', ...headers } });
    return { status: response.status, body: await response.json() };
  };

  test('Q23 T08 delivery methods have their ids, cost and costIncVat as decimals', async () => {
    await someDelivery(shop);
    const { body } = await get('deliverymethods?marketId=1&countryCode=SE');
    expect(body[0]).toEqual({
      deliveryMethodId: 1200,
      deliveryGroupId: 10,
      deliveryGroupEntryId: 101,
      name: 'Service point',
      description: 'Service point, in English',
      carrier: 'Parcel',
      kind: 'service-point',
      cost: 39.2,
      costIncVat: 49,
      currency: 'SEK',
      freeFrom: 500,
      days: { from: 1, to: 3 },
    });
    const company = await get(
      'deliverymethods?marketId=1&countryCode=SE',
      await app.bearer({ storm_role: roles.user }),
    );
    expect(company.body[0]).toMatchObject({ deliveryMethodId: 200, cost: 80, costIncVat: 100 });
  });

  test('T08 in the USA the tax needs a complete address, so costIncVat is missing', async () => {
    await someDelivery(shop, { market: markets.us, points: [] });
    const { body } = await get('deliverymethods?marketId=19&countryCode=US');
    expect(body[0]).toMatchObject({ cost: 49, currency: 'USD' });
    expect(body[0]).not.toHaveProperty('costIncVat');
  });

  test('Q23 an unknown market answers 404, a country without delivery an empty list', async () => {
    expect((await get('deliverymethods?marketId=6&countryCode=SE')).status).toBe(404);
    expect(await get('deliverymethods?marketId=1&countryCode=US')).toEqual({ status: 200, body: [] });
    expect((await get('servicepoints?marketId=6&countryCode=SE&deliveryMethodId=1200&zipCode=1')).status).toBe(404);
  });

  test('Q23 service points with their opening hours', async () => {
    await someDelivery(shop);
    const { body } = await get('servicepoints?marketId=1&countryCode=SE&deliveryMethodId=1200&zipCode=11122');
    expect(body).toEqual([
      {
        id: 'SE-1',
        carrier: 'Parcel',
        name: 'The kiosk',
        street: 'Storgatan 1',
        zipCode: '111 22',
        city: 'Stockholm',
        region: '',
        countryCode: 'SE',
        lng: 18.07,
        lat: 59.33,
        hours: [{ day: 1, opens: '08:00', closes: '20:00' }],
      },
    ]);
  });
});
