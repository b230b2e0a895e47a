import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aVisit } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { FeedRowOf } from './feed-schema.ts';
import type { PlaceParams } from './find-category.ts';
import { readPlaceInMarkets } from './read-place-in-markets.server.ts';

let shop: TestShop;

type ProductText = NonNullable<FeedRowOf<'product'>['texts']['en']>;
const words = (slug: string): ProductText => ({
  name: slug,
  slug,
  description: 'x',
  usps: [],
  seo: { title: 'x', description: 'x' },
});

const trousers = aCategory();
const english = trousers.texts.en;
if (!english) throw new Error('the category has English texts');
/** Trousers are in all markets, and have German words. Gloves are hidden outside Sweden and Germany. */
const categories = [
  { ...trousers, texts: { en: english, de: { ...english, slug: 'hosen' } } },
  { ...aCategory({ code: 'Gloves' }), id: 2, markets: ['se', 'de'], texts: { en: { ...english, slug: 'gloves' } } },
];

/** 1000 is sold in three markets and agreed with a company in Norway, 2000 in Sweden alone, 3000 is not public. */
const feed = [
  ...categories,
  aPriceList(),
  aPriceList({ code: 'PUBLIC-de', market: 'de', currency: 'EUR' }),
  aPriceList({ code: 'PUBLIC-fr', market: 'fr', currency: 'EUR' }),
  aPriceList({ code: 'PUBLIC-uk', market: 'uk', currency: 'GBP' }),
  aPriceList({ code: 'AGREED-no', type: 'Agreement', market: 'no', currency: 'NOK' }),
  { ...aProduct({ style: 1000 }), texts: { en: words('trousers'), sv: words('byxor'), de: words('hosen') } },
  aProduct({ style: 2000 }),
  { ...aProduct({ style: 3000 }), publicAssortment: false },
  ...[1000, 2000, 3000].map((style) => aPrice({ style })),
  aPrice({ style: 1000, priceList: 'PUBLIC-de', currency: 'EUR' }),
  aPrice({ style: 1000, priceList: 'PUBLIC-fr', currency: 'EUR' }),
  aPrice({ style: 1000, priceList: 'AGREED-no', currency: 'NOK' }),
  aPrice({ style: 3000, priceList: 'PUBLIC-uk', currency: 'GBP' }),
];

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, feed);
});

async function placesOf(params: PlaceParams, language: Language = 'en') {
  const places = await readPlaceInMarkets(shop, aVisit({ language }), params);
  return Object.fromEntries(Array.from(places, ([code, slugs]) => [code, Object.fromEntries(slugs)]));
}

test('a product is in the markets whose public list has it, with its slug in each of their languages', async () => {
  expect(await placesOf({ uniqueName: 'byxor' }, 'sv')).toEqual({
    se: { sv: { uniqueName: 'byxor' }, en: { uniqueName: 'trousers' } },
    de: { de: { uniqueName: 'hosen' }, en: { uniqueName: 'trousers' } },
    // French words are missing: the storefront there reads English, never German.
    fr: { fr: { uniqueName: 'trousers' }, en: { uniqueName: 'trousers' } },
  });
  expect(Object.keys(await placesOf({ uniqueName: 'trousers-2000' }))).toEqual(['se']);
});

test('a product that is not public, or does not exist, is nowhere', async () => {
  expect(await placesOf({ uniqueName: 'trousers-3000' })).toEqual({});
  expect(await placesOf({ uniqueName: 'no-such-product' })).toEqual({});
});

test('a category is in each market that does not hide it', async () => {
  const everywhere = await placesOf({ categorySlug: 'trousers' });
  expect(Object.keys(everywhere)).toHaveLength(23);
  expect(everywhere['de']).toEqual({ de: { categorySlug: 'hosen' }, en: { categorySlug: 'trousers' } });
  expect(Object.keys(await placesOf({ categorySlug: 'gloves' }))).toEqual(['se', 'de']);
  expect(await placesOf({ categorySlug: 'no-such-category' })).toEqual({});
});
