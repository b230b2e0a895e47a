import { beforeEach, expect, test } from 'vitest';
import { aPage, aParagraph, someGeneral } from '#tests/build/content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const put = async (path: string, body: object, headers?: Record<string, string>) =>
  app.json(`/api/content/${path}`, 'PUT', body, headers ?? (await app.bearer()));
const get = (path: string, headers: Record<string, string> = {}, host = 'se.localhost:3000') =>
  app.request(`/api/content/${path}`, { headers: { 'accept-language': 'sv', ...headers } }, host);
const swedish = (facts = {}) => ({ language: 'sv', page: aPage(facts) });

test('only internal staff may write, and a refused write changes nothing', async () => {
  const bodies = [
    ['content', swedish()],
    ['general', { language: 'sv', general: someGeneral() }],
  ] as const;
  for (const [path, body] of bodies) {
    expect((await put(path, body, {})).status).toBe(401);
    for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
      expect((await put(path, body, await app.bearer({ storm_role }))).status).toBe(403);
  }
  expect((await get('content?slug=about')).status).toBe(404);
  expect((await get('general')).status).toBe(404);
});

test('E12 E01 a new page is visible at once, with its blocks', async () => {
  expect((await get('content?slug=about')).status).toBe(404);
  expect((await put('content', swedish())).status).toBe(200);
  const answer = await get('content?slug=about');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(aPage());
  await put('content', swedish({ title: 'Om oss' }));
  expect(await (await get('content?slug=about')).json()).toMatchObject({ title: 'Om oss' });
});

test('E12 an unknown slug answers 404, a missing or malformed slug 422', async () => {
  const unknown = await get('content?slug=nowhere');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not-found', facts: { slug: 'nowhere' } });
  for (const query of ['', '?slug=', '?slug=A%20B', '?slug=../x'])
    expect((await get(`content${query}`)).status).toBe(422);
});

test('E12 each language has its own page or none', async () => {
  await put('content', { language: 'sv', page: aPage({ title: 'Om oss' }) });
  expect((await get('content?slug=about&lang=en')).status).toBe(404);
  await put('content', { language: 'en', page: aPage({ title: 'About us' }) });
  expect(await (await get('content?slug=about&lang=en')).json()).toMatchObject({ title: 'About us' });
  expect(await (await get('content?slug=about')).json()).toMatchObject({ title: 'Om oss' });
});

test('E12 a page for all markets is used if a market has no own page', async () => {
  await put('content', { language: 'sv', everywhere: true, page: aPage({ title: 'Everywhere' }) });
  await put('content', { language: 'sv', page: aPage({ title: 'Sweden' }) });
  const titleIn = async (host: string) => (await (await get('content?slug=about', {}, host)).json()).title;
  expect(await titleIn('fi.localhost:3000')).toBe('Everywhere');
  expect(await titleIn('se.localhost:3000')).toBe('Sweden');
  await put('content', { language: 'sv', everywhere: true, page: aPage({ title: 'Everywhere, again' }) });
  expect([await titleIn('fi.localhost:3000'), await titleIn('se.localhost:3000')]).toEqual([
    'Everywhere, again',
    'Sweden',
  ]);
});

test('E04 a page with an unknown block is accepted, one with an invalid known block is not', async () => {
  const strange = { name: 'core/xyz', attributes: { a: 1 } };
  expect((await put('content', swedish({ blocks: [strange, aParagraph('x')] }))).status).toBe(200);
  const wrong = await put('content', swedish({ blocks: [{ name: 'core/paragraph', attributes: { html: '<b>' } }] }));
  expect(wrong.status).toBe(422);
  expect((await wrong.json()).errors).toMatchObject([{ path: 'page.blocks.0.attributes.text' }]);
});

test('E04 a page with a misspelled rule or an unknown product list is not written', async () => {
  const slider = { name: 'shop/product-slider', attributes: { heading: 'Now', list: 'bestsellers' } };
  const blocks = [{ ...aParagraph('For dealers'), visibleIf: {} }, slider];
  const wrong = await put('content', { language: 'en', page: aPage({ blocks }) });
  expect(wrong.status).toBe(422);
  expect((await wrong.json()).errors).toMatchObject([
    { path: 'page.blocks.0', code: 'unknown-key', facts: { keys: ['visibleIf'] } },
    { path: 'page.blocks.1.attributes.list', code: 'not-one-of', message: expect.stringContaining('best-sellers') },
  ]);
  expect((await get('content?slug=about&lang=en')).status).toBe(404);
});

test('E13 E02 general returns menus, footer, top message and policies of the language', async () => {
  await put('general', { language: 'sv', general: someGeneral() });
  const answer = await get('general');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(someGeneral());
  expect((await get('general?lang=en')).status).toBe(404);
});

test('E02 general keeps every part that the specification names, in each language', async () => {
  const picture = { path: 'scenes/quay.jpg', alt: 'A quay', width: 800, height: 600 };
  const whole = someGeneral({
    menuSpots: [{ title: 'Winter', text: 'Lined', picture, link: { page: 'allProducts' } }],
    socialLinks: [{ name: 'Films', url: 'https://films.example/yrke' }],
    privacyPolicy: { ...someGeneral().privacyPolicy, url: '/sv/integritet', featuredImage: picture },
  });
  for (const language of ['sv', 'en'])
    expect((await put('general', { language, general: { ...whole, navs: [] } })).status).toBe(200);
  expect((await put('general', { language: 'sv', general: whole })).status).toBe(200);
  expect(await (await get('general')).json()).toEqual(whole);
  expect(await (await get('general?lang=en')).json()).toEqual({ ...whole, navs: [] });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//bad.example', 'JaVaScRiPt:alert(1)'])(
  'E02 %s is no address in general content',
  async (url) => {
    const policy = { ...someGeneral().privacyPolicy, url };
    const link = { text: 'x', link: { url } };
    const hostile: [string, Parameters<typeof someGeneral>[0]][] = [
      ['socialLinks.0.url', { socialLinks: [{ name: 'x', url }] }],
      ['privacyPolicy.url', { privacyPolicy: policy }],
      ['cookiePolicy.url', { cookiePolicy: policy }],
      ['navs.0.links.0.link', { navs: [{ name: 'x', title: 'x', links: [link] }] }],
      ['menuSpots.0.link', { menuSpots: [{ title: 'x', text: 'x', link: { url } }] }],
      ['sizeGuide.link', { sizeGuide: link }],
      ['topMessage.link.link', { topMessage: { text: 'x', visibility: 'any', link } }],
    ];
    for (const [at, facts] of hostile) {
      const refused = await put('general', { language: 'sv', general: someGeneral(facts) });
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors[0].path).toContain(`general.${at}`);
    }
    expect((await get('general')).status).toBe(404);
  },
);

test('E15 M18 navigation/dealer-pages lists dealer pages only for administrators and internal staff', async () => {
  const page = aPage({ slug: 'dealer-news', title: 'News' });
  await put('content', { language: 'sv', kind: 'dealer-page', page });
  await put('content', { language: 'en', kind: 'dealer-page', page: { ...page, title: 'News in English' } });
  await put('content', swedish());
  expect((await get('navigation/dealer-pages')).status).toBe(401);
  for (const storm_role of [roles.user, roles.customerAdmin, roles.b2c])
    expect((await get('navigation/dealer-pages', await app.bearer({ storm_role }))).status).toBe(403);
  for (const storm_role of [roles.administrator, roles.internal]) {
    const answer = await get('navigation/dealer-pages', await app.bearer({ storm_role }));
    expect(await answer.json()).toEqual([{ slug: 'dealer-news', title: 'News', description: page.description }]);
  }
});

test('M18 dealer pages are refused to visitors without dealer access', async () => {
  await put('content', { language: 'sv', kind: 'dealer-page', page: aPage({ slug: 'dealer-news' }) });
  const read = async (headers: Record<string, string>) => (await get('content?slug=dealer-news', headers)).status;
  expect(await read({})).toBe(401);
  expect(await read(await app.bearer({ storm_role: roles.user }))).toBe(403);
  expect(await read(await app.bearer({ storm_role: roles.customerAdmin }))).toBe(403);
  expect(await read(await app.bearer({ storm_role: roles.administrator }))).toBe(200);
});
