import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { aCompany } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { discountView, priceListView, productPriceView, recommendedPriceView } from './prices-schema.ts';

let shop: TestShop;
let app: TestApp;

type Headers = Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
});

const ask = (path: string, headers: Headers = {}) =>
  app.request(`/api/price/${path}`, { headers: { 'accept-language': 'sv', ...headers } });

/** Checks each response against the documented schema. */
const list = async <S extends z.ZodType>(view: S, path: string, headers: Headers = {}) =>
  z.array(view).parse(await (await ask(path, headers)).json());

const member = async (settings: Record<string, string> = {}) => {
  const company = await aCompany().with(settings).withPriceLists('OURS').save(shop.db);
  return app.bearer({ storm_role: roles.user, company_id: company.id });
};

const jacket = '100011100100C50';
const secret = '400011100100C50';

describe('currency', () => {
  test('T16 T10 the code of a market’s currency', async () => {
    expect(await (await ask('currency')).json()).toEqual({ code: 'SEK' });
    expect(await (await ask('Currency?marketId=0')).json()).toEqual({ code: 'ISK' });
    expect((await ask('currency?marketId=999')).status).toBe(404);
  });

  test('T16 T10 prefix and suffix of an amount', async () => {
    expect(await (await ask('currency/format?cultureCode=sv-SE')).json()).toEqual({ prefix: '', suffix: '\u00a0kr' });
    expect(await (await ask('currency/format?marketId=4')).json()).toEqual({ prefix: '£', suffix: '' });
  });
});

describe('price lists', () => {
  test('T16 a company has its own list before the public one, others only the public one', async () => {
    const ids = async (headers?: Headers) =>
      (await list(priceListView, 'priceLists', headers)).map(({ priceListId, type }) => [priceListId, type]);
    expect(await ids()).toEqual([['PUBLIC-se', 0]]);
    expect(await ids(await member())).toEqual([
      ['OURS', 5],
      ['PUBLIC-se', 0],
    ]);
    const other = await aCompany().save(shop.db);
    expect(await ids(await app.bearer({ storm_role: roles.user, company_id: other.id }))).toEqual([['PUBLIC-se', 0]]);
  });

  test('T25 with hidden prices, lists are hidden too', async () =>
    expect(await list(priceListView, 'priceLists', await member({ HidePrice: 'true' }))).toEqual([]));
});

describe('prices', () => {
  test("T16 the caller's price of a variant", async () => {
    expect(await list(productPriceView, `productPrices?skus=${jacket}`)).toEqual([
      {
        sku: jacket,
        price: 800,
        priceIncVat: 1000,
        packPrice: 8000,
        packPriceIncVat: 10_000,
        packSize: 10,
        unitCode: 'H87',
        currency: 'SEK',
        priceListId: 'PUBLIC-se',
      },
    ]);
    expect(await list(productPriceView, `productPrices?skus=${jacket}`, await member())).toMatchObject([
      {
        sku: jacket,
        price: 100,
        priceIncVat: 125,
        packPrice: 1000,
        packPriceIncVat: 1250,
        currency: 'SEK',
        priceListId: 'OURS',
      },
    ]);
  });

  test('T16 many at once: colours and products stand for their sizes, unknown numbers are left out', async () => {
    const skus = async (path: string, headers?: Headers) =>
      (await list(productPriceView, `productPrices?${path}`, headers)).map(({ sku }) => sku);
    expect(await skus('skus=100011100100&Skus=nonsense&skus=99999999')).toEqual([jacket, '100011100100C52']);
    expect(await skus(`skus=20001110,${jacket}`)).toHaveLength(3);
    expect(await skus('')).toEqual([]);
    const many = Array.from({ length: 51 }, (_, at) => `1000111001${10 + at}`);
    expect((await ask(`productPrices?skus=${many.join(',')}`)).status).toBe(422);
  });

  test('T16 prices agreed with another company are not visible', async () => {
    expect(await list(productPriceView, `productPrices?skus=${secret}`)).toEqual([]);
    expect(await list(productPriceView, `productPrices?skus=${secret}`, await member())).toHaveLength(1);
    const other = await aCompany().save(shop.db);
    const theirs = await app.bearer({ storm_role: roles.administrator, company_id: other.id });
    expect(await list(productPriceView, `productPrices?skus=${secret}`, theirs)).toEqual([]);
  });

  test('T25 hidden prices stay hidden, with their list', async () => {
    const headers = await member({ HidePrice: 'true' });
    expect(await list(productPriceView, `productPrices?skus=${jacket}`, headers)).toEqual([
      {
        sku: jacket,
        price: null,
        priceIncVat: null,
        packPrice: null,
        packPriceIncVat: null,
        packSize: 10,
        unitCode: 'H87',
        currency: 'SEK',
        priceListId: null,
      },
    ]);
    expect(await list(recommendedPriceView, `recommendedPrices?skus=${jacket}`, headers)).toMatchObject([
      { price: null, priceIncVat: null },
    ]);
  });
});

describe('campaigns', () => {
  beforeEach(() =>
    bringFeed(shop, [
      {
        ...aPrice({ style: 1000, unitGross: '1000' }),
        campaign: { unitGross: '667', from: '2026-11-01', to: '2026-11-30', lowestGross30Days: '900' },
      },
    ]),
  );

  test('T16 a reduced price has the previous price and the lowest of 30 days', async () =>
    expect(await list(productPriceView, `productPrices?skus=${jacket}`)).toMatchObject([
      { priceIncVat: 667, priceBefore: { priceIncVat: 1000 }, lowestPrice30Days: { priceIncVat: 900 } },
    ]));

  test('T16 the recommended price is the public price without the campaign, also for companies', async () => {
    const recommended = [{ sku: jacket, price: 800, priceIncVat: 1000, currency: 'SEK' }];
    expect(await list(recommendedPriceView, `recommendedPrices?skus=${jacket}`)).toEqual(recommended);
    expect(await list(recommendedPriceView, `recommendedPrices?skus=${jacket}`, await member())).toEqual(recommended);
  });

  test('T16 visitors limited to agreed lists get no recommended price', async () => {
    const headers = await member({ ShowAgreedAssortmentOnly: 'true' });
    expect(await list(recommendedPriceView, `recommendedPrices?skus=${jacket}`, headers)).toEqual([]);
  });

  test('T16 D24 discounts are campaign reductions, with the percentage truncated to two decimals', async () => {
    const sold = `discounts?skus=${jacket}&skus=100011100200C50`;
    expect(await list(discountView, sold)).toEqual([
      {
        sku: jacket,
        currency: 'SEK',
        priceListId: 'PUBLIC-se',
        discount: 266.4,
        discountIncVat: 333,
        discountPercent: 33.3,
      },
    ]);
    expect(await list(discountView, sold, await member())).toEqual([]);
    expect(await list(discountView, sold, await member({ HidePrice: 'true' }))).toEqual([]);
  });
});
