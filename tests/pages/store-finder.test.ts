import { beforeEach, expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import { saveStores } from '#modules/store-finder/stores-store.server.ts';
import { aStore } from '#tests/build/store.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

const finder = '/en/brand/contact/find-store';

let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeEach(async () => {
  const shop = await openTestShop();
  await saveStores(shop.db, markets.se.marketId, [
    aStore({ specialDays: [{ date: '2099-12-24', hours: [] }] }),
    aStore({ slug: 'yrke-malmo', name: 'Yrke Malmö', city: 'Malmö', lng: 13.0038, lat: 55.605 }),
    aStore({ slug: 'yrke-lund', name: 'Yrke Lund', city: 'Lund', lng: 13.19, lat: 55.7 }),
    aStore({ slug: 'yrke-umea', name: 'Yrke Umeå', city: 'Umeå', lng: 20.26, lat: 63.83 }),
    aStore({ slug: 'yrke-lulea', name: 'Yrke Luleå', city: 'Luleå', lng: 22.15, lat: 65.58 }),
  ]);
  app = await openBuiltApp(shop);
});

const open = async (path: string) => {
  const answer = await app.get(path);
  return { status: answer.status, html: await answer.text() };
};
const listIn = (html: string) => /<ol>.*?<\/ol>/s.exec(html)?.[0] ?? '';
const mapIn = (html: string) => /<svg[^>]*data-centre=.*?<\/svg>/s.exec(html)?.[0] ?? '';
const linksOf = (part: string) => [...part.matchAll(/href="([^"]*find-store\/[^"]*)"/g)].map(([, href]) => href);

test('R19 E30 the finder shows list and map around the centre of the market, and a search narrows both', async () => {
  const { status, html } = await open(finder);
  expect(status).toBe(200);
  const all = ['yrke-lulea', 'yrke-lund', 'yrke-malmo', 'yrke-stockholm', 'yrke-umea'].map(
    (slug) => `${finder}/${slug}`,
  );
  expect(linksOf(listIn(html))).toEqual(all);
  expect(linksOf(mapIn(html))).toEqual(all);
  expect(mapIn(html)).toContain('data-centre="15,62"');
  const { html: narrowed } = await open(`${finder}?q=Malm%C3%B6`);
  const near = ['yrke-malmo', 'yrke-lund', 'yrke-stockholm'].map((slug) => `${finder}/${slug}`);
  expect(linksOf(listIn(narrowed))).toEqual(near);
  expect(linksOf(mapIn(narrowed))).toEqual(near);
  expect(mapIn(narrowed)).toContain('data-centre="13.0038,55.605"');
  expect(narrowed).toContain('3 stores near Malmö');
});

test('R20 E30 a store of the finder leads to its page with address and hours; an unknown slug is 404', async () => {
  const link = linksOf(listIn((await open(finder)).html)).find((href) => href?.endsWith('stockholm'));
  const { status, html } = await open(link ?? '');
  expect([status, link]).toEqual([200, `${finder}/yrke-stockholm`]);
  expect(html).toMatch(/<h1[^>]*>Yrke Stockholm<\/h1>/);
  expect(html).toMatch(/<address[^>]*>Hantverkargatan 14\n113 30 Stockholm<\/address>/);
  const hours = [...html.matchAll(/<th scope="row"[^>]*>([^<]*).*?<td[^>]*>([^<]*)<\/td>/gs)].map(([, day, when]) => [
    day,
    when,
  ]);
  expect(hours.slice(4)).toEqual([
    ['Friday', '07:00–18:00'],
    ['Saturday', '10:00–14:00'],
    ['Sunday', 'Closed'],
  ]);
  for (const unknown of ['nowhere', 'yrke-berlin', 'YRKE STOCKHOLM'])
    expect((await open(`${finder}/${encodeURIComponent(unknown)}`)).status).toBe(404);
});
