import { beforeEach, expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import { aProcurementSystem, arrive, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

const home = 'http://se.localhost:3000';

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop, { pages: async (c) => c.json({ ...c.var.visit.framed, token: c.var.visit.visitToken }) });
  system = await aProcurementSystem(shop, app);
});

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** What a browser asks for in a frame, with the cookies that it has there. */
const inFrame = (path: string, cookie?: string) =>
  app.request(path, { headers: { 'sec-fetch-dest': 'iframe', ...(cookie !== undefined && { cookie }) } });

const pathOf = (answer: Response) => {
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', home);
  return `${pathname}${search}`;
};

/** A visit in a frame: its cookies, and the address that follows its start page. */
async function enterFramed(fields: Record<string, string> = {}) {
  const started = await inFrame(pathOf(await arrive(app, system, fields)));
  return { started, cookie: cookieOf(started), next: pathOf(started) };
}

const frameOf = (answer: Response) => [
  /frame-ancestors ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1],
  answer.headers.get('x-frame-options'),
];

const add = (headers: Record<string, string>, body = { products: [{ sku: trousers, quantity: 1 }] }) =>
  app.json('/api/cart/carts', 'POST', body, { origin: home, ...headers });

test('in a frame the session has a cookie of its own, and only the registered system may show its pages', async () => {
  const { started, cookie, next } = await enterFramed();
  const lines = started.headers.getSetCookie();
  expect(lines.map((line) => line.split('=')[0])).toEqual(['yrke_framed_access', 'yrke_framed_refresh']);
  for (const line of lines) expect(line).toContain('; Path=/; HttpOnly; SameSite=None; Secure; Partitioned');
  const entered = await inFrame(next, cookie);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
  const page = await inFrame('/sv', cookie);
  expect(frameOf(page)).toEqual(['https://buy.example', null]);
  expect(await page.json()).toMatchObject({ by: 'https://buy.example' });
  expect(frameOf(await inFrame('/sv'))).toEqual(["'none'", 'DENY']);
});

test('in a window of its own the session keeps the ordinary cookie, and its pages cannot be framed', async () => {
  const opened = await app.request(pathOf(await arrive(app, system)));
  expect(cookieOf(opened)).toMatch(/^yrke_access=\S+; yrke_refresh=/);
  const page = await app.request('/sv', { headers: { cookie: cookieOf(opened) } });
  expect([frameOf(page), await page.json()]).toEqual([["'none'", 'DENY'], { token: expect.any(String) }]);
});

test('every change in a frame brings the token of its page, as a header or as a field', async () => {
  const { cookie } = await enterFramed();
  const { token } = (await (await inFrame('/sv', cookie)).json()) as { token: string };
  for (const wrong of [{}, { 'x-visit-token': '' }, { 'x-visit-token': `${token.slice(0, -1)}!` }]) {
    const refused = await add({ cookie, ...wrong });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
  }
  expect((await add({ cookie, 'x-visit-token': token })).status).toBe(201);
  const close = (fields: Record<string, string>) =>
    app.request('/api/auth/login/window', {
      method: 'POST',
      headers: { cookie, origin: home },
      body: new URLSearchParams(fields),
    });
  expect((await close({})).status).toBe(403);
  expect((await close({ _visitToken: token })).status).toBe(200);
});

test('the token of one session is refused for another, and other sites are refused with the right one', async () => {
  const [one, two] = [await enterFramed(), await enterFramed()];
  const tokenOf = async (cookie: string) => ((await (await inFrame('/sv', cookie)).json()) as { token: string }).token;
  const token = await tokenOf(one.cookie);
  expect((await add({ cookie: two.cookie, 'x-visit-token': token })).status).toBe(403);
  expect((await add({ cookie: one.cookie, 'x-visit-token': token, origin: 'https://evil.example' })).status).toBe(403);
  expect((await add({ cookie: one.cookie, 'x-visit-token': token })).status).toBe(201);
});

test('U10 a frame that has a visit can open a second one: each has its own cart', async () => {
  const { cookie } = await enterFramed();
  const body = new URLSearchParams({
    HOOK_URL: 'https://buy.example/h',
    USERNAME: system.name,
    PASSWORD: system.secret,
  });
  const again = await app.request('/api/auth/login/oci/4/session?MARKETID=1', {
    method: 'POST',
    body,
    headers: { origin: 'https://buy.example', 'sec-fetch-site': 'cross-site', cookie },
  });
  expect(again.status).toBe(303);
  const second = await inFrame(pathOf(again));
  for (const each of [cookie, cookieOf(second)]) {
    const { token } = (await (await inFrame('/sv', each)).json()) as { token: string };
    expect((await add({ cookie: each, 'x-visit-token': token })).status).toBe(201);
  }
  const carts = await shop.db.selectFrom('cart').select('punch_out_session').execute();
  expect(new Set(carts.map((cart) => cart.punch_out_session)).size).toBe(2);
});

test('the cookie of a frame is worth nothing for sessions that no procurement system opened', async () => {
  const { authorization } = await app.bearer();
  const cookie = `yrke_framed_access=${authorization.slice('Bearer '.length)}`;
  expect(await (await inFrame('/sv', cookie)).json()).toEqual({});
  expect((await app.request('/api/auth/sessions', { headers: { cookie } })).status).toBe(401);
});

test('without a cookie in the frame a button opens the visit in a window of its own, once', async () => {
  const { next } = await enterFramed({ 'sap-language': 'E' });
  const page = await inFrame(next);
  expect([page.status, frameOf(page)]).toEqual([200, ['https://buy.example', null]]);
  const href = /href="([^"]+)" target="_blank"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const opened = await app.request(href);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([303, 'no-store']);
  expect(opened.headers.getSetCookie().join()).toMatch(/^yrke_access=[^;]+; Path=\/; HttpOnly; SameSite=Lax/);
  const cookie = cookieOf(opened);
  expect((await add({ cookie })).status).toBe(201);
  expect((await app.request(href)).status).toBe(403);
});

test('a code is over after ten minutes, with the end of its visit, and in other markets', async () => {
  const { next } = await enterFramed();
  const code = new URL(next, home).searchParams.get('code') ?? '';
  const open = (host = 'se.localhost:3000') => app.request(`/api/auth/login/window?code=${code}`, {}, host);
  expect((await open('no.localhost:3000')).status).toBe(403);
  shop.clock.moveBy(11 * 60_000);
  expect((await open()).status).toBe(403);
});

test('the way in leads to paths of this shop only', async () => {
  const { cookie, next } = await enterFramed();
  const to = async (path: string) => {
    const url = new URL(next, home);
    url.searchParams.set('to', path);
    return (await inFrame(`${url.pathname}${url.search}`, cookie)).headers.get('location');
  };
  expect(await to('/sv/a?b=1')).toBe('/sv/a?b=1');
  for (const evil of ['https://evil.example/', '//evil.example', '\\\\evil.example', 'javascript:1'])
    expect(await to(evil)).toBe('/');
});
