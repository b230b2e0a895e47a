import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { aCompany } from '#tests/build/company.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { productListView, productView } from './products-schema.ts';

type List = z.output<typeof productListView>;
type Headers = Record<string, string>;

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
});

const ask = (path: string, headers: Headers = {}) =>
  app.request(`/api/product/${path}`, { headers: { 'accept-language': 'sv', ...headers } });
/** Checks each list response against the documented schema. */
const list = async (path: string, headers: Headers = {}): Promise<List> =>
  productListView.parse(await (await ask(path, headers)).json());
const styles = ({ results }: List) => results.map(({ basePartNo }) => Number(basePartNo.slice(0, 4)));
const found = async (query: string, headers: Headers = {}) =>
  styles(await list(`products?sortField=PartNo&${query}`, headers));

const member = async (storm_role: Role, settings: Record<string, string> = {}) => {
  const company = await aCompany().with(settings).withPriceLists('OURS').save(shop.db);
  return app.bearer({ storm_role, company_id: company.id });
};

describe('lists', () => {
  test('P09 P55 a page of products with all its fields', async () => {
    const answer = await list('products?sortField=PartNo&pageSize=2');
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(['results', 'imageBasePath', 'parametrics', 'flags', 'total', 'page', 'pageSize']),
    );
    expect(answer).toMatchObject({ total: 3, page: 1, pageSize: 2, imageBasePath: '/pictures/', currency: 'SEK' });
    expect(answer.flags.sort()).toEqual(['news', 'promotion']);
    expect(styles(answer)).toEqual([1000, 2000]);
    expect(styles(await list('products?SortField=partno&Page=2&PAGESIZE=2'))).toEqual([3000]);
  });

  test('P03 P08 a result and its variants have their fields', async () => {
    const [jacket] = (await list('products?sortField=PartNo')).results;
    expect(jacket).toMatchObject({
      partNo: '100011100200',
      name: 'Craft jacket',
      uniqueName: 'craft-jacket-1000',
      price: 800,
      priceIncVat: 1000,
      currency: 'SEK',
      isPriceFrom: true,
      priceListId: 'PUBLIC-se',
      manufacturerId: 7276,
      primaryCategoryId: 200,
      flags: ['news'],
      imagePath: 'products/100011100200_43.jpg',
      stars: { average: 4.5, count: 2 },
      isSellable: true,
    });
    expect(jacket?.variants.find(({ partNo }) => partNo === '100011100200')).toEqual({
      partNo: '100011100200',
      name: 'Blå',
      colorCodeId: 8002,
      colorIds: [7002],
      imagePath: 'products/100011100200_43.jpg',
      imageUrl: '/pictures/products/100011100200_43.jpg?w=223&q=75',
      flags: ['promotion'],
      sizeRange: { min: 'C50', max: 'C52' },
      sizes: ['C50', 'C52'],
      popRank30: 1,
      popRank60: 2,
      firstSaleDate: '2026-01-01',
      price: 960,
      priceIncVat: 1200,
      currency: 'SEK',
    });
  });

  test('P09 exactly the ids and codes of the results are explained', async () => {
    const { parametrics } = await list('products?query=rain');
    expect(
      parametrics.map(({ parametricCode, name, values }) => [parametricCode, name, values.map(({ label }) => label)]),
    ).toEqual([
      ['Color', 'Färg', ['Blå']],
      ['ColorCode', 'ColorCode', ['02 Blå']],
      ['Size', 'Storlek', ['C50', 'C52']],
    ]);
  });

  test('P44 beyond the last page the last is returned', async () => {
    expect(await list('products?page=9&pageSize=2')).toMatchObject({ total: 3, page: 2 });
  });

  test('P35 P95 filters, price and text combine', async () => {
    expect(await found('OrFilters=ParametricList,7002')).toEqual([1000, 2000]);
    expect(await found('OrFilters=ParametricList,7001&OrFilters=ParametricList,7002')).toEqual([
      1000, 1000, 2000, 3000,
    ]);
    expect(await found('OrFilters=ParametricList,6001&orfilters=ParametricList,6002')).toEqual([3000]);
    expect(await found('OrFilters=ParametricMultiple,11010')).toEqual([1000]);
    expect(await found('filters=price,600,1100')).toEqual([3000]);
    // It is sold in packs of ten, and found by the price of a pack.
    expect(await found('filters=price,6000,11000')).toEqual([1000]);
    expect(await found('filters=price,abc,1100')).toEqual([1000, 2000, 3000]);
    expect(await found('query=jacket')).toEqual([1000, 2000]);
    expect(
      await found('query=jacket&filters=price,6000,11000&OrFilters=ParametricList,7001&page=2&pageSize=15'),
    ).toEqual([1000]);
    expect(await found('query=unicorn')).toEqual([]);
  });

  test('a place: category by id or slug, context, collection, gender', async () => {
    expect(await found('filters=ParametricMultiple,200')).toEqual([1000, 2000]);
    expect(await found('categorySlug=byxor')).toEqual([3000]);
    expect(await found('categoryContext=Tops')).toEqual([1000, 2000]);
    const nowhere = ['categorySlug', 'groupSlug', 'familySlug', 'categoryContext'].map((name) => `${name}=nothing`);
    for (const query of [
      ...nowhere,
      'filters=ParametricMultiple,999',
      'categorySlug=byxor&filters=ParametricMultiple,999',
    ])
      expect(`${query} ${(await ask(`products?${query}`)).status}`).toBe(`${query} 404`);
  });

  test('P35 a category by slug and another by id combine', async () => {
    expect(await found('categorySlug=byxor&filters=ParametricMultiple,200')).toEqual([]);
    expect(await found('categorySlug=byxor&filters=ParametricMultiple,100')).toEqual([3000]);
  });

  test('P19 P20 P95 the requested order', async () => {
    const sorted = async (query: string) => styles(await list(`products?${query}`));
    expect(await sorted('sortField=LowestPrice')).toEqual([2000, 3000, 1000]);
    expect(await sorted('sortField=HighestPrice')).toEqual([1000, 3000, 2000]);
    expect(await sorted('sortField=LowestPrice&sortOrder=desc')).toEqual([1000, 3000, 2000]);
    expect(await sorted('sortField=Names')).toEqual([1000, 2000, 3000]);
    expect(await sorted('sortField=PopularityRank')).toEqual([1000, 2000, 3000]);
    expect(await list('products')).toMatchObject({ sortField: 'PopularityRank', sortOrder: 'asc' });
    expect(await list('products', await member(roles.user))).toMatchObject({ sortField: 'Flags', sortOrder: 'desc' });
  });

  test('P24 the mode decides what a result is', async () => {
    expect(await list('products?mode=Default')).toMatchObject({ total: 3, mode: 'Default' });
    expect(await list('products?mode=ColorVariants')).toMatchObject({ total: 4, mode: 'ColorVariants' });
    expect(await list('products?groupBy=colorvariants')).toMatchObject({ total: 4 });
    const all = await list('products?mode=AllVariants&sortField=PartNo');
    expect(all.total).toBe(8);
    expect(new Set(all.results.map(({ sku }) => sku)).size).toBe(8);
    expect(all.results.map(({ sku }) => sku)).toContain('300011100100C52');
  });

  test('P01 anonymous visitors, consumers and companies get different results', async () => {
    expect(await found('')).toEqual([1000, 2000, 3000]);
    expect(await found('', await app.bearer({ storm_role: roles.b2c }))).toEqual([1000, 2000, 3000]);
    const ours = await member(roles.user);
    expect(await found('', ours)).toEqual([1000, 2000, 3000, 4000]);
    expect(await found('context=Agreement', ours)).toEqual([1000, 3000, 4000]);
    const [jacket] = (await list('products?sortField=PartNo', ours)).results;
    expect(jacket).toMatchObject({ price: 100, priceIncVat: 125, priceListId: 'OURS' });
    const other = await aCompany('Other').save(shop.db);
    expect(await found('', await app.bearer({ storm_role: roles.user, company_id: other.id }))).toEqual([
      1000, 2000, 3000,
    ]);
  });

  test('P52 the market price is returned on request to those who may see it', async () => {
    const settings = { ShowMarketPriceForAdminsAndInternals: 'true' };
    const first = async (headers: Headers, asked = 'true') =>
      (await list(`products?sortField=PartNo&includeMarketPrice=${asked}`, headers)).results[0]?.marketPrice;
    const admin = await member(roles.administrator, settings);
    expect(await first(admin)).toEqual({ price: 800, priceIncVat: 1000 });
    expect(await first(admin, 'false')).toBeUndefined();
    expect(await first(await member(roles.user, settings))).toBeUndefined();
    expect(await first(await member(roles.administrator))).toBeUndefined();
    expect(await first({})).toBeUndefined();
  });

  test('prices that are hidden do not leave the server', async () => {
    const text = await (await ask('products', await member(roles.user, { HidePrice: 'true' }))).text();
    expect(text).not.toMatch(/"price(IncVat)?":\d/);
    expect(text).toContain('"price":null');
  });

  test('P54 another market is returned to callers who are not bound to theirs', async () => {
    expect(await list('products?marketId=12')).toMatchObject({ total: 0, currency: 'EUR' });
    expect((await ask('products?marketId=12', await member(roles.user))).status).toBe(403);
    expect((await list('products?cultureCode=en-GB&query=rain')).parametrics[0]?.values[0]?.label).toBe('02');
  });

  test('invalid input is reported in the caller’s language', async () => {
    const bad = await ask('products?sortField=Mood&page=0&pageSize=1001&mode=All&marketId=x');
    expect(bad.status).toBe(422);
    const { title, errors } = (await bad.json()) as { title: string; errors: { path: string; message: string }[] };
    expect(title).toBe('Vissa uppgifter saknas eller är inte giltiga.');
    expect(errors.map(({ path }) => path).sort()).toEqual(['marketId', 'mode', 'page', 'pageSize', 'sortField']);
  });

  test('10,000 characters, quotes, emoji and scripts are ordinary text', async () => {
    const total = async (text: string) => (await list(`products?query=${encodeURIComponent(text)}`)).total;
    for (const text of ['x'.repeat(10_000), '🦺🦺', '"\'\\', '<script>alert(1)</script>', '\u0000'])
      expect(await total(text)).toBeLessThanOrEqual(3);
    expect(await total('x'.repeat(10_000))).toBe(0);
  });
});

describe('by number', () => {
  test('P59 the requested products, colour by colour, in order', async () => {
    const answer = await list('products?sku=300011100100&sku=100011100200&sku=100011100100');
    expect(answer).toMatchObject({ total: 3, pageSize: 3, mode: 'ColorVariants' });
    expect(answer.results.map(({ partNo }) => partNo)).toEqual(['300011100100', '100011100200', '100011100100']);
  });

  test('P59 favourites: many numbers, sorted; hidden ones are left out', async () => {
    const query = 'Sku=400011100100&Sku=300011100100&Sku=20001110&Sku=nonsense&PageSize=1000';
    expect(styles(await list(`products?${query}&SortField=Names&SortOrder=asc`))).toEqual([2000, 3000]);
    expect(styles(await list(`products?${query}&SortField=LowestPrice&SortOrder=desc`))).toEqual([3000, 2000]);
    expect(styles(await list(`products?${query}`, await member(roles.user)))).toEqual([4000, 3000, 2000]);
  });
});

describe('search', () => {
  test('P56 P96 the products that match a text', async () => {
    expect(new Set(styles(await list('products/search/jacket')))).toEqual(new Set([1000, 2000]));
    expect(styles(await list('products/search?query=trousers'))).toEqual([3000]);
    expect(styles(await list('products/search/1000%201110'))).toEqual([1000]);
    expect(styles(await list('products/search/secret'))).not.toContain(4000);
  });

  test('P56 an empty term is refused', async () => {
    for (const blank of ['%20', '%00', '%01%20%7F']) expect((await ask(`products/search/${blank}`)).status).toBe(422);
    expect((await ask('variants/simplesearch/%00')).status).toBe(422);
    expect((await ask('products/search')).status).toBe(422);
    expect((await ask('products/search?query=')).status).toBe(422);
    expect((await ask('products/search?query=%00')).status).toBe(422);
  });
});

describe('a product', () => {
  test('P03 P60 by its number, with all its fields', async () => {
    const product = productView.parse(await (await ask('products/10001110')).json());
    expect(product).toMatchObject({
      partNo: '100011100200',
      basePartNo: '10001110',
      name: 'Craft jacket',
      price: 800,
      priceIncVat: 1000,
      currency: 'SEK',
      priceListId: 'PUBLIC-se',
      manufacturerId: 7276,
      primaryCategoryId: 200,
      flags: ['news'],
      usps: ['Lasts long'],
      customImageSortOrder: [43, 171],
      imagePath: 'products/100011100200_43.jpg',
      parametrics: {
        Size: ['C50', 'C52'],
        SizeAlternate: [],
        ColorCode: [8002, 8001],
        Quantity: ['10'],
        bestSellingColorOverride: [],
      },
      multiplyFactor: 10,
      packSize: 10,
      packPrice: 8000,
      packPriceIncVat: 10_000,
      unitCode: 'H87',
    });
    expect(product.variants.map(({ partNo, price }) => [partNo, price])).toEqual([
      ['100011100200', 960],
      ['100011100100', 800],
    ]);
    expect(product.variants[0]?.sizes[0]).toMatchObject({ sku: '100011100200C50', size: 'C50', price: 960 });
  });

  test('P60 by colour or sku as well; an unknown one answers 404', async () => {
    for (const sku of ['100011100100', '100011100100C50']) expect((await ask(`products/${sku}`)).status).toBe(200);
    for (const unknown of ['99999999', '100011109999', '100011100100C99', '40001110']) {
      const answer = await ask(`products/${unknown}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'product-not-found', facts: { product: unknown } });
    }
    expect((await ask('products/x')).status).toBe(422);
    expect((await ask('products/40001110', await member(roles.user))).status).toBe(200);
  });

  test('responses for signed-in callers are not cached', async () => {
    expect((await ask('products', await member(roles.user))).headers.get('cache-control')).toBe('no-store');
    expect((await ask('products/10001110', await member(roles.user))).headers.get('cache-control')).toBe('no-store');
  });

  test('P57 by its unique name', async () => {
    expect(await (await ask('products/uniqueName/craft-jacket-1000')).json()).toMatchObject({ basePartNo: '10001110' });
    const unknown = await ask('products/uniqueName/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ title: 'Det finns ingen produkt nothing i ditt sortiment.' });
    expect((await ask('products/uniquename/secret-trousers-4000')).status).toBe(404);
  });
});

describe('related products', () => {
  test('P58 its siblings', async () => {
    expect(styles(await list('products/10001110/siblings'))).toEqual([2000]);
  });

  async function expectRelated(relation: string, expected: readonly number[]) {
    const answer = await list(`products/100011100100/${relation}?marketId=1&cultureCode=sv-SE`);
    expect(styles(answer)).toEqual(expected);
    expect(answer.pageSize).toBe(25);
    expect((await list(`products/10001110/${relation}?pageSize=5`)).pageSize).toBe(5);
    expect((await ask(`products/99999999/${relation}`)).status).toBe(404);
  }

  test('P65 accessories have 25 per page', () => expectRelated('accessories', [3000]));

  test('P66 similar products have 25 per page', () => expectRelated('similar', [2000]));

  test('P67 upSell has 25 per page', () => expectRelated('upSell', []));

  test('P68 crossSell has 25 per page', () => expectRelated('crossSell', [3000]));

  test('P67 products of one company are named only to that company', async () => {
    expect(styles(await list('products/10001110/upSell', await member(roles.user)))).toEqual([4000]);
  });

  test('P69 recommendations need their flag', async () => {
    expect(await list('products/10001110/recommendations')).toMatchObject({ total: 0, pageSize: 25 });
    const on = await app.json('/api/feature/features/UseRecommendations', 'PUT', { enabled: true }, await app.bearer());
    expect(on.status).toBe(200);
    const answer = await list('products/10001110/recommendations');
    expect(styles(answer)).toEqual([3000, 2000]);
    expect(answer.pageSize).toBe(25);
  });
});
