import { beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

let app: TestApp;

beforeEach(async () => {
  app = openTestApp(await openTestShop({ API_RATE_LIMIT: '3' }));
});

const json = { 'content-type': 'application/json' };

const ask = (headers: Record<string, string> = {}, peer?: string) =>
  app.request('/api/market/markets', { headers }, undefined, peer);

async function useUp(headers: Record<string, string> = {}, peer?: string) {
  for (let count = 0; count < 3; count += 1) expect((await ask(headers, peer)).status).toBe(200);
}

test('every response has the limit and what is left of it', async () => {
  const left = [];
  for (let count = 0; count < 3; count += 1) {
    const answer = await ask();
    expect(answer.headers.get('ratelimit-policy')).toBe('"api";q=3;w=60');
    expect(answer.headers.get('retry-after')).toBeNull();
    left.push(answer.headers.get('ratelimit')?.match(/^"api";r=(\d);t=(?:60|5\d)$/)?.[1]);
  }
  expect(left).toEqual(['2', '1', '0']);
});

test('above the limit: 429, with the time to wait', async () => {
  await useUp();
  const answer = await ask();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(answer.headers.get('ratelimit')).toMatch(/^"api";r=0;t=\d+$/);
  expect(await answer.json()).toMatchObject({
    code: 'too-many-requests',
    title: expect.stringMatching(/om \d+ sekunder\.$/),
  });
});

test('each person has their own limit, independent of the address', async () => {
  const anna = await app.bearer({ customer_id: 1 });
  await useUp(anna);
  expect((await ask(anna, '192.0.2.7')).status).toBe(429);
  expect((await ask(await app.bearer({ customer_id: 2 }))).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

test('visitors without a sign-in are counted by address', async () => {
  await useUp({}, '192.0.2.7');
  expect((await ask({}, '192.0.2.7')).status).toBe(429);
  expect((await ask({}, '192.0.2.8')).status).toBe(200);
});

test('a forged forwarding header does not change the counted address', async () => {
  await useUp({ 'x-forwarded-for': '192.0.2.1' }, '192.0.2.7');
  expect((await ask({ 'x-forwarded-for': '192.0.2.2' }, '192.0.2.7')).status).toBe(429);
});

test('a payment provider has ten times the limit for its notifications; above it: 429, with the time to wait', async () => {
  const send = (peer?: string) =>
    app.request(
      '/api/order/payments/notifications/adyen',
      { method: 'POST', body: '{}', headers: json },
      undefined,
      peer,
    );
  await useUp();
  for (let count = 0; count < 30; count += 1) expect((await send()).status).toBe(404);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(refused.headers.get('ratelimit-policy')).toBe('"notifications";q=30;w=60');
  expect((await send('192.0.2.7')).status).toBe(404);
});

test('pages and health checks are not counted', async () => {
  await useUp();
  expect((await app.request('/sv')).status).toBe(200);
  expect((await app.request('/healthz')).status).toBe(200);
});
