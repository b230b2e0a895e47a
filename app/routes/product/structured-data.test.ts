import { expect, test } from 'vitest';
import { aColour, aProductView } from '#app/components/product/view-fixtures.ts';
import { money } from '#core/money.ts';
import { markets } from '#modules/market/markets.ts';
import { aPriceNow, aProductColour, aProductDetail } from '#tests/build/product-detail.ts';
import { structuredData } from './structured-data.ts';

const price = { text: 'any', isFrom: false, before: undefined };
const codes = ['C50', 'C52'];
const product = aProductView({
  trail: [{ label: 'Alla', to: '/sv/alla' }],
  colours: [
    { ...aColour({ partNo: '100014100100', codes }), price },
    { ...aColour({ partNo: '100014100200', codes }), price },
  ],
  rating: { average: 4.5, count: 2, written: 0 },
});
const detail = aProductDetail({
  colours: [
    aProductColour(),
    aProductColour({ partNo: '100014100200', price: aPriceNow(100_000, { isGross: false }) }),
  ],
});
const stock = [{ sku: '100014100100C52', onHandValue: 1, nextDeliveryDate: undefined }];
const facts = { product, detail, stock, market: markets.se, base: 'https://shop.example' };

test('a product has an offer per colour, at the public price', () => {
  const [told] = structuredData(facts);
  expect(told).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Trousers',
    productGroupID: '10001410',
    brand: { name: 'Yrke' },
    aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    offers: [
      {
        '@type': 'Offer',
        sku: '100014100100',
        url: 'https://shop.example/sv/produkt/trousers?colour=100014100100',
        price: 1295,
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
      },
      { sku: '100014100200', price: 1250, availability: 'https://schema.org/BackOrder' },
    ],
  });
});

test('an offer has delivery costs and the return period', () => {
  const price = { amount: money(4900, 'SEK'), isGross: false };
  const terms = { methods: [{ price, days: { from: 2, to: 4 }, countries: [] }], returnDays: 30 };
  const [told] = structuredData({ ...facts, terms });
  expect((told as { offers: unknown[] }).offers[0]).toMatchObject({
    shippingDetails: [
      {
        shippingRate: { value: 61.25, currency: 'SEK' },
        shippingDestination: { addressCountry: 'SE' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
      },
    ],
    hasMerchantReturnPolicy: { applicableCountry: 'SE', merchantReturnDays: 30 },
  });
});

test('each size is a variant with one number and the offer of its colour; the only size is the product itself', () => {
  const sizes = aProductColour().sizes.slice(0, 2);
  const [first = [], both = []] = [1, 2].map((count) =>
    sizes.slice(0, count).map((size, at) => ({ ...size, ean: `731234567890${at}` })),
  );
  const told = (some: typeof sizes) =>
    structuredData({ ...facts, detail: aProductDetail({ colours: [aProductColour({ sizes: some })] }) })[0];
  const offer = 'https://shop.example/sv/produkt/trousers?colour=100014100100#offer';
  expect(told(both)).toMatchObject({
    '@type': 'ProductGroup',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { '@type': 'Product', sku: sizes[0]?.sku, gtin: '7312345678900', offers: { '@id': offer } },
      { '@type': 'Product', sku: sizes[1]?.sku, gtin: '7312345678901', offers: { '@id': offer } },
    ],
    offers: [{ '@type': 'Offer', '@id': offer }],
  });
  expect(told(first)).toMatchObject({ '@type': 'Product', sku: sizes[0]?.sku, gtin: '7312345678900' });
  expect(JSON.stringify([told(first), told(both)])).not.toContain('"gtin":[');
});

test('a variant has the name with colour and size, the picture of its colour and its address', () => {
  const [first, second] = product.colours;
  const picture = { kind: 'image', path: 'white.jpg', version: '1' } as unknown as (typeof first)['assets'][number];
  const shown = { ...product, colours: [first, { ...(second ?? first), assets: [picture] }] } as typeof product;
  const sizes = aProductColour({ partNo: '100014100200' }).sizes.slice(0, 1);
  const colours = [aProductColour(), aProductColour({ partNo: '100014100200', name: 'White', sizes })];
  const [told] = structuredData({ ...facts, product: shown, detail: aProductDetail({ colours }) });
  const { variesBy, hasVariant } = told as { variesBy: unknown; hasVariant: Record<string, unknown>[] };
  expect(variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size']);
  expect(hasVariant.map(({ name }) => name)).toEqual([
    'Trousers, Blue, C50',
    'Trousers, Blue, C52',
    'Trousers, White, C50',
  ]);
  expect(hasVariant[2]).toMatchObject({
    sku: '100014100200C50',
    url: 'https://shop.example/sv/produkt/trousers?colour=100014100200',
    image: expect.stringMatching(/^https:\/\/shop\.example\/.*white/),
  });
  expect(hasVariant[0]).not.toHaveProperty('image');
});

test('a product without sizes is a product, not an empty group', () => {
  const [told] = structuredData({ ...facts, detail: aProductDetail({ colours: [aProductColour({ sizes: [] })] }) });
  expect(told).toMatchObject({ '@type': 'Product', sku: '10001410' });
  expect(JSON.stringify(told)).not.toMatch(/hasVariant|variesBy|productGroupID/);
});

test('an offer of a pack has its minimum quantity', () => {
  const offerOf = (sold: Parameters<typeof aProductDetail>[0]) => {
    const [told] = structuredData({ ...facts, detail: aProductDetail({ ...sold }) });
    return (told as { offers: Record<string, unknown>[] }).offers[0]?.eligibleQuantity;
  };
  expect(offerOf({ packSize: 12, soldBy: 'PR' })).toEqual({
    '@type': 'QuantitativeValue',
    minValue: 12,
    unitCode: 'PR',
  });
  expect(offerOf({})).toBeUndefined();
});

test('breadcrumbs lead from all products to the product', () => {
  expect(structuredData(facts)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Alla', item: 'https://shop.example/sv/alla' },
      { position: 2, name: 'Trousers', item: 'https://shop.example/sv/produkt/trousers' },
    ],
  });
});

test('if the page shows no price, neither does the structured data', () => {
  const [told] = structuredData({ ...facts, product: aProductView() });
  expect(JSON.stringify(told)).not.toMatch(/offers|price/);
});

test('unknown stock is left out', () => {
  const [told] = structuredData({ ...facts, stock: undefined });
  expect(JSON.stringify(told)).toContain('"offers"');
  expect(JSON.stringify(told)).not.toContain('availability');
});
