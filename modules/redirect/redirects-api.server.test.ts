import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { markets } from '#modules/market/markets.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { createMissingAddresses } from './count-missing.server.ts';
import { findRedirect } from './find-redirect.server.ts';
import { addMissing, keepMostMissing, mostKept, removeMissingBefore } from './missing-store.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const base = '/api/content/redirects';
const add = async (body: object, headers?: Record<string, string>) => {
  const answer = await app.json(base, 'POST', body, headers ?? (await app.bearer()));
  return { status: answer.status, body: (await answer.json()) as { id: string; code?: string } };
};
const leadsTo = (path: string, market: 'se' | 'no' = 'se') =>
  findRedirect(shop, aVisit({ market: markets[market], language: market === 'se' ? 'sv' : 'nb' }), path);

test('a redirect counts at once, in its market or in all, until it is removed', async () => {
  expect((await add({ from: '/Winter/', to: '/about' })).status).toBe(201);
  const { body } = await add({ from: '/everywhere', to: '/about', everywhere: true });
  expect([await leadsTo('/winter'), await leadsTo('/winter', 'no')]).toEqual(['/sv/about', undefined]);
  expect([await leadsTo('/sv/everywhere'), await leadsTo('/everywhere', 'no')]).toEqual(['/sv/about', '/nb/about']);
  const removed = await app.request(`${base}/${body.id}`, { method: 'DELETE', headers: await app.bearer() });
  expect(removed.status).toBe(200);
  expect(await leadsTo('/everywhere')).toBeUndefined();
});

test('loops, second redirects and other hosts are refused', async () => {
  await add({ from: '/b', to: '/a', everywhere: true });
  expect((await add({ from: '/a', to: '/b' })).body.code).toBe('redirect-loop');
  expect((await add({ from: '/a', to: '/a' })).body.code).toBe('redirect-loop');
  expect((await add({ from: '/b', to: '/c', everywhere: true })).body.code).toBe('redirect-there');
  expect((await add({ from: '/b', to: '/c' })).status).toBe(201);
  const hostile = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'a', ''];
  for (const to of hostile) expect({ to, status: (await add({ from: '/x', to })).status }).toEqual({ to, status: 422 });
});

test('only staff with the task content see and change redirects and the report', async () => {
  const { body } = await add({ from: '/a', to: '/b' });
  const as = [
    {},
    await app.bearer({ storm_role: roles.administrator, company_id: 1 }),
    await app.bearer({ customer_id: 2, tasks: ['orders', 'customers', 'settings'] }),
  ];
  const statuses = [];
  for (const headers of as)
    statuses.push([
      (await app.request(base, { headers })).status,
      (await app.request('/api/content/missing-addresses', { headers })).status,
      (await add({ from: '/c', to: '/d' }, headers)).status,
      (await app.request(`${base}/${body.id}`, { method: 'DELETE', headers })).status,
    ]);
  expect(statuses).toEqual([
    [401, 401, 401, 401],
    [403, 403, 403, 403],
    [403, 403, 403, 403],
  ]);
  const reader = await app.bearer({ customer_id: 3, tasks: ['read-only'] });
  expect((await app.request(base, { headers: reader })).status).toBe(200);
  expect((await add({ from: '/c', to: '/d' }, reader)).status).toBe(403);
});

test('missing addresses are counted together, without queries, and read by the number of requests', async () => {
  const at = shop.clock.now();
  const counter = createMissingAddresses(shop);
  for (const path of ['/sv/old', '/sv/Old/?utm=1', '/sv/other', '/sv/eva@home.example'])
    counter.count({ path, marketId: 1, at });
  await counter.flush();
  counter.count({ path: '/sv/old', marketId: 1, at });
  await counter.flush();
  const first = await app.request('/api/content/missing-addresses?pageSize=1', { headers: await app.bearer() });
  const page = (await first.json()) as { items: object[]; next: string };
  expect(page.items).toMatchObject([{ marketId: 1, path: '/sv/old', requests: 3 }]);
  const rest = await app.request(`/api/content/missing-addresses?after=${encodeURIComponent(page.next)}`, {
    headers: await app.bearer(),
  });
  expect(((await rest.json()) as { items: object[] }).items).toMatchObject([{ path: '/sv/other', requests: 1 }]);
});

test('the report is bounded, and forgets what nobody requests', async () => {
  const at = shop.clock.now();
  const rows = Array.from({ length: mostKept + 5 }, (_, index) => ({
    marketId: 1,
    path: `/x${index}`,
    n: index === 0 ? 9 : 1,
    firstAt: at,
    lastAt: new Date(at.getTime() + index),
  }));
  await addMissing(shop.db, rows);
  await keepMostMissing(shop.db);
  const count = async () =>
    (await shop.db.selectFrom('missing_address').select('path').execute()).map((row) => row.path);
  const kept = await count();
  expect(kept).toHaveLength(mostKept);
  expect(kept).toContain('/x0');
  expect(kept).not.toContain('/x1');
  await removeMissingBefore(shop.db, new Date(at.getTime() + mostKept + 4));
  expect(await count()).toEqual([`/x${mostKept + 4}`]);
});

test('a program that tries many addresses cannot fill the memory', async () => {
  const counter = createMissingAddresses(shop);
  for (let index = 0; index < 700; index += 1) counter.count({ path: `/y${index}`, marketId: 1, at: shop.clock.now() });
  await counter.flush();
  expect(await shop.db.selectFrom('missing_address').select('path').execute()).toHaveLength(500);
});
