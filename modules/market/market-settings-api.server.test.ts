import { beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';

let app: TestApp;
let staff: Record<string, string>;

beforeEach(async () => {
  app = openTestApp(await openTestShop());
  staff = await app.bearer();
});

const read = async (path: string) => (await app.request(`/api/settings/market/${path}`)).json();
const change = (marketId: number, settings: unknown, headers = staff) =>
  app.json(`/api/settings/market/${marketId}`, 'PUT', settings, headers);

test('only internal staff change the settings of a market', async () => {
  const settings = [{ key: 'HidePrice', value: true }];
  expect((await change(1, settings, {})).status).toBe(401);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect((await change(1, settings, await app.bearer({ storm_role }))).status).toBe(403);
  expect(await read('1')).toEqual([]);
  expect((await change(1, settings)).status).toBe(200);
});

test('M07 M26 the settings of a market are keys with true or false, and a change is visible at once', async () => {
  expect(await read('1')).toEqual([]);
  const answer = await change(1, [
    { key: 'OfAPartner', value: false },
    { key: 'HidePrice', value: true },
  ]);
  const expected = [
    { key: 'HidePrice', value: true },
    { key: 'OfAPartner', value: false },
  ];
  expect(await answer.json()).toEqual(expected);
  expect(await read('1')).toEqual(expected);
  expect(await read('2')).toEqual([]);
  await change(1, [{ key: 'HidePrice', value: false }]);
  expect(await read('1')).toContainEqual({ key: 'HidePrice', value: false });
});

test('M07 Iceland with the id 0 has its own settings', async () => {
  await change(0, [{ key: 'HidePrice', value: true }]);
  expect(await read('0')).toEqual([{ key: 'HidePrice', value: true }]);
  expect(await read('4')).toEqual([]);
});

test('M25 the three key settings, each with true or false', async () => {
  await change(1, [
    { key: 'ActivateDiscountCode', value: true },
    { key: 'OfAPartner', value: true },
  ]);
  expect(await read('1/keys')).toEqual([
    { key: 'HidePrice', value: false },
    { key: 'ActivateDiscountCode', value: true },
    { key: 'ShowMarketPriceForAdminsAndInternals', value: false },
  ]);
});

test('M25 only the requested keys', async () => {
  await change(1, [{ key: 'OfAPartner', value: true }]);
  expect(await read('1/keys?keys=OfAPartner,%20HidePrice,')).toEqual([
    { key: 'OfAPartner', value: true },
    { key: 'HidePrice', value: false },
  ]);
});

test('M26 an unknown market answers 404, for reading and writing', async () => {
  expect((await app.request('/api/settings/market/6')).status).toBe(404);
  expect((await app.request('/api/settings/market/6/keys')).status).toBe(404);
  expect((await change(6, [{ key: 'HidePrice', value: true }])).status).toBe(404);
});

test.each([
  ['a text for a value', [{ key: 'HidePrice', value: 'true' }]],
  ['no list', { HidePrice: true }],
  ['a member too many', [{ key: 'HidePrice', value: true, marketId: 1 }]],
  ['an empty key', [{ key: ' ', value: true }]],
])('M07 %s is refused and nothing is saved', async (_, body) => {
  expect((await change(1, body)).status).toBe(422);
  expect(await read('1')).toEqual([]);
});

test('M07 the last of two values for a key counts', async () => {
  const twice = [true, false].map((value) => ({ key: 'HidePrice', value }));
  expect(await (await change(1, twice)).json()).toEqual([{ key: 'HidePrice', value: false }]);
});
