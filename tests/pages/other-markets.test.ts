import { beforeEach, expect, test } from 'vitest';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

const product = aProduct({ style: 1000 });
const english = product.texts.en;
const trousers = aCategory();
if (!english || !trousers.texts.en) throw new Error('the feed has English texts');
const german = { ...english, slug: 'hose-1000' };
const gloves = { ...trousers.texts.en, slug: 'gloves' };

/** 1000 is sold in Sweden, Britain and Germany, 2000 in Sweden and Finland; gloves are hidden outside Sweden and Finland. */
const feed = [
  { ...trousers, texts: { en: trousers.texts.en, de: { ...trousers.texts.en, slug: 'hosen' } } },
  { ...aCategory({ code: 'Gloves' }), id: 2, markets: ['se', 'fi'], texts: { en: gloves } },
  aPriceList(),
  aPriceList({ code: 'PUBLIC-uk', market: 'uk', currency: 'GBP' }),
  aPriceList({ code: 'PUBLIC-de', market: 'de', currency: 'EUR' }),
  aPriceList({ code: 'PUBLIC-fi', market: 'fi', currency: 'EUR' }),
  { ...product, texts: { en: english, de: german } },
  aProduct({ style: 2000 }),
  aPrice({ style: 1000 }),
  aPrice({ style: 1000, priceList: 'PUBLIC-uk', currency: 'GBP' }),
  aPrice({ style: 1000, priceList: 'PUBLIC-de', currency: 'EUR' }),
  aPrice({ style: 2000 }),
  aPrice({ style: 2000, priceList: 'PUBLIC-fi', currency: 'EUR' }),
];

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, feed);
  app = await openBuiltApp(shop);
});

/** The alternate links of a page for search engines, by culture. */
async function namedBy(path: string, asked: Parameters<typeof app.get>[1] = {}) {
  const html = await (await app.get(path, asked)).text();
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
  return Array.from(links, ([, culture = '', href = '']) => [culture, href] as const);
}

async function statusOf(href: string) {
  const { host, pathname } = new URL(href);
  return (await app.get(pathname, { host })).status;
}

const british = 'http://uk.localhost:3000/en/product/trousers-1000';
const sold = {
  'sv-SE': 'http://se.localhost:3000/sv/produkt/trousers-1000',
  'en-SE': 'http://se.localhost:3000/en/product/trousers-1000',
  'en-GB': british,
  'de-DE': 'http://de.localhost:3000/de/produkt/hose-1000',
  'en-DE': 'http://de.localhost:3000/en/product/trousers-1000',
  'x-default': british,
};

test('a product lists itself in each market and language that sells it, and each link works', async () => {
  const links = await namedBy('/sv/produkt/trousers-1000');
  expect(links).toHaveLength(6);
  expect(Object.fromEntries(links)).toEqual(sold);
  for (const [, href] of links) expect(`${href} ${await statusOf(href)}`).toBe(`${href} 200`);
  expect(await statusOf('http://fi.localhost:3000/en/product/trousers-1000')).toBe(404);
  // The pages of a product must list the same addresses in all markets: search engines ignore links that are not mutual.
  expect(Object.fromEntries(await namedBy('/de/produkt/hose-1000', { host: 'de.localhost:3000' }))).toEqual(sold);
});

test('if Britain does not sell a product, the first market that does is the default', async () => {
  const links = Object.fromEntries(await namedBy('/en/product/trousers-2000'));
  expect(Object.keys(links)).toEqual(['sv-SE', 'en-SE', 'fi-FI', 'sv-FI', 'en-FI', 'x-default']);
  expect(links['x-default']).toBe('http://se.localhost:3000/sv/produkt/trousers-2000');
});

test('a category lists itself in all markets but those that hide it', async () => {
  const links = await namedBy('/en/all-products/trousers');
  expect(links).toHaveLength(46);
  const named = Object.fromEntries(links);
  expect(named['x-default']).toBe('http://uk.localhost:3000/en/all-products/trousers');
  expect(named['de-DE']).toBe('http://de.localhost:3000/de/alle-produkte/hosen');
  for (const culture of ['x-default', 'de-DE', 'fr-CH']) expect(await statusOf(named[culture] ?? '')).toBe(200);
  const hidden = await namedBy('/en/all-products/gloves');
  expect(hidden.map(([culture]) => culture)).toEqual(['sv-SE', 'en-SE', 'fi-FI', 'sv-FI', 'en-FI', 'x-default']);
  expect(await statusOf('http://uk.localhost:3000/en/all-products/gloves')).toBe(302);
});

test('a signed-in visitor’s page lists only the languages of the market', async () => {
  const links = await namedBy('/en/product/trousers-1000', { claims: someClaims() });
  expect(links.map(([culture]) => culture)).toEqual(['sv-SE', 'en-SE']);
});
