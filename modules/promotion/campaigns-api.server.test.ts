import { beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';

let shop: TestShop;
let app: TestApp;
let staff: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  staff = await app.bearer();
});

const path = '/api/price/campaigns';
const sale = {
  name: { en: 'Sale', sv: 'Rea' },
  system: 'code',
  code: 'sale',
  benefit: { kind: 'basket-percent', percent: 10 },
};
const unknown = '00000000-0000-4000-8000-000000000000';

const send = (method: string, to: string, body: unknown, headers = staff) =>
  app.json(`${path}${to}`, method, body, headers);
const create = async (facts: object = {}) =>
  (await (await send('POST', '', { ...sale, ...facts })).json()) as { id: string };
const list = async () => (await app.request(path, { headers: staff })).json();

test('only internal staff can see and change campaigns', async () => {
  const { id } = await create();
  const others = [
    {},
    ...(await Promise.all(
      [roles.user, roles.administrator, roles.customerAdmin, roles.b2c].map((storm_role) => app.bearer({ storm_role })),
    )),
  ];
  for (const headers of others) {
    const status = 'authorization' in headers ? 403 : 401;
    expect((await app.request(path, { headers })).status).toBe(status);
    expect((await app.request(`${path}/${id}`, { headers })).status).toBe(status);
    expect((await send('POST', '', sale, headers)).status).toBe(status);
    expect((await send('PUT', `/${id}`, sale, headers)).status).toBe(status);
    expect((await send('PUT', `/${id}/active`, { isActive: true }, headers)).status).toBe(status);
    expect((await app.request(`${path}/${id}`, { method: 'DELETE', headers })).status).toBe(status);
  }
  expect(await list()).toMatchObject([{ id, isActive: false }]);
});

test('D07 a campaign is created paused, with the number of its type', async () => {
  const made = await send('POST', '', sale);
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({
    code: 'SALE',
    type: 1,
    state: 'paused',
    isActive: false,
    priority: 0,
    combines: false,
  });
  const freight = await send('POST', '', {
    ...sale,
    code: 'FREIGHT',
    benefit: { kind: 'freight-percent', percent: 100 },
  });
  expect(await freight.json()).toMatchObject({ type: 6 });
});

test('a campaign is activated, changed and removed', async () => {
  const { id } = await create();
  expect(await (await send('PUT', `/${id}/active`, { isActive: true })).json()).toMatchObject({ state: 'running' });
  const changed = await send('PUT', `/${id}`, { ...sale, validFrom: '2030-01-01T00:00:00Z' });
  expect(await changed.json()).toMatchObject({ id, isActive: true, state: 'planned' });
  expect(await (await app.request(`${path}/${id}`, { headers: staff })).json()).toMatchObject({ state: 'planned' });
  expect((await app.request(`${path}/${id}`, { method: 'DELETE', headers: staff })).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('an unknown campaign cannot be changed', async () => {
  for (const answer of [
    await app.request(`${path}/${unknown}`, { headers: staff }),
    await send('PUT', `/${unknown}`, sale),
    await send('PUT', `/${unknown}/active`, { isActive: true }),
    await app.request(`${path}/${unknown}`, { method: 'DELETE', headers: staff }),
  ]) {
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'campaign-not-found' });
  }
});

test('a code is unique in a market at a time, also for concurrent requests', async () => {
  const [first, second] = await Promise.all([send('POST', '', sale), send('POST', '', sale)]);
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
  const { id } = await create({ code: 'OTHER' });
  const taken = await send('PUT', `/${id}`, sale);
  expect(taken.status).toBe(409);
  expect(await taken.json()).toMatchObject({ code: 'campaign-code-taken', facts: { name: 'Sale' } });
  expect((await send('PUT', `/${id}`, { ...sale, code: 'OTHER', name: { en: 'Itself' } })).status).toBe(200);
});

test('errors are reported field by field', async () => {
  const refused = await send('POST', '', {
    ...sale,
    code: undefined,
    benefit: { kind: 'basket-amount', amounts: [{ currency: 'SEK', amount: 5 }] },
    marketIds: [2],
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [
      { path: 'code', code: 'required' },
      { path: 'benefit.amounts.NOK', code: 'required' },
    ],
  });
});
