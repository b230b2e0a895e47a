import { beforeEach, expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import { aProcurementSystem, enterFrom, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop, { pages: async (c) => c.json(c.var.visit.visitToken ?? null) });
  system = await aProcurementSystem(shop, app);
});

type Headers = Record<string, string>;

const tokenOf = async (headers: Headers) => (await (await app.request('/sv', { headers })).json()) as string;
const add = async (headers: Headers) => {
  const body = { products: [{ sku: trousers, quantity: 1 }] };
  const answer = await app.json('/api/cart/carts', 'POST', body, headers);
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};
const close = async (headers: Headers, fields: Headers = {}) =>
  (await app.request('/api/order/punchout/close', { method: 'POST', headers, body: new URLSearchParams(fields) }))
    .status;

test('two visits of one buyer in two browsers each fill and return their own cart', async () => {
  const both = [await enterFrom(app, system), await enterFrom(app, system)];
  for (const headers of both)
    expect(await add({ ...headers, 'x-visit-token': await tokenOf(headers) })).toEqual([201, undefined]);
  for (const headers of both) expect(await close(headers, { _visitToken: await tokenOf(headers) })).toBe(200);
});

test('a page of a visit that was replaced in its browser neither fills nor returns the cart of the other', async () => {
  const [former, present] = [await enterFrom(app, system), await enterFrom(app, system)];
  const stale = await tokenOf(former);
  expect(await add({ ...present, 'x-visit-token': stale })).toEqual([409, 'other-visit']);
  expect(await close(present, { _visitToken: stale })).toBe(409);
  expect(await close(present)).toBe(200);
});

test('a returned cart is given out again to its own page only', async () => {
  const [former, present] = [await enterFrom(app, system), await enterFrom(app, system)];
  const [stale, own] = [await tokenOf(former), await tokenOf(present)];
  expect(await close(present, { _visitToken: own })).toBe(200);
  expect(await close(present, { _visitToken: own })).toBe(200);
  expect(await close(present, { _visitToken: stale })).toBe(409);
});

test('the page of a visit does not act for a person who signed in meanwhile', async () => {
  const stale = await tokenOf(await enterFrom(app, system));
  const { authorization } = await app.bearer({ customer_id: system.person.id, company_id: system.company.id });
  const cookie = `yrke_access=${authorization.replace('Bearer ', '')}`;
  const origin = 'http://se.localhost:3000';
  expect(await add({ cookie, origin, 'x-visit-token': stale })).toEqual([409, 'other-visit']);
});
