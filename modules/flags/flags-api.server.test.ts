import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

let app: TestApp;

beforeEach(async () => {
  app = openTestApp(await openTestShop());
});

const read = async (path: string) => (await app.request(`/api/feature/${path}`)).json();

test('only internal staff may switch a flag', async () => {
  const change = (headers: Record<string, string>) =>
    app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true }, headers);
  expect((await change({})).status).toBe(401);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect((await change(await app.bearer({ storm_role }))).status).toBe(403);
  expect(await read('features/UseKlevu/enabled?marketId=1')).toBe(false);
  expect((await change(await app.bearer())).status).toBe(200);
});

test('M27 features lists all flags with key, enabled and market', async () => {
  await app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true, marketId: 0 }, await app.bearer());
  const flags = await read('features');
  expect(flags).toHaveLength(13);
  expect(flags).toContainEqual({ key: 'UseKlevu', enabled: true, marketId: 0 });
  expect(flags).toContainEqual({ key: 'useNewMinicartB2B', enabled: false });
});

test('M28 M12 features of a market are the global ones and its own, and its own wins', async () => {
  const staff = await app.bearer();
  await app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true }, staff);
  await app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: false, marketId: 2 }, staff);
  const flags = await read('features?marketId=1');
  expect(flags.filter((flag: { key: string }) => flag.key === 'UseKlevu')).toEqual([
    { key: 'UseKlevu', enabled: true },
  ]);
  expect(await read('features/UseKlevu/enabled?marketId=1')).toBe(true);
  expect(await read('features/UseKlevu/enabled?marketId=2')).toBe(false);
});

test('M29 one flag is returned, an unknown one is 404', async () => {
  const staff = await app.bearer();
  const inSweden = () => read('features/UseKlevu?marketId=1');
  expect(await inSweden()).toEqual({ key: 'UseKlevu', enabled: false });
  await app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true }, staff);
  expect(await inSweden()).toEqual({ key: 'UseKlevu', enabled: true });
  await app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: false, marketId: 1 }, staff);
  expect(await inSweden()).toEqual({ key: 'UseKlevu', enabled: false, marketId: 1 });
  expect(await read('features/UseKlevu?marketId=2')).toEqual({ key: 'UseKlevu', enabled: true });
  const unknown = await app.request('/api/feature/features/UseMagic?marketId=1');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'flag-not-found', facts: { key: 'UseMagic' } });
});

test('M30 whether a flag is on is true or false, and false for an unknown one', async () => {
  expect(await read('features/UseKlevu/enabled?marketId=1')).toBe(false);
  expect(await read('features/UseMagic/enabled?marketId=1')).toBe(false);
  await app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true }, await app.bearer());
  expect(await read('features/UseKlevu/enabled?marketId=1')).toBe(true);
});

test('M28 a market that does not exist has no flags', async () => {
  for (const path of ['features', 'features/UseKlevu', 'features/UseKlevu/enabled']) {
    const unknown = await app.request(`/api/feature/${path}?marketId=6`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'market-not-found', facts: { marketId: 6 } });
  }
});

test('M28 an empty market id is refused and not read as 0, which is Iceland', async () => {
  for (const marketId of ['', '%20', 'se', '1.5', '-1', '99999999999'])
    expect((await app.request(`/api/feature/features?marketId=${marketId}`)).status).toBe(422);
  expect((await app.request('/api/feature/features?marketId=0')).status).toBe(200);
});

test('M30 without a market in the query the host decides it', async () => {
  await app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true, marketId: 2 }, await app.bearer());
  const enabled = async (host: string) =>
    (await app.request('/api/feature/features/UseKlevu/enabled', {}, host)).json();
  expect(await enabled('no.localhost:3000')).toBe(true);
  expect(await enabled('se.localhost:3000')).toBe(false);
});

test('a flag is switched in a known market only, and an unknown flag not at all', async () => {
  const staff = await app.bearer();
  const change = async (key: string, body: object) =>
    (await app.json(`/api/feature/features/${key}`, 'PUT', body, staff)).status;
  expect(await change('UseKlevu', { enabled: true, marketId: 6 })).toBe(404);
  expect(await change('UseMagic', { enabled: true })).toBe(404);
  expect(await change('UseKlevu', { enabled: 'true' })).toBe(422);
  expect(await change('UseKlevu', { enabled: true, marketid: 1 })).toBe(422);
  expect(await read('features/UseKlevu')).toEqual({ key: 'UseKlevu', enabled: false });
});

test('M12 after its own entry is removed, a market follows the global one again', async () => {
  const staff = await app.bearer();
  const path = '/api/feature/features/UseKlevu';
  const remove = (query: string, headers: Record<string, string> = staff) =>
    app.request(`${path}${query}`, { method: 'DELETE', headers });
  await app.json(path, 'PUT', { enabled: true }, staff);
  await app.json(path, 'PUT', { enabled: false, marketId: 2 }, staff);

  expect((await remove('?marketId=2', {})).status).toBe(401);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect((await remove('?marketId=2', await app.bearer({ storm_role }))).status).toBe(403);
  expect(await read('features/UseKlevu/enabled?marketId=2')).toBe(false);

  const removed = await remove('?marketId=2');
  expect(removed.status).toBe(200);
  expect(await removed.json()).toEqual({ key: 'UseKlevu', enabled: true });
  expect(await read('features/UseKlevu/enabled?marketId=2')).toBe(true);
  expect(await read('features/UseKlevu?marketId=2')).toEqual({ key: 'UseKlevu', enabled: true });
  expect((await remove('?marketId=2')).status).toBe(200);
  expect(await read('features/UseKlevu/enabled?marketId=1')).toBe(true);
});

test('the global entry cannot be removed, nor an unknown flag, nor in a market that does not exist', async () => {
  const staff = await app.bearer();
  const remove = async (path: string) =>
    (await app.request(`/api/feature/features/${path}`, { method: 'DELETE', headers: staff })).status;
  expect(await remove('UseKlevu')).toBe(422);
  expect(await remove('UseMagic?marketId=1')).toBe(404);
  expect(await remove('UseKlevu?marketId=6')).toBe(404);
});
