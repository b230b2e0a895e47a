import { beforeEach, expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import {
  aProcurementSystem,
  arrive,
  enterFrom,
  openStartPage,
  type ProcurementSystem,
  switchPunchout,
} from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { secretsOf, verifyToken } from '../auth/token.server.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
});

const startPage = /^http:\/\/se\.localhost:3000\/api\/auth\/login\/start\?code=/;
const codeIn = async (answer: Response) => [answer.status, /<code>([\w-]+) /.exec(await answer.text())?.[1]];
const sessions = () => shop.db.selectFrom('session').selectAll().orderBy('sid').execute();
const claimsIn = async (cookie: string) => {
  const token = /yrke_access=([^;]+)/.exec(cookie)?.[1] ?? '';
  const verified = await verifyToken(secretsOf(shop.env), token, shop.clock.now());
  return verified.ok ? verified.value : undefined;
};

test('U04 U12 a form of the procurement system opens a session of type OCI4 and leads into the shop', async () => {
  const arrived = await arrive(app, system);
  expect(arrived.status).toBe(303);
  expect(arrived.headers.get('location')).toMatch(startPage);
  const { answer, cookie, home } = await openStartPage(app, arrived.headers.get('location') ?? '');
  expect([answer.status, home, answer.headers.get('cache-control')]).toEqual([303, '/', 'no-store']);
  expect(await sessions()).toMatchObject([
    { role_label: 'B2BPunchout', punch_out_type: 'OCI4', hook_url: 'https://buy.example/hook?sid=77' },
  ]);
  const [session] = await sessions();
  expect(await claimsIn(cookie)).toMatchObject({
    customer_id: system.person.id,
    company_id: system.company.id,
    sid: session?.sid,
    punch_out_type: 'OCI4',
    punch_out_to: 'https://buy.example',
  });
});

test('U03 OCI 3 opens a session with names in any capitals, and without MARKETID answers 400', async () => {
  const three = await aProcurementSystem(shop, app, { type: 'OCI3', name: 'older' });
  const body = new URLSearchParams({
    hook_url: 'https://buy.example/h',
    username: 'Older',
    Password: three.secret,
    'sap-language': 'E',
  });
  const send = (query: string) => app.request(`/api/auth/login/oci/3/session${query}`, { method: 'POST', body });
  const { home } = await openStartPage(app, (await send('?marketid=1')).headers.get('location') ?? '');
  expect(home).toBe('/en');
  expect(await sessions()).toMatchObject([{ punch_out_type: 'OCI3', hook_url: 'https://buy.example/h' }]);
  expect(await codeIn(await send(''))).toEqual([400, 'market-missing']);
  expect(await codeIn(await send('?MARKETID=9999'))).toEqual([404, 'market-not-found']);
});

test('U05 a Peppol form opens a session of type PEPPOL3, also with the field returnUrl', async () => {
  const peppol = await aProcurementSystem(shop, app, { type: 'PEPPOL3', name: 'kommun' });
  const arrived = await arrive(app, peppol, { HOOK_URL: '', returnUrl: 'https://buy.example/p' });
  await openStartPage(app, arrived.headers.get('location') ?? '');
  expect(await sessions()).toMatchObject([{ punch_out_type: 'PEPPOL3', hook_url: 'https://buy.example/p' }]);
});

test('U11 while UsePunchout is off, the start of a session answers 404; switched on it works', async () => {
  await switchPunchout(app, false);
  expect(await codeIn(await arrive(app, system))).toEqual([404, 'not-found']);
  await switchPunchout(app, true);
  expect((await arrive(app, system)).status).toBe(303);
});

test('wrong secrets, other protocols and addresses that are not registered are refused', async () => {
  expect(await codeIn(await arrive(app, system, { PASSWORD: 'guess' }))).toEqual([401, 'punch-out-refused']);
  expect(await codeIn(await arrive(app, { ...system, type: 'OCI3' }))).toEqual([401, 'punch-out-refused']);
  expect(await codeIn(await arrive(app, system, { HOOK_URL: '' }))).toEqual([422, 'hook-url-missing']);
  for (const hook of [
    'https://evil.example/h',
    'https://buy.example.evil.example/',
    'https://a:b@buy.example/',
    'javascript:1',
  ])
    expect(await codeIn(await arrive(app, system, { HOOK_URL: hook }))).toEqual([403, 'punch-out-target-unknown']);
  expect(await codeIn(await arrive(app, system, {}, '?MARKETID=2'))).toEqual([404, 'not-found']);
  expect(await sessions()).toEqual([]);
});

test('guesses are limited: the sixth within the hour has to wait, even with the right secret', async () => {
  for (let n = 0; n < 5; n += 1) await arrive(app, system, { PASSWORD: 'guess' });
  expect(await codeIn(await arrive(app, system))).toEqual([429, 'sign-in-locked']);
});

test('a start page opens once and for ten minutes, and a made-up one never', async () => {
  const location = (await arrive(app, system)).headers.get('location') ?? '';
  const late = (await arrive(app, system)).headers.get('location') ?? '';
  expect((await openStartPage(app, location)).answer.status).toBe(303);
  expect(await codeIn((await openStartPage(app, location)).answer)).toEqual([403, 'start-page-over']);
  shop.clock.moveBy(11 * 60_000);
  expect(await codeIn((await openStartPage(app, late)).answer)).toEqual([403, 'start-page-over']);
  const madeUp = 'http://se.localhost:3000/api/auth/login/start?code=abc.def';
  expect(await codeIn((await openStartPage(app, madeUp)).answer)).toEqual([403, 'start-page-over']);
});

test('B11 U10 two sessions of one user have two carts, each with its SessonId equal to the claim sid', async () => {
  const both = [await enterFrom(app, system), await enterFrom(app, system)];
  const carts = [];
  for (const headers of both) {
    const products = [{ sku: trousers, quantity: carts.length + 1 }];
    const made = await app.json('/api/cart/carts', 'POST', { products }, headers);
    const { id } = (await made.json()) as { id: string };
    const read = await app.request(`/api/cart/carts/${id}`, { headers });
    carts.push((await read.json()) as { id: string; metadata: { key: string; value: string }[] });
  }
  const sids = await Promise.all(both.map(async ({ cookie }) => (await claimsIn(cookie))?.sid));
  expect(new Set(sids).size).toBe(2);
  expect(new Set(carts.map(({ id }) => id)).size).toBe(2);
  for (const [n, { metadata }] of carts.entries())
    expect(metadata).toContainEqual({ key: 'SessonId', id: 'SessonId', value: sids[n] });
  const [first, second] = [both[0] ?? { cookie: '' }, carts[1]];
  expect((await app.request(`/api/cart/carts/${second?.id}`, { headers: first })).status).toBe(404);
});

test('two secrets are valid at a time, the third ends the first, and staff end one', async () => {
  const { path, staff, name, person } = system;
  const add = async () => {
    shop.clock.moveBy(1000);
    const added = await app.json(`${path}/credentials`, 'POST', { name, customerId: person.id }, staff);
    return (await added.json()) as { id: string; secret: string };
  };
  const second = await add();
  const statuses = async (...secrets: string[]) =>
    Promise.all(secrets.map(async (secret) => (await arrive(app, { ...system, secret })).status));
  expect(await statuses(system.secret, second.secret)).toEqual([303, 303]);
  const third = await add();
  expect(await statuses(system.secret, second.secret, third.secret)).toEqual([401, 303, 303]);
  expect((await app.request(`${path}/credentials/${third.id}`, { method: 'DELETE', headers: staff })).status).toBe(200);
  expect(await statuses(second.secret, third.secret)).toEqual([303, 401]);
  const kept = await shop.db.selectFrom('punchout_credential').select('secret_hash').execute();
  expect(kept.map(({ secret_hash }) => secret_hash)).not.toContain(second.secret);
});

test('only staff with the task customers see or change a connection', async () => {
  const { path, company, person } = system;
  const buyer = await app.bearer({ customer_id: person.id, company_id: company.id, storm_role: 64 });
  const orders = await app.bearer({ customer_id: 5, tasks: ['orders'] });
  for (const headers of [{}, buyer, orders])
    for (const [method, at, body] of [
      ['PUT', path, { targets: [] }],
      ['POST', `${path}/credentials`, { name: 'x', customerId: person.id }],
    ] as const)
      expect([401, 403, 404, 422]).toContain((await app.json(at, method, body, headers)).status);
  expect((await app.request(path, { headers: buyer })).status).toBe(403);
  expect((await app.request(path)).status).toBe(401);
  const unknown = await app.json(
    '/api/company/companies/99999/punchout/credentials',
    'POST',
    { name: 'x', customerId: 1 },
    system.staff,
  );
  expect(unknown.status).toBe(404);
});
