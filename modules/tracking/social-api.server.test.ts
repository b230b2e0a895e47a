import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import type { ConsentGroup } from './consent.ts';
import { consentCookies } from './consent.ts';
import { removeSocialEventsBefore } from './track-social.server.ts';

const event = {
  eventName: 'AddToCart',
  eventData: {
    event_id: 'e1',
    event_source_url: 'http://se.localhost:3000/sv',
    client_user_agent: 'Firefox',
    currency: 'SEK',
    value: 80,
    content_type: 'product',
    contents: [{ id: '100011100100', quantity: 2, item_price: 40 }],
  },
  isMarketUSorCA: false,
};

async function openTracked(settings: Record<string, string> = {}) {
  const shop = await openTestShop(settings);
  const app = openTestApp(shop);
  const send = async (
    groups: readonly ConsentGroup[],
    {
      claims,
      headers = {},
      ...facts
    }: { claims?: object; headers?: Record<string, string>; event_id?: string; us?: boolean } = {},
  ) => {
    const cookies = consentCookies({
      allowed: new Set(groups),
      consentId: 'a',
      interactionCount: 1,
      now: shop.clock.now(),
      isGpc: false,
    });
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const body = {
      ...event,
      eventData: { ...event.eventData, event_id: facts.event_id ?? 'e1' },
      isMarketUSorCA: facts.us ?? false,
    };
    const bearer = claims ? await app.bearer(claims) : {};
    const origin = 'http://se.localhost:3000';
    const answer = await app.json('/api/facebook/track', 'POST', body, { cookie, origin, ...bearer, ...headers });
    return [answer.status, await answer.json()];
  };
  const stored = () =>
    shop.db.selectFrom('social_event').select(['event_id', 'name', 'data']).orderBy('event_id').execute();
  return { shop, app, send, stored };
}

const tracked = [200, { isTracked: true }];
const ignored = [200, { isTracked: false }];

test('K03 K08 an event is stored once by its id, and only with consent to targeting', async () => {
  const { send, stored } = await openTracked();
  expect(await send([])).toEqual(ignored);
  expect(await send(['performance', 'functional'])).toEqual(ignored);
  expect(await send(['targeting'], { headers: { 'sec-gpc': '1' } })).toEqual(ignored);
  expect(await stored()).toEqual([]);
  expect(await send(['targeting'])).toEqual(tracked);
  expect(await send(['targeting'])).toEqual(ignored);
  const { client_user_agent: _, event_id, ...data } = event.eventData;
  expect(await stored()).toEqual([{ event_id, name: 'AddToCart', data }]);
});

test('K07 events of business users are neither stored nor sent, those of consumers are', async () => {
  const { send, stored } = await openTracked();
  for (const storm_role of [roles.user, roles.administrator, roles.internal])
    expect(await send(['targeting'], { claims: { storm_role, company_id: 1 } })).toEqual(ignored);
  expect(await stored()).toEqual([]);
  expect(await send(['targeting'], { claims: { storm_role: roles.b2c } })).toEqual(tracked);
});

test('K08 an account at Meta gets each event once, with limited data use in the USA and Canada', async () => {
  const calls: { url: string; body: unknown }[] = [];
  const url = await startHttpServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    calls.push({ url: request.url ?? '', body: JSON.parse(text) });
    response.end('{}');
  });
  const { shop, send, stored } = await openTracked({ META_PIXEL_ID: '77', META_ACCESS_TOKEN: 'secret', META_URL: url });
  await send(['targeting']);
  await send(['targeting']);
  await send(['targeting'], { event_id: 'e2', us: true });
  expect(calls.map((call) => call.url)).toEqual(Array(2).fill('/77/events?access_token=secret'));
  const { client_user_agent, event_id, event_source_url, ...custom } = event.eventData;
  expect(calls[0]?.body).toEqual({
    data: [
      {
        event_name: 'AddToCart',
        event_time: shop.clock.now().getTime() / 1000,
        event_id,
        event_source_url,
        action_source: 'website',
        user_data: { client_ip_address: '127.0.0.1', client_user_agent },
        custom_data: { ...custom, content_ids: ['100011100100'], num_items: 1 },
        data_processing_options: [],
      },
    ],
  });
  expect(calls[1]?.body).toMatchObject({
    data: [{ data_processing_options: ['LDU'], data_processing_options_country: 0, data_processing_options_state: 0 }],
  });
  expect(await stored()).toEqual([
    { event_id: 'e1', name: 'AddToCart', data: null },
    { event_id: 'e2', name: 'AddToCart', data: null },
  ]);
  expect(await removeSocialEventsBefore(shop.db, shop.clock.now())).toBe(0);
  expect(await removeSocialEventsBefore(shop.db, new Date(shop.clock.now().getTime() + 1))).toBe(2);
});

test('K15 a failure of the network is only logged', async () => {
  const url = await startHttpServer((_, response) => void response.writeHead(500).end());
  const { send } = await openTracked({ META_PIXEL_ID: '77', META_ACCESS_TOKEN: 'secret', META_URL: url });
  expect(await send(['targeting'])).toEqual(ignored);
});

test('K08 other bodies are refused', async () => {
  const { app } = await openTracked();
  for (const body of [{ ...event, eventName: 'Other' }, { ...event, isMarketUSorCA: 'no' }, { eventName: 'PageView' }])
    expect((await app.json('/api/facebook/track', 'POST', body, { origin: 'http://se.localhost:3000' })).status).toBe(
      422,
    );
});
