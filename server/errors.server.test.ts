import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const secret = 'password of the database is hunter2';
const fail = async () => {
  throw new Error(secret);
};

describe('unexpected errors', () => {
  test('on the API: 500 with the request id, and details only in the log', async () => {
    const { log, lines } = logLines();
    const answer = await openTestApp({ ...shop, log, snapshots: { ...shop.snapshots, read: fail } }).request(
      '/api/settings/market/1',
    );
    expect(answer.status).toBe(500);
    const id = answer.headers.get('x-request-id');
    const text = await answer.text();
    expect(text).not.toMatch(/hunter2|\.ts|at /);
    expect(JSON.parse(text)).toMatchObject({ code: 'unexpected', facts: {}, instance: `urn:yrke:request:${id}` });
    expect(lines.filter(({ level }) => level >= 50)).toMatchObject([
      { msg: 'a request failed', requestId: id, err: { message: secret } },
    ]);
  });

  test('on a page: 500 with the request id, and details only in the log', async () => {
    const { log, lines } = logLines();
    const answer = await openTestApp({ ...shop, log }, { pages: fail }).request('/sv/kassa?q=private');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('nonce-');
    const id = answer.headers.get('x-request-id') ?? 'none';
    const text = await answer.text();
    expect(text).toContain(id);
    expect(text).not.toMatch(/hunter2|\.ts|<script/);
    expect(lines.filter(({ level }) => level >= 50)).toMatchObject([{ msg: 'a request failed', requestId: id }]);
    expect(lines.find(({ msg }) => msg === 'request')).toMatchObject({ requestId: id, path: '/sv/kassa', status: 500 });
    expect(JSON.stringify(lines)).not.toContain('private');
  });
});

test.each([
  ['/sv/kassa', 'en', 'sv'],
  ['/en/checkout', 'sv', 'en'],
  ['/checkout', 'en', 'en'],
  ['/checkout', 'fr', 'sv'],
])('the error page of %s for a visitor with %s is in %s', async (path, spoken, language) => {
  const texts = { ...shop.texts, say: (spoken: string, _domain: string, key: string) => `${spoken} ${key}` };
  const app = openTestApp({ ...shop, texts }, { pages: fail });
  const page = await (await app.request(path, { headers: { 'accept-language': spoken } })).text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${language} error.failed.title</h1><p>${language} unexpected</p>`);
  expect(page).toContain(`href="/${language}"`);
});

test.each([
  ['/sv.data', 'en', 'sv'],
  ['/en/checkout.data', 'sv', 'en'],
])('the problem of %s for a caller with %s is in %s', async (path, spoken, language) => {
  const texts = { ...shop.texts, say: (spoken: string, _domain: string, key: string) => `${spoken} ${key}` };
  const app = openTestApp({ ...shop, texts }, { pages: fail });
  const answer = await app.request(path, { headers: { 'accept-language': spoken } });
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 500, code: 'unexpected', title: `${language} unexpected` });
});

test('text is escaped', async () => {
  const texts = { ...shop.texts, say: () => '<script>alert(1)</script>' };
  const app = openTestApp({ ...shop, texts }, { pages: fail });
  expect(await (await app.request('/sv')).text()).not.toContain('<script>');
});

describe('a slow call', () => {
  /** Timers of 30 or 120 seconds fire at once if `hurried`; all are recorded. */
  function watchTimers({ hurried }: { hurried: boolean }) {
    const real = globalThis.setTimeout;
    const waits: (number | undefined)[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
      const isLimit = ms === 30_000 || ms === 120_000;
      if (isLimit) waits.push(ms);
      return real(run, isLimit && hurried ? 0 : ms);
    });
    return waits;
  }

  test('Q03 is aborted after 30 seconds: 504', async () => {
    const waits = watchTimers({ hurried: true });
    const read = () => new Promise<never>(() => {});
    const answer = await openTestApp({ ...shop, snapshots: { ...shop.snapshots, read } }).request(
      '/api/settings/market/1',
    );
    expect(waits).toEqual([30_000]);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'timeout' });
  });

  test.each([
    ['/api/order/orders/send', 120_000],
    ['/api/order/orders', 30_000],
    ['/api/cart/orders/send', 30_000],
    ['/api/market/markets', 30_000],
  ])('Q06 %s may take %d ms', async (path, allowed) => {
    const waits = watchTimers({ hurried: false });
    await openTestApp(shop).request(path, { method: path.endsWith('markets') ? 'GET' : 'POST' });
    expect(waits).toEqual([allowed]);
  });
});
