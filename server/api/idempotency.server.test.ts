import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type ApiEnv, addCall, createApi } from '#modules/api.server.ts';
import { indexPaths } from '#platform/http/path-index.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#tests/setup/test-browser.ts';
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

/** An app whose changes wait at the very end until the test releases them, or fail there. */
function appThat(announce: TestShop['snapshots']['announce']): TestApp {
  return openTestApp({ ...shop, snapshots: { ...shop.snapshots, announce } });
}

test('the same key and request get the first response again, and nothing is done twice', async () => {
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

test('a refusal is stored, too', async () => {
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

test('a repeated request is refused while the first is still running', async () => {
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

test('a response that means "try again" is not stored', async () => {
  const broken = appThat(() => Promise.reject(new Error('connection lost')));
  expect((await change(true, { 'idempotency-key': 'k1' }, broken)).status).toBe(500);
  const retried = await change(true, { 'idempotency-key': 'k1' });
  expect(retried.status).toBe(200);
  expect(retried.headers.get('idempotent-replay')).toBeNull();
});

test('a key on a call that changes nothing has no effect', async () => {
  const read = () => app.request('/api/feature/features/UseKlevu/enabled', { headers: { 'idempotency-key': 'k1' } });
  expect(await (await read()).json()).toBe(false);
  await change(true, {});
  expect(await (await read()).json()).toBe(true);
});

test('an empty key and one that is too long are refused', async () => {
  for (const key of ['', 'k'.repeat(201)]) {
    const answer = await change(true, { 'idempotency-key': key });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'Idempotency-Key' }] });
  }
  expect((await change(true, { 'idempotency-key': 'k'.repeat(200) })).status).toBe(200);
});

test('a call that handles the key itself gets it each time, and detects repetitions itself', async () => {
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

describe('callers who are not signed in', () => {
  type Answered = { id: string; replayed: boolean };
  const newCart = async (browser: TestBrowser, key = 'k1', body: object = {}): Promise<Answered> => {
    const answer = await browser.send('/api/cart/carts', 'POST', body, { 'idempotency-key': key });
    expect(answer.status).toBe(201);
    return { id: (await answer.json()).id, replayed: answer.headers.get('idempotent-replay') === 'true' };
  };
  /** A visitor with an earlier request, so that the shop can identify them. */
  const aVisitor = async () => {
    const browser = openTestBrowser(app);
    await newCart(browser, 'first');
    return browser;
  };

  test('get their own first response again', async () => {
    const visitor = await aVisitor();
    const first = await newCart(visitor);
    expect(await newCart(visitor)).toEqual({ id: first.id, replayed: true });
    const other = await visitor.send('/api/cart/carts', 'POST', { name: 'other' }, { 'idempotency-key': 'k1' });
    expect((await other.json()).code).toBe('key-reused');
  });

  test('never get the response of another visitor with the same address and the same key', async () => {
    const [anna, bo] = [await aVisitor(), await aVisitor()];
    const hers = await newCart(anna);
    const his = await newCart(bo);
    expect(his.replayed).toBe(false);
    expect(his.id).not.toBe(hers.id);
    expect(await newCart(anna)).toEqual({ id: hers.id, replayed: true });
  });

  test('who cannot be identified have each request executed, and get a cookie for the next one', async () => {
    const [first, second] = [openTestBrowser(app), openTestBrowser(app)];
    const [one, two] = [await newCart(first), await newCart(second)];
    expect([one.replayed, two.replayed]).toEqual([false, false]);
    expect(one.id).not.toBe(two.id);
    expect(first.cookies.get('yrke_visitor')).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.cookies.get('yrke_visitor')).not.toBe(second.cookies.get('yrke_visitor'));
    expect(await shop.db.selectFrom('idempotent_request').select('key').execute()).toEqual([]);
  });

  test('the cookie itself is not stored, and a request without a key gets none', async () => {
    const visitor = await aVisitor();
    await newCart(visitor);
    const kept = JSON.stringify(await shop.db.selectFrom('idempotent_request').selectAll().execute());
    expect(kept).toContain('visitor ');
    expect(kept).not.toContain(visitor.cookies.get('yrke_visitor'));
    const quiet = openTestBrowser(app);
    await quiet.send('/api/cart/carts', 'POST', {});
    expect(quiet.cookies.has('yrke_visitor')).toBe(false);
  });
});
