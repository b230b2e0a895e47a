import { beforeEach, expect, test } from 'vitest';
import { aStore } from '#tests/build/store.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { markets } from '../market/markets.ts';
import { listStoreSlugs, readStore, searchStores } from './read-stores.server.ts';
import { saveStores } from './stores-store.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await saveStores(shop.db, markets.se.marketId, [
    aStore(),
    aStore({ slug: 'yrke-lulea', city: 'Luleå', lng: 22.15, lat: 65.58 }),
  ]);
  await saveStores(shop.db, markets.de.marketId, [aStore({ slug: 'yrke-berlin', city: 'Berlin' })]);
});

const visit = aVisit({ market: markets.se });
const everything = { text: '', isOpenNow: false, services: [] };

test('E25 web-dealers returns the dealers of a market with slug, lng and lat', async () => {
  const answer = await app.request(`/api/content/web-dealers?marketId=${markets.se.siteId}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([
    { slug: 'yrke-lulea', lng: 22.15, lat: 65.58 },
    { slug: 'yrke-stockholm', lng: 18.0686, lat: 59.3293 },
  ]);
  expect((await app.request('/api/content/web-dealers?marketId=99')).status).toBe(404);
});

test('E30 the map opens at the centre of the market, and at the place that was searched for', async () => {
  const all = await searchStores(shop, visit, everything);
  expect(all.map.centre).toEqual({ lng: 15, lat: 62 });
  expect(all.stores.map(({ slug }) => slug)).toEqual(['yrke-lulea', 'yrke-stockholm']);
  for (const { x, y } of all.stores) {
    expect(Math.abs(x)).toBeLessThan(all.map.halfWidth);
    expect(Math.abs(y)).toBeLessThan(all.map.halfHeight);
  }
  const near = await searchStores(shop, visit, { ...everything, text: 'Kiruna' });
  expect(near.map.centre).toMatchObject({ lng: 20.23, lat: 67.86 });
  expect(near.stores.map(({ slug, km }) => [slug, Math.round(km ?? 0)])).toEqual([
    ['yrke-lulea', 267],
    ['yrke-stockholm', 954],
  ]);
});

test('R20 E30 a store by its slug has address and hours; a store of another market is not found', async () => {
  const found = await readStore(shop, visit, 'yrke-stockholm');
  expect(found).toMatchObject({
    ok: true,
    value: { store: { addressLine1: 'Hantverkargatan 14' }, week: { length: 7 }, map: { centre: { lng: 18.0686 } } },
  });
  for (const slug of ['yrke-berlin', 'nowhere', ''])
    expect(await readStore(shop, visit, slug)).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  expect(await listStoreSlugs(shop, visit)).toEqual(['yrke-lulea', 'yrke-stockholm']);
});

test('E30 the drawn map of a store reaches all stores of the market, a street map its surroundings', async () => {
  const sizeWith = async (MAP_STYLE_URL: string | undefined) => {
    const found = await readStore({ ...shop, env: { ...shop.env, MAP_STYLE_URL } }, visit, 'yrke-stockholm');
    return found.ok && [found.value.map.halfWidth, found.value.map.halfHeight];
  };
  expect(await sizeWith(undefined)).toEqual([497.9, 1655.9]);
  expect(await sizeWith('https://tiles.example/style.json')).toEqual([73.2, 73.2]);
});
