import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type ApiEnv, addCall, createApi } from '#modules/api.server.ts';
import { indexPaths } from '#platform/http/path-index.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { guardCalls } from './frame.ts';
import { callsOf } from './services.ts';

let shop: TestShop;
let app: TestApp;
let staff: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  staff = await app.bearer();
});

const change = (enabled: boolean, headers: Record<string, string>, at = app) =>
  at.json('/api/feature/features/UseKlevu', 'PUT', { enabled }, { ...staff, ...headers });
const isOn = async () => (await app.request('/api/feature/features/UseKlevu/enabled')).json();

/** The app of a shop whose changes wait at the very end until they are let go, or fail there. */
function appThat(announce: TestShop['snapshots']['announce']): TestApp {
  return openTestApp({ ...shop, snapshots: { ...shop.snapshots, announce } });
}

test('the same key and request get the first answer again, and nothing is done twice', async () => {
  const first = await change(true, { 'idempotency-key': 'k1' });
  expect(first.headers.get('idempotent-replay')).toBeNull();
  await change(false, {});
  const again = await change(true, { 'idempotency-key': 'k1' });
  expect(again.status).toBe(first.status);
  expect(again.headers.get('idempotent-replay')).toBe('true');
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(await again.text()).toBe(await first.text());
  expect(await isOn()).toBe(false);
});

test('a refusal is an answer, too', async () => {
  const refused = { 'idempotency-key': 'k1' };
  const put = () => app.json('/api/feature/features/UseMagic', 'PUT', { enabled: true }, { ...staff, ...refused });
  expect((await put()).status).toBe(404);
  const again = await put();
  expect(again.status).toBe(404);
  expect(again.headers.get('idempotent-replay')).toBe('true');
  expect(again.headers.get('content-type')).toBe('application/problem+json');
});

test('the same key with another body or another path is refused', async () => {
  await change(true, { 'idempotency-key': 'k1' });
  const otherBody = await change(false, { 'idempotency-key': 'k1' });
  expect(otherBody.status).toBe(422);
  expect(await otherBody.json()).toMatchObject({ code: 'key-reused' });
  const otherPath = await app.json(
    '/api/feature/features/UsePunchout',
    'PUT',
    { enabled: true },
    { ...staff, 'idempotency-key': 'k1' },
  );
  expect(otherPath.status).toBe(422);
  expect(await isOn()).toBe(true);
});

test('the same key of another person is another key', async () => {
  await change(true, { 'idempotency-key': 'k1' });
  const other = await change(false, { ...(await app.bearer({ customer_id: 2 })), 'idempotency-key': 'k1' });
  expect(other.status).toBe(200);
  expect(other.headers.get('idempotent-replay')).toBeNull();
  expect(await isOn()).toBe(false);
});

test('while the first is being worked on the second is told so', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let arrived = () => {};
  const atTheGate = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const slow = appThat(async (topic) => {
    arrived();
    await gate;
    await shop.snapshots.announce(topic);
  });
  const first = change(true, { 'idempotency-key': 'k1' }, slow);
  await atTheGate;
  const second = await change(true, { 'idempotency-key': 'k1' }, slow);
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'request-in-progress' });
  letGo();
  expect((await first).status).toBe(200);
  expect((await change(true, { 'idempotency-key': 'k1' }, slow)).headers.get('idempotent-replay')).toBe('true');
});

test('an answer that says try again is not kept', async () => {
  const broken = appThat(() => Promise.reject(new Error('connection lost')));
  expect((await change(true, { 'idempotency-key': 'k1' }, broken)).status).toBe(500);
  const retried = await change(true, { 'idempotency-key': 'k1' });
  expect(retried.status).toBe(200);
  expect(retried.headers.get('idempotent-replay')).toBeNull();
});

test('a key on a call that changes nothing has no meaning', async () => {
  const read = () => app.request('/api/feature/features/UseKlevu/enabled', { headers: { 'idempotency-key': 'k1' } });
  expect(await (await read()).json()).toBe(false);
  await change(true, {});
  expect(await (await read()).json()).toBe(true);
});

test('a key that is empty or too long to be told from others is refused', async () => {
  for (const key of ['', 'k'.repeat(201)]) {
    const answer = await change(true, { 'idempotency-key': key });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'Idempotency-Key' }] });
  }
  expect((await change(true, { 'idempotency-key': 'k'.repeat(200) })).status).toBe(200);
});

test('a call that has its own use for the key is given it each time, and says itself what it had answered', async () => {
  const keys: (string | undefined)[] = [];
  const api = createApi();
  const call = { method: 'post', path: '/api/order/orders/send', summary: 'Send an order', ownKey: true } as const;
  addCall(api, { ...call, answer: z.object({}) }, async ({ key, carry }) => {
    if (keys.includes(key)) carry('idempotent-replay', 'true');
    keys.push(key);
    return ok({});
  });
  const own = new Hono<ApiEnv>();
  own.use(async (c, next) => {
    c.set('shop', shop);
    c.set('visit', aVisit());
    c.set('origin', { clientAddress: '192.0.2.1' } as ApiEnv['Variables']['origin']);
    c.set('carried', {});
    await next();
  });
  own.use(guardCalls(indexPaths(callsOf(api))));
  own.route('/', api);
  const send = (key: string) => own.request(call.path, { method: 'POST', headers: { 'idempotency-key': key } });
  expect((await send('k1')).headers.get('idempotent-replay')).toBeNull();
  expect((await send('k1')).headers.get('idempotent-replay')).toBe('true');
  expect(keys).toEqual(['k1', 'k1']);
  expect((await send('x'.repeat(201))).status).toBe(422);
});
