import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

let app: TestApp;

beforeAll(async () => {
  app = openTestApp(await openTestShop());
});

const markets = async () => (await app.request('/api/market/markets')).json();
const marketOf = async (marketId: number) =>
  (await markets()).find((market: { marketId: number }) => market.marketId === marketId);

test('M01 two markets have their own currency, locales, content instance and portal', async () => {
  const [sweden, finland] = [await marketOf(1), await marketOf(3)];
  expect([sweden.currency, finland.currency]).toEqual(['SEK', 'EUR']);
  expect([Object.keys(sweden.locales), Object.keys(finland.locales)]).toEqual([
    ['sv', 'en'],
    ['fi', 'sv', 'en'],
  ]);
  expect([sweden.contentInstance, finland.contentInstance]).toEqual([1, 3]);
  expect([sweden.portalUrl, finland.portalUrl]).toEqual([
    'http://se.localhost:3000/login',
    'http://fi.localhost:3000/login',
  ]);
});

test('M02 all 23 markets, each with every field', async () => {
  const all = await markets();
  expect(all).toHaveLength(23);
  for (const market of all)
    expect(market).toMatchObject({
      name: expect.any(String),
      siteId: expect.any(Number),
      marketId: market.siteId,
      url: expect.stringMatching(/^http:\/\/[a-z]{2}\.localhost:3000$/),
      portalUrl: expect.any(String),
      defaultLocale: Object.keys(market.locales)[0],
      mapCentre: { lng: expect.any(Number), lat: expect.any(Number) },
    });
  expect((await marketOf(1)).locales).toEqual({
    sv: { name: 'Svenska', cultureCode: 'sv-SE' },
    en: { name: 'English', cultureCode: 'en-SE' },
  });
});

test('M02 Iceland has id 0 and no content instance', async () => {
  const iceland = await marketOf(0);
  expect(iceland).toMatchObject({ name: 'Iceland', siteId: 0, currency: 'ISK' });
  expect(iceland).not.toHaveProperty('contentInstance');
});

test("M02 an operator's own domain is the market's address", async () => {
  const own = openTestApp(await openTestShop({ APP_ENV: 'uat', MARKET_DOMAINS: 'arbete.example=se' }));
  const [sweden, norway] = await (await own.request('/api/market/markets')).json();
  expect(sweden).toMatchObject({ url: 'https://arbete.example', portalUrl: 'https://arbete.example/login' });
  expect(norway).toMatchObject({ url: 'https://no.uat.yrke.example' });
});

test('M03 M24 the extended info has exactly these names', async () => {
  const answer = await app.request('/api/market/markets/extended/1');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    marketId: 1,
    locales: { sv: { cultureCode: 'sv-SE' }, en: { cultureCode: 'en-SE' } },
    b2CActivate: true,
    useAddressValidation: true,
    useProductOnHand: true,
  });
});

test('M24 market 0 is Iceland, and an unknown market is 404', async () => {
  expect(await (await app.request('/api/market/markets/extended/0')).json()).toMatchObject({ marketId: 0 });
  const unknown = await app.request('/api/market/markets/extended/6');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'market-not-found', facts: { marketId: 6 } });
  expect((await app.request('/api/market/markets/extended/se')).status).toBe(422);
});
