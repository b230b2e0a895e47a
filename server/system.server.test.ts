import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const token = 'a-token-for-the-watch';
let settings: Record<string, string>;

beforeEach(() => {
  settings = {};
});

async function metrics({ peer = '127.0.0.1', headers = {} }: { peer?: string; headers?: Record<string, string> } = {}) {
  const app = openTestApp(await openTestShop(settings));
  await app.request('/sv');
  await app.request('/api/nothing');
  await app.request('/healthz');
  return app.request('/metrics', { headers }, undefined, peer);
}

test('the default favicon address leads to the icon', async () => {
  const answer = await openTestApp(await openTestShop()).request('/favicon.ico');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/favicon.svg']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

describe('/metrics', () => {
  test('is open only to this machine in local use', async () => {
    expect((await metrics()).status).toBe(200);
    expect((await metrics({ peer: '::1' })).status).toBe(200);
    expect((await metrics({ peer: '::ffff:127.0.0.1' })).status).toBe(200);
    expect((await metrics({ peer: '192.0.2.7' })).status).toBe(404);
    expect((await metrics({ peer: '192.0.2.7', headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
  });

  test.each(['development', 'uat', 'staging'])('does not exist in %s without METRICS_TOKEN', async (APP_ENV) => {
    settings = { APP_ENV };
    expect((await metrics()).status).toBe(404);
    expect((await metrics({ headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  });

  test('is open with METRICS_TOKEN from anywhere, and then closed without it', async () => {
    settings = { APP_ENV: 'uat', METRICS_TOKEN: token };
    const authorization = `Bearer ${token}`;
    expect((await metrics({ peer: '192.0.2.7', headers: { authorization } })).status).toBe(200);
    expect((await metrics({ headers: { authorization: `${authorization}x` } })).status).toBe(404);
    expect((await metrics()).status).toBe(404);
    settings = { METRICS_TOKEN: token };
    expect((await metrics()).status).toBe(404);
  });

  test('counts requests by kind and status', async () => {
    const text = await (await metrics()).text();
    const count = (kind: string, status: number) =>
      text.match(
        new RegExp(`http_request_duration_seconds_count\\{method="GET",kind="${kind}",status="${status}"\\} (\\d+)`),
      )?.[1];
    expect(count('page', 200)).toBe('1');
    expect(count('api', 404)).toBe('1');
    expect(count('system', 200)).toBe('1');
  });
});

test('once the app is started it is alive and ready', async () => {
  const app = openTestApp(await openTestShop());
  expect(await (await app.request('/healthz')).text()).toBe('ok');
  expect(await (await app.request('/readyz')).text()).toBe('ready');
});
