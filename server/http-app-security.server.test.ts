import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

let app: TestApp;
let staff: Record<string, string>;

beforeAll(async () => {
  app = openTestApp(await openTestShop());
  staff = await app.bearer();
});

describe('every response has the security headers', () => {
  test.each([
    ['a page', '/sv', 200],
    ['the API', '/api/market/markets', 200],
    ['a refusal', '/api/nothing', 404],
    ['a bad token', '/api/market/markets?token', 401],
    ['the watch over the process', '/healthz', 200],
  ])('%s', async (_, path, status) => {
    const headers = status === 401 ? { authorization: 'Bearer nonsense' } : {};
    const answer = await app.request(path, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  test('the nonce differs each time, and the page has the one of its policy', async () => {
    const shop = await openTestShop();
    const showing = openTestApp(shop, { pages: async (c) => c.text(c.var.nonce) });
    const [first, second] = [await showing.request('/sv'), await showing.request('/sv')];
    const [one, two] = [await first.text(), await second.text()];
    expect(one).not.toBe(two);
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${one}'`);
    expect(second.headers.get('content-security-policy')).toContain(`'nonce-${two}'`);
  });

  test('a page whose address contains a secret keeps its stricter referrer policy', async () => {
    const pages = async () => new Response('', { headers: { 'referrer-policy': 'no-referrer' } });
    const showing = openTestApp(await openTestShop(), { pages });
    expect((await showing.request('/sv')).headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('outside local use browsers must use https', async () => {
    const uat = openTestApp(await openTestShop({ APP_ENV: 'uat' }));
    const answer = await uat.request('/sv', {}, 'se.uat.yrke.example');
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });
});

describe('a change must come from our own pages, or from a program without a cookie', () => {
  const change = (headers: Record<string, string>) =>
    app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true }, headers);
  // Shops opened later have emptied the tables.
  beforeAll(async () => {
    staff = await app.bearer();
  });
  const cookie = () => ({ cookie: `yrke_access=${staff.authorization?.slice('Bearer '.length)}` });

  test('our own Origin is accepted', async () => {
    expect((await change({ ...cookie(), origin: 'http://se.localhost:3000' })).status).toBe(200);
  });

  test.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['another market', { origin: 'http://no.localhost:3000' }],
    ['a request across sites', { 'sec-fetch-site': 'cross-site' }],
    ['a cookie from nowhere', {}],
  ])('%s is refused', async (_, headers) => {
    const answer = await change({ ...cookie(), ...headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'foreign-origin' });
  });

  test('a program with a token and without a cookie is accepted', async () => {
    expect((await change(staff)).status).toBe(200);
  });

  test('a foreign Origin is refused even with a token', async () => {
    expect((await change({ ...staff, origin: 'https://evil.example' })).status).toBe(403);
  });

  test('a form of another site posted to a page is refused too', async () => {
    const post = (origin: string) => app.request('/sv/login', { method: 'POST', headers: { origin } });
    const foreign = await post('https://evil.example');
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await foreign.text()).toContain('kom från en annan webbplats');
    expect((await post('http://se.localhost:3000')).status).toBe(200);
  });

  test("behind a trusted proxy our own Origin is the proxy's host", async () => {
    const proxied = openTestApp(await openTestShop({ TRUST_PROXY: '10.0.0.0/8' }));
    const post = (peer: string) =>
      proxied.request(
        '/sv/login',
        {
          method: 'POST',
          headers: {
            origin: 'https://arbete.example',
            'x-forwarded-proto': 'https',
            'x-forwarded-host': 'arbete.example',
          },
        },
        'inner:3000',
        peer,
      );
    expect((await post('10.1.2.3')).status).toBe(200);
    expect((await post('192.0.2.7')).status).toBe(403);
  });
});

describe('built files', () => {
  test('are cached for a year, and no other files are served', async () => {
    const root = await mkdtemp(join(tmpdir(), 'yrke-client-'));
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'assets', 'app-4f2a.js'), 'export {}');
    await writeFile(join(root, 'secret.txt'), 'secret');
    const built = openTestApp(await openTestShop(), { clientFolder: root });
    const asset = await built.request('/assets/app-4f2a.js');
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = asset.headers.get('etag') ?? '';
    const again = await built.request('/assets/app-4f2a.js', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await built.request('/assets/none.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    for (const path of ['/secret.txt', '/assets/..%2fsecret.txt', '/assets/%2e%2e/secret.txt'])
      expect(await (await built.request(path)).text()).not.toBe('secret');
  });

  test('long responses are compressed for clients that support it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    expect((await app.request('/api/market/markets', { headers })).headers.get('content-encoding')).toBe('gzip');
    expect((await app.request('/api/market/markets')).headers.get('content-encoding')).toBeNull();
  });
});
