import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { saveFlag } from '#modules/flags/flag-store.server.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { type ConsentGroup, consentCookies } from './consent.ts';
import { toKlevuCall } from './klevu-call.ts';
import type { TrackingEvent } from './tracking-events.ts';

const item = { sku: '100011100100C50', name: 'Trousers', quantity: 2, price: 40, line: 1 };
const click = { searchText: 'jacket', url: 'https://www.yrke.example/sv/produkt/byxor' };
const events: readonly TrackingEvent[] = [
  { name: 'search', searchText: 'jacket', results: 12 },
  { name: 'select_item', list: { id: 'search', name: 'Search' }, items: [item], click },
  { name: 'purchase', order: { orderNo: 'Y7', currency: 'SEK', email: 'a@b.example', items: [item] } },
];

async function openSearch({ environment = 'production', isOn = true, status = 200 } = {}) {
  const calls: { url: string; body: string }[] = [];
  const url = await startHttpServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ url: request.url ?? '', body });
    response.writeHead(status).end('{}');
  });
  const production = environment === 'production' ? { DEMO: '0', ALLOW_PAYMENT_SIMULATOR: '1' } : {};
  const shop = await openTestShop({ APP_ENV: environment, KLEVU_API_KEY: 'key', KLEVU_URL: url, ...production });
  if (isOn) await saveFlag(shop.db, { key: 'UseKlevu', enabled: true, marketId: undefined }, shop.clock.now());
  const app = openTestApp(shop);
  const send = async (groups: readonly ConsentGroup[], claims?: object) => {
    const now = shop.clock.now();
    const cookies = consentCookies({
      allowed: new Set(groups),
      consentId: 'a',
      interactionCount: 1,
      now,
      isGpc: false,
    });
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const host = environment === 'local' ? 'se.localhost:3000' : 'se.yrke.example';
    const headers = { cookie, origin: `http://${host}`, ...(claims && (await app.bearer(claims))) };
    const answers: boolean[] = [];
    for (const event of events) {
      const { path, body } = toKlevuCall(event, { language: 'sv', marketId: 1 }) ?? { path: '' };
      const json = { ...headers, 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers };
      const answer = await app.request(path, init, host);
      expect(answer.status).toBe(200);
      answers.push(((await answer.json()) as { isSent: boolean }).isSent);
    }
    return answers;
  };
  return { calls, send };
}

const sent = [true, true, true];
const kept = [false, false, false];

test('K12 K13 K14 search, click and purchase are sent on with the key and the address', async () => {
  const { calls, send } = await openSearch();
  expect(await send(['performance'])).toEqual(sent);
  const [search, clicked, purchase] = calls;
  const queryOf = (path = '') => Object.fromEntries(new URL(path, 'http://x').searchParams);
  expect(search?.url).toMatch(/^\/n-search\/search\?/);
  expect(queryOf(search?.url)).toEqual({
    klevu_apiKey: 'key',
    klevu_term: 'jacket',
    klevu_totalResults: '12',
    klevu_typeOfQuery: 'FUZZY_AND',
    klevu_shopperIP: '127.0.0.1',
  });
  expect(clicked?.url).toMatch(/^\/productTracking\?/);
  expect(queryOf(clicked?.url)).toEqual({
    klevu_apiKey: 'key',
    klevu_keywords: 'jacket',
    klevu_type: 'clicked',
    klevu_productId: '100011100100C50',
    klevu_productGroupId: '10001110',
    klevu_productVariantId: '100011100100C50',
    klevu_productName: 'Trousers',
    klevu_productUrl: click.url,
    klevu_shopperIP: '127.0.0.1',
  });
  expect(purchase?.url).toBe('/collect');
  expect(JSON.parse(purchase?.body ?? '')).toEqual([
    {
      event: 'order_purchase',
      event_version: '1.0.0',
      event_apikey: 'key',
      user_profile: { ip_address: '127.0.0.1', email: 'a@b.example' },
      event_data: {
        items: [
          {
            order_id: 'Y7',
            order_line_id: '1',
            item_name: 'Trousers',
            item_id: '100011100100C50',
            item_group_id: '10001110',
            item_variant_id: '100011100100C50',
            unit_price: 40,
            units: 2,
            currency: 'SEK',
          },
        ],
      },
    },
  ]);
});

test('K11 M45 nothing is sent without the flag, outside production, for business users or without consent', async () => {
  const on = await openSearch();
  expect(await on.send([])).toEqual(kept);
  expect(await on.send(['functional', 'targeting'])).toEqual(kept);
  expect(await on.send(['performance'], { storm_role: roles.user, company_id: 1 })).toEqual(kept);
  const off = await openSearch({ isOn: false });
  expect(await off.send(['performance'])).toEqual(kept);
  const local = await openSearch({ environment: 'local' });
  expect(await local.send(['performance'])).toEqual(kept);
  expect([...on.calls, ...off.calls, ...local.calls]).toEqual([]);
  const consumer = await openSearch();
  expect(await consumer.send(['performance'], { storm_role: roles.b2c })).toEqual(sent);
});

test('K15 a failure of the search service is only logged', async () => {
  const { calls, send } = await openSearch({ status: 500 });
  expect(await send(['performance'])).toEqual(kept);
  expect(calls).toHaveLength(3);
});
