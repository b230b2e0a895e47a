import { beforeEach, expect, test } from 'vitest';
import { addRedirect } from '#modules/redirect/change-redirects.server.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { answerMissing } from './answer-missing.ts';

let shop: TestShop;
let app: TestApp;
/** What the page answers before redirects are looked up. */
let page: () => Response;

beforeEach(async () => {
  shop = await openTestShop();
  page = () => new Response('not there', { status: 404 });
  const pages: NonNullable<Parameters<typeof openTestApp>[1]>['pages'] = async (c) => {
    const answer = page();
    return (await answerMissing(c, answer, c.req.path)) ?? answer;
  };
  app = openTestApp(shop, { pages });
  const visit = aVisit({ claims: someClaims(), now: shop.clock.now() });
  await addRedirect(shop, visit, { from: '/sv/gammal', to: '/sv/om-oss', everywhere: false });
  await addRedirect(shop, visit, { from: '/rea', to: '/kläder?sort=price', everywhere: true });
});

const get = async (path: string, method = 'GET', accept = 'text/html') => {
  const answer = await app.request(path, { method, headers: { accept, 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
};
const counted = async () => {
  await shop.missingAddresses.flush();
  const rows = await shop.db.selectFrom('missing_address').select(['path', 'n']).orderBy('path').execute();
  return rows.map(({ path, n }) => `${path} ${n}`);
};

test('an address without a page leads to its redirect, with its query', async () => {
  expect(await get('/sv/gammal?utm_source=mail')).toBe('301 /sv/om-oss?utm_source=mail');
  expect(await get('/sv/Gammal/', 'HEAD')).toBe('301 /sv/om-oss');
  expect(await get('/rea?a=1')).toBe('301 /sv/kl%C3%A4der?sort=price');
  expect(await counted()).toEqual([]);
});

test('an existing page wins, and so does a form', async () => {
  expect(await get('/sv/gammal', 'POST')).not.toContain('301');
  page = () => new Response('a page');
  expect(await get('/sv/gammal')).toBe('200');
  expect(await counted()).toEqual([]);
});

test('an unknown category, which leads to /404, leads to its redirect instead', async () => {
  page = () => new Response(null, { status: 302, headers: { location: '/404' } });
  expect(await get('/sv/gammal')).toBe('301 /sv/om-oss');
  page = () => new Response(null, { status: 302, headers: { location: '/login' } });
  expect(await get('/sv/gammal')).toBe('302 /login');
});

test('addresses without a redirect are counted; not those of programs, restricted pages and /404', async () => {
  expect(await get('/sv/borta?x=eva@home.example')).toBe('404');
  await get('/sv/borta');
  await get('/404');
  await get('/en/mypages/account/orders/0199f0a2-7c1e-7abc-8def-0123456789ab');
  await app.request('/sv/robot', { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(await counted()).toEqual(['/sv/borta 2']);
});
