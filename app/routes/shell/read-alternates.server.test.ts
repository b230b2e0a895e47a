import { expect, test } from 'vitest';
import { saveDocuments } from '#modules/content/content-store.server.ts';
import { markets } from '#modules/market/markets.ts';
import type { Visit } from '#modules/visit.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { readAlternates } from './read-alternates.server.ts';

test('a content page is listed and linked only in the languages in which it exists', async () => {
  const shop = await openTestShop();
  const { fi } = markets;
  const places = [
    ['page', 'fi', 'laundry-tips'],
    ['page', 'en', 'laundry-tips'],
    ['dealer-page', 'sv', 'margins'],
  ] as const;
  const documents = places.map(([kind, language, slug]) => ({ marketId: fi.marketId, kind, language, slug, data: {} }));
  await saveDocuments(shop.db, documents, shop.clock.now());
  const answer = await openTestApp(shop).request('/sitemap.xml', {}, 'fi.localhost:3000');
  const listed = [...(await answer.text()).matchAll(/<loc>[^<]*(\/..\/(?:laundry-tips|margins))<\/loc>/g)];
  expect(listed.map(([, path]) => path)).toEqual(['/fi/laundry-tips', '/en/laundry-tips']);
  const alternatesAt = async (path: string) =>
    (await readAlternates(shop, aVisit({ market: fi, language: 'fi' }), path)).alternates;
  expect(await alternatesAt('/fi/laundry-tips')).toEqual({ fi: '/fi/laundry-tips', en: '/en/laundry-tips' });
  expect(await alternatesAt('/sv/margins')).toEqual({ sv: '/sv/margins' });
  expect(await alternatesAt('/fi')).toEqual({ fi: '/fi', sv: '/sv', en: '/en' });
});

test('search engines get the page in other markets, signed-in visitors do not', async () => {
  const shop = await openTestShop();
  const elsewhere = async (visit: Visit) => {
    const { others, xDefault } = await readAlternates(shop, visit, '/en/all-products');
    return { count: others.length, xDefault };
  };
  expect(await elsewhere(aVisit())).toEqual({ count: 43, xDefault: 'http://uk.localhost:3000/en/all-products' });
  expect(await elsewhere(aVisit({ claims: someClaims({}) }))).toEqual({ count: 0, xDefault: undefined });
});
