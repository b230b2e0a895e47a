import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aColour, aPrice, aProduct } from '#tests/build/feed.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { skuVariantView } from './products-schema.ts';

let shop: TestShop;
let app: TestApp;
let ours: Headers;

type Headers = Record<string, string>;
type Variant = { sku?: string; partNo: string };
type Stock = { sku: string; onHandValue: number; nextDeliveryDate: string | null };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
  const company = await aCompany().withPriceLists('OURS').save(shop.db);
  ours = await app.bearer({ storm_role: roles.user, company_id: company.id });
});

const ask = (path: string, headers: Headers = {}) =>
  app.request(`/api/product/${path}`, { headers: { 'accept-language': 'sv', ...headers } });
const variants = async (path: string, headers: Headers = {}) =>
  (await (await ask(`variants${path}`, headers)).json()) as { results: Variant[]; total: number; pageSize: number };
const skus = async (path: string, headers: Headers = {}) =>
  (await variants(path, headers)).results.map(({ sku, partNo }) => sku ?? partNo);

const jackets = ['100011100200C50', '100011100200C52', '100011100100C50', '100011100100C52'];

describe('variants', () => {
  test('P70 every colour and size of a product', async () => {
    expect(await skus('?sku=10001110')).toEqual(jackets);
    expect(await skus('?sku=100011100100')).toEqual(jackets.slice(2));
    const [first] = (await variants('?sku=100011100100C50')).results;
    expect(skuVariantView.parse(first)).toMatchObject({
      sku: '100011100100C50',
      partNo: '100011100100',
      basePartNo: '10001110',
      size: 'C50',
      colorCodeId: 8001,
      price: 800,
      priceIncVat: 1000,
      currency: 'SEK',
      onHandValue: 7,
      nextDeliveryDate: null,
      multiplyFactor: 10,
      packSize: 10,
      packPrice: 8000,
      packPriceIncVat: 10_000,
      unitCode: 'H87',
    });
    expect(await skus('?sku=nonsense&sku=99999999&sku=40001110')).toEqual([]);
    expect(await skus('?sku=40001110', ours)).toHaveLength(2);
  });

  test('P73 with context and mode there are ten per page', async () => {
    const sizes = Array.from({ length: 12 }, (_, at) => `C${40 + at}`);
    const colour = aColour({ style: 5000 });
    const many = sizes.map((code) => ({ code, sku: `${colour.partNo}${code}` }));
    await bringFeed(shop, [
      { ...aProduct({ style: 5000 }), colours: [{ ...colour, sizes: many }] },
      aPrice({ style: 5000 }),
    ]);
    expect(await variants('?sku=50001110&context=All&mode=Default')).toMatchObject({ total: 12, pageSize: 10 });
    expect(await skus('?sku=50001110&context=All')).toHaveLength(10);
    expect(await skus('?sku=50001110&context=All&pageSize=12')).toHaveLength(12);
    expect(await skus('?sku=50001110')).toHaveLength(12);
    expect(await skus('?sku=10001110&mode=ColorVariants')).toEqual(['100011100200', '100011100100']);
    expect(await skus('?sku=20001110&context=Agreement', ours)).toEqual([]);
  });

  test('P71 part of a number finds variants that can be ordered', async () => {
    expect(await skus('/simplesearch/10001110')).toEqual(jackets);
    expect(await skus('/simplesearch/1000-1110%200100')).toEqual(jackets.slice(2));
    expect(await skus('/simplesearch/100011100100C52')).toEqual(['100011100100C52']);
    expect(await skus('/simplesearch/1000')).toEqual(jackets);
    expect(await skus('/simplesearch/trousers')).toEqual(['300011100100C50', '300011100100C52']);
    expect(await skus('/simplesearch/40001110')).toEqual([]);
    expect((await ask('variants/simplesearch/%20')).status).toBe(422);
  });

  test('P72 the sizes of several products', async () => {
    const answer = (await (await ask('variants/sizes?Sku=100011100100&Sku=20001110&Sku=40001110')).json()) as {
      sku: string;
      sizes: (Stock & { size: string })[];
    }[];
    expect(answer.map(({ sku, sizes }) => [sku, sizes.map(({ size }) => size)])).toEqual([
      ['100011100100', ['C50', 'C52']],
      ['20001110', ['C50', 'C52']],
    ]);
    expect(answer[0]?.sizes[0]).toMatchObject({ sku: '100011100100C50', onHandValue: 7 });
  });
});

describe('stock', () => {
  const onHand = async (path: string, headers: Headers = {}) => (await (await ask(path, headers)).json()) as Stock[];

  test('P63 of many variants', async () => {
    const path = 'Products/onHand?sku=100011100100C50&sku=100011100200&sku=400011100100C50&sku=nonsense';
    expect(await onHand(path)).toEqual([
      { sku: '100011100200C50', onHandValue: 0, nextDeliveryDate: null },
      { sku: '100011100200C52', onHandValue: 0, nextDeliveryDate: '2026-12-24' },
      { sku: '100011100100C50', onHandValue: 7, nextDeliveryDate: null },
    ]);
    expect(await onHand('products/onhand?sku=400011100100C50', ours)).toEqual([
      { sku: '400011100100C50', onHandValue: 9, nextDeliveryDate: null },
    ]);
    // A sku of a size must be given completely.
    expect(await onHand('products/onHand?sku=100011100100C5')).toEqual([]);
    expect(await onHand('products/onHand')).toEqual([]);
  });

  test('P03 P64 of all variants of a product', async () => {
    expect((await onHand('Products/10001110/onHand?marketId=1')).map(({ sku }) => sku)).toEqual(jackets);
    for (const unknown of ['99999999', '40001110']) expect((await ask(`products/${unknown}/onHand`)).status).toBe(404);
    expect((await ask('products/1000/onHand')).status).toBe(422);
  });

  test('P63 a change is visible at once', async () => {
    await bringFeed(shop, [{ kind: 'stock', sku: '100011100100C50', quantity: 3 }]);
    expect((await onHand('products/onHand?sku=100011100100C50'))[0]?.onHandValue).toBe(3);
  });
});

test('P112 reviews with their average, the latest first', async () => {
  const review = (id: string, stars: number, date: string) => ({
    kind: 'review',
    id,
    basePartNo: '10001110',
    language: 'sv',
    stars,
    title: 'Bra',
    text: 'Håller länge.',
    author: 'Ada',
    date,
  });
  await bringFeed(shop, [review('r1', 5, '2026-01-01'), review('r2', 2, '2026-02-01')]);
  const read = (path: string) => app.request(`/api/review/reviews/${path}`);
  expect(await (await read('10001110')).json()).toEqual({
    basePartNo: '10001110',
    average: 4.5,
    count: 2,
    byStars: { 2: 1, 5: 1 },
    total: 2,
    page: 1,
    pageSize: 100,
    entries: [
      { id: 'r2', language: 'sv', stars: 2, title: 'Bra', text: 'Håller länge.', author: 'Ada', date: '2026-02-01' },
      { id: 'r1', language: 'sv', stars: 5, title: 'Bra', text: 'Håller länge.', author: 'Ada', date: '2026-01-01' },
    ],
  });
  expect(await (await read('20001110')).json()).toMatchObject({ average: null, count: 0, entries: [] });
  expect(await (await read('10001110?stars=2&PageSize=1')).json()).toMatchObject({ total: 1, entries: [{ id: 'r2' }] });
  expect((await read('10001110?stars=6')).status).toBe(422);
  expect((await read('40001110')).status).toBe(404);
  expect((await read('1')).status).toBe(422);
});

test('P99 pictures of many products: additional fields of the request are returned unchanged', async () => {
  const body = ['100011100200', { sku: '20001110', serviceListId: 7, note: { own: true } }, { sku: '400011100100' }];
  const answer = await app.json('/api/product/products/servicelists/images/bulk', 'POST', body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    imageBasePath: '/pictures/',
    results: [
      {
        request: body[0],
        partNo: '100011100200',
        imagePath: 'products/100011100200_43.jpg',
        imageUrl: '/pictures/products/100011100200_43.jpg?w=223&q=75',
      },
      expect.objectContaining({ request: body[1], partNo: '200011100200' }),
      { request: body[2], partNo: null, imagePath: null, imageUrl: '/pictures/missing.png?w=223&q=75' },
    ],
  });
  expect((await app.json('/api/product/products/servicelists/images/bulk', 'POST', [{ id: 1 }])).status).toBe(422);
});

test('P61 the size guide of a product', async () => {
  const guide = {
    kind: 'size-guide',
    code: 'men-c',
    unit: 'cm',
    title: { sv: 'Herrstorlekar' },
    columns: [{ code: 'chest', name: { sv: 'Bröst' } }],
    bodyMeasurements: [
      { gender: 'Men', tableType: 'regular', title: { sv: 'Normal' }, rows: [{ size: 'C50', values: { chest: 100 } }] },
    ],
  };
  const product = {
    ...aProduct({ style: 5000 }),
    sizeGuide: 'men-c',
    dimensions: { columns: ['chest'], rows: [{ size: 'C50', values: [60] }] },
    media: [{ mediaId: 144, path: 'documents/size-guide-men.pdf' }],
  };
  await bringFeed(shop, [guide, product, aPrice({ style: 5000 })]);
  expect(await (await ask('products/500011100100C50/sizeguide')).json()).toEqual({
    content: {
      title: 'Herrstorlekar',
      unit: 'cm',
      productDimensions: {
        unit: 'cm',
        columns: [{ code: 'chest', name: 'Bröst' }],
        sizes: [{ size: 'C50', values: [60] }],
      },
    },
    fallbackPdfUrl: '/files/documents/size-guide-men.pdf',
    bodyMeasurementsTable: [
      {
        attrs: { gender: 'Men', tableType: 'regular', title: 'Normal' },
        innerHTML: expect.stringContaining('<th scope="row">C50</th><td>100</td>'),
      },
    ],
  });
  expect(await (await ask('products/10001110/sizeguide')).json()).toEqual({
    content: null,
    fallbackPdfUrl: null,
    bodyMeasurementsTable: [],
  });
  expect((await ask('products/40001110/sizeguide')).status).toBe(404);
});
