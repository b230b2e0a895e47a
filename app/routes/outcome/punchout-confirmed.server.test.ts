import { createStaticHandler, RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { shopContext, visitContext } from '#app/context.ts';
import { defaultConnection } from '#modules/punchout/connection.ts';
import type { Visit } from '#modules/visit.ts';
import { aProcurementSystem, claimsOf, enterFrom, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { action, loader } from './punchout-confirmed.tsx';

const path = '/en/checkout/status/punchout/confirmed';
const handler = createStaticHandler([{ id: 'page', path, loader: loader as never, action: action as never }]);

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
});

function ask(method: string, facts: Partial<Visit>, query = '') {
  const requestContext = new RouterContextProvider();
  requestContext.set(shopContext, shop);
  requestContext.set(visitContext, aVisit({ language: 'en', now: shop.clock.now(), ...facts }));
  const body = method === 'POST' ? { body: new URLSearchParams() } : {};
  return handler.query(new Request(`http://se.localhost:3000${path}${query}`, { method, ...body }), { requestContext });
}

test('U08 the page that returns a cart has the form for the procurement system, and on a reload the same again', async () => {
  const claims = await claimsOf(shop, await enterFrom(app, system));
  expect(await ask('GET', { claims })).toMatchObject({ statusCode: 404, loaderData: { page: { order: undefined } } });
  const form = { action: 'https://buy.example/hook', fields: [{ name: 'sid' }, { name: '~target' }] };
  const sent = { statusCode: 200, loaderData: { page: { isVisit: true } }, actionData: { page: { form } } };
  expect(await ask('POST', { claims })).toMatchObject(sent);
  const endedVisit = { sid: claims.sid, to: 'https://buy.example' };
  expect(await ask('POST', { endedVisit })).toMatchObject(sent);
  expect(await ask('GET', { endedVisit }, '?over=1')).toMatchObject({ loaderData: { page: { isReturned: true } } });
});

test('U08 the back button leads to the words about the visit that has ended, not to an order that is not found', async () => {
  const claims = await claimsOf(shop, await enterFrom(app, system));
  await ask('POST', { claims });
  const endedVisit = { sid: claims.sid, to: 'https://buy.example' };
  expect(await ask('GET', { endedVisit })).toMatchObject({
    statusCode: 200,
    loaderData: { page: { isVisit: true, isReturned: true } },
  });
  expect(await ask('GET', { endedVisit }, '?o=unknown')).toMatchObject({ statusCode: 404 });
});

test('U08 a visit that ended otherwise is over, not returned, and a refusal has its words', async () => {
  const gone = await ask('POST', { endedVisit: { sid: 'other', to: undefined } });
  expect(gone instanceof Response && [gone.status, gone.headers.get('location')]).toEqual([302, `${path}?over=1`]);
  expect(await ask('GET', {}, '?over=1')).toMatchObject({ loaderData: { page: { isVisit: true, isReturned: false } } });
  const claims = await claimsOf(shop, await enterFrom(app, system));
  await app.json(system.path, 'PUT', { ...defaultConnection, targets: [] }, system.staff);
  const problem = 'The address of your purchasing system is not registered here. Please contact our customer service.';
  expect(await ask('POST', { claims })).toMatchObject({ statusCode: 403, actionData: { page: { problem } } });
});
