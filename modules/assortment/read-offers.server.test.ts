import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aColour, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { markets } from '../market/markets.ts';
import type { Visit } from '../visit.ts';
import type { BoughtFrom } from './offer.ts';
import { readOffers } from './read-offers.server.ts';

let shop: TestShop;
const sku = '100011100100C50';

const campaign = { unitGross: '800', lowestGross30Days: '900', from: '2026-11-01', to: '2026-11-30' };

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [
    aCategory(),
    {
      ...aCategory({ code: 'Craft' }),
      id: 2,
      parentCode: 'Bottoms',
      texts: { en: { ...aCategory().texts.en, slug: 'craft' } },
    },
    { kind: 'colour', id: 1001, code: '01', hex: '#111214', hiVis: false, name: { sv: 'Svart', en: 'Black' } },
    { kind: 'colour', id: 1002, code: '02', hex: '#FFFFFF', hiVis: false, name: { en: 'White' } },
    { kind: 'family', slug: 'granit', name: 'Granit', sortOrder: 1, description: { en: 'Stone' } },
    {
      kind: 'parametric',
      code: 'Quantity',
      type: 'ParametricMultiple',
      level: 'product',
      filter: false,
      isAndFilter: false,
      sortOrder: 1,
      name: { en: 'Pack size' },
      values: [{ id: 11_001, code: '3', sortOrder: 0, name: { en: '3' } }],
    },
    aPriceList(),
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    aPriceList({ code: 'OUTSIDE', type: 'External' }),
    {
      ...aProduct({ style: 1000 }),
      family: 'granit',
      primaryCategory: 'Craft',
      categories: ['Craft'],
      parametrics: { Quantity: ['3'] },
      colours: [
        { ...aColour({ style: 1000 }), media: [{ mediaId: 43, path: 'products/front.jpg' }] },
        aColour({ style: 1000, colour: '0200' }),
      ],
    },
    { ...aProduct({ style: 2000 }), publicAssortment: false },
    {
      ...aPrice({ style: 1000, unitGross: '1000' }),
      campaign,
      sizeExceptions: [{ sizes: ['C52'], unitGross: '1100' }],
    },
    aPrice({ style: 1000, colour: '0200', unitGross: '900' }),
    aPrice({ style: 1000, priceList: 'OURS', unitGross: '700' }),
    aPrice({ style: 1000, priceList: 'OUTSIDE', unitGross: '500' }),
    aPrice({ style: 2000, priceList: 'OURS' }),
  ]);
});

async function offer(wanted: string, { visit = aVisit(), from }: { visit?: Visit; from?: BoughtFrom } = {}) {
  const offers = await readOffers(shop, visit, from ? [from] : [], { mode: 'incl' });
  return offers.get(wanted, from);
}

async function member(...priceLists: string[]) {
  const { id } = await aCompany()
    .withPriceLists(...priceLists)
    .save(shop.db);
  return aVisit({ claims: someClaims({ storm_role: roles.user, company_id: id }) });
}

describe('access', () => {
  test('products agreed with another company are not sold, and nothing about them is returned', async () => {
    expect(await offer('200011100100C50')).toMatchObject({ isSold: false, name: '', slug: undefined, unit: undefined });
    expect(await offer('200011100100C50', { visit: await member('OURS') })).toMatchObject({ isSold: true });
  });

  test('B23 a company buys from its own list, other visitors from the public one, and not from another market', async () => {
    const priced = async (visit?: Visit) => {
      const { unit, origin } = await offer(sku, visit && { visit });
      return [unit?.amount.amount, unit?.isGross, origin?.priceList];
    };
    expect(await priced()).toEqual([80_000, true, 'PUBLIC-se']);
    expect(await priced(await member('OURS'))).toEqual([70_000, true, 'OURS']);
    expect(await offer(sku, { visit: aVisit({ market: markets.no, language: 'en' }) })).toMatchObject({
      isSold: false,
    });
  });

  test('an external list applies if a row was bought from it and the company still has it', async () => {
    const ours = await member('OURS', 'OUTSIDE');
    const listOf = async (visit: Visit, from: BoughtFrom) => (await offer(sku, { visit, from })).origin?.priceList;
    expect(await listOf(ours, { priceList: 'OUTSIDE' })).toBe('OUTSIDE');
    expect(await listOf(ours, { context: 'External' })).toBe('OUTSIDE');
    expect(await listOf(ours, { priceList: 'PUBLIC-se' })).toBe('OURS');
    expect(await listOf(await member('OURS'), { priceList: 'OUTSIDE' })).toBe('OURS');
    expect(await listOf(aVisit(), { priceList: 'OUTSIDE' })).toBe('PUBLIC-se');
  });

  test('anonymous visitors cause no query', async () => {
    await offer(sku);
    const db = new Proxy(shop.db, {
      get: () => {
        throw new Error('the database was asked');
      },
    });
    const offers = await readOffers({ ...shop, db }, aVisit(), [{ priceList: 'OUTSIDE' }], { mode: 'incl' });
    expect(offers.get(sku).isSold).toBe(true);
  });
});

test('an offer has everything that a cart row shows', async () => {
  const black = { partNo: '100011100100', name: 'Svart', hexes: ['#111214'], picture: 'products/front.jpg' };
  expect(await offer(sku)).toEqual({
    sku,
    isSold: true,
    services: [],
    name: 'Trousers 1000',
    slug: 'trousers-1000',
    colour: black,
    size: 'C50',
    colours: [black, { partNo: '100011100200', name: 'White', hexes: ['#FFFFFF'], picture: undefined }],
    sizes: [
      { sku, code: 'C50', alternate: undefined },
      { sku: '100011100100C52', code: 'C52', alternate: undefined },
    ],
    multiplyFactor: 3,
    soldBy: 'H87',
    unit: { amount: { amount: 80_000, currency: 'SEK' }, isGross: true },
    origin: {
      priceList: 'PUBLIC-se',
      listType: 'None',
      campaign: { before: { amount: 100_000, currency: 'SEK' }, lowest30Days: { amount: 90_000, currency: 'SEK' } },
    },
    categories: ['Bottoms', 'Craft'],
    family: 'granit',
    manufacturerId: 1,
    picture: 'products/front.jpg',
  });
});

test('a size has its own price, and an unknown size is not sold', async () => {
  expect((await offer('100011100100C52')).unit?.amount.amount).toBe(110_000);
  expect((await offer('100011100100C52')).origin?.campaign).toBeUndefined();
  expect(await offer('100011100100C99')).toMatchObject({ isSold: false, name: 'Trousers 1000', size: 'C99' });
  for (const wanted of ['', '🦺', '1000', '10001110', '100011100100'])
    expect(await offer(wanted)).toMatchObject({ isSold: false, unit: undefined });
});

test('T25 visitors with hidden prices are marked', async () => {
  const { id } = await aCompany().with({ HidePrice: 'true' }).save(shop.db);
  const visit = aVisit({ claims: someClaims({ storm_role: roles.user, company_id: id }) });
  expect((await readOffers(shop, visit, [], { mode: 'excl' })).hidesPrices).toBe(true);
  expect((await readOffers(shop, aVisit(), [], { mode: 'excl' })).hidesPrices).toBe(false);
});
