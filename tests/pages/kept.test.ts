import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { savePage } from '#modules/content/save-page.server.ts';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { aPage, aParagraph } from '#tests/build/content.ts';
import { anAccount } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

const staff = aVisit({ claims: someClaims() });
let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeEach(async () => {
  shop = await openTestShop();
  await write('We make workwear.');
  app = await openBuiltApp(shop);
});

async function write(text: string) {
  const page = aPage({ slug: 'front-page', blocks: [aParagraph(text)] });
  await savePage(shop, staff, { language: 'sv', everywhere: true, kind: 'page', page });
}

const etagOf = async (path: string, headers: Record<string, string> = {}) =>
  (await app.get(path, { headers })).headers.get('etag');

test('the front page is kept for all anonymous visitors, and revalidated by its ETag', async () => {
  const first = await app.get('/sv');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toContain('Cookie');
  expect(await etagOf('/sv')).toBe(etag);
  const again = await app.get('/sv', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const compressed = await app.get('/sv', { headers: { 'accept-encoding': 'gzip;q=0, br' } });
  expect(compressed.headers.get('content-encoding')).toBe('br');
});

test('a kept page lists its scripts by hash, and has no nonce', async () => {
  const answer = await app.get('/sv');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("'sha256-");
  expect(policy).not.toContain('nonce-');
  expect(await answer.text()).not.toContain('nonce=');
});

test('scripts are no hints in the head, and wait for the first paint', async () => {
  const html = await (await app.get('/sv')).text();
  expect(html).not.toContain('modulepreload"');
  const last = /<script type="module" async="">([^<]*)<\/script><\/body>/.exec(html)?.[1] ?? '';
  expect(last).toMatch(/^await new Promise/);
  expect(last).not.toContain('import * as');
  const hinted = JSON.parse(/for \(const href of (\[.*?\])\)/.exec(last)?.[1] ?? '[]') as string[];
  const imported = [...last.matchAll(/import\("(.*?)"\)/g)].map(([, file]) => file);
  expect(imported.length).toBeGreaterThan(3);
  expect(hinted).toEqual(expect.arrayContaining(imported));
});

test('a missing page is not kept, and its scripts may run', async () => {
  const answer = await app.get('/sv/nothing-here');
  expect(answer.status).toBe(404);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(await answer.text()).toContain(`nonce="${nonce}"`);
});

test('a page of a signed-in person is never cached, and never served from the cache', async () => {
  const person = { emailAddress: 'anna@berg.example', firstName: 'Anna', lastName: 'Berg', passwordHash: 'x' };
  const customer_id = await anAccount(shop.db, { ...person, role: roles.b2c });
  await app.get('/sv');
  const own = await app.get('/sv', { claims: { customer_id, storm_role: roles.b2c } });
  expect(own.headers.get('etag')).toBeNull();
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.headers.get('content-security-policy')).toContain('nonce-');
  expect(await own.text()).toContain('Anna Berg');
  expect(await (await app.get('/sv')).text()).not.toContain('Anna');
});

test('a visitor with an expired session gets their own page, not the kept one', async () => {
  await app.get('/sv');
  const answer = await app.get('/sv', { headers: { cookie: 'yrke_refresh=gone' } });
  expect(answer.status).toBe(440);
  expect((await app.get('/sv')).status).toBe(200);
});

test('another price display is another page; an unknown parameter is not', async () => {
  const etag = await etagOf('/sv');
  expect(await etagOf('/sv?utm_source=mail&lang=sv')).toBe(etag);
  expect(await etagOf('/sv', { cookie: 'yrke_view=Public:p=exVAT' })).not.toBe(etag);
  expect(await etagOf('/sv', { cookie: 'yrke_view=Public:h=1' })).not.toBe(etag);
  expect(await etagOf('/sv', { cookie: 'yrke_view_session=Public:h=1' })).not.toBe(etag);
});

test('an ambiguous cookie cannot poison the cache', async () => {
  const plain = await (await app.get('/sv')).text();
  for (const value of [
    'Public:h=1~"',
    '"Public:h=1"',
    'Public%253Ah=1',
    'Public:p=exVAT~"',
    'Public:p=exVAT; yrke_view=Public:h=1',
  ]) {
    shop.clock.moveBy(61_000);
    await app.get('/sv', { headers: { cookie: `yrke_view=${value}` } });
    expect(await (await app.get('/sv')).text()).toBe(plain);
  }
});

test('a change of content or of a flag is visible at once', async () => {
  expect(await (await app.get('/sv')).text()).toContain('We make workwear.');
  await write('We mend it, too.');
  expect(await (await app.get('/sv')).text()).toContain('We mend it, too.');
  const slovenian = /<a [^>]*si\.localhost/;
  expect(await (await app.get('/sv')).text()).not.toMatch(slovenian);
  await changeFlag(shop, staff, { key: 'UseSiAndHrInLanguageSwitcher', enabled: true });
  expect(await (await app.get('/sv')).text()).toMatch(slovenian);
});

test('each market and language has its own page', async () => {
  const [swedish, finnish] = [await app.get('/sv'), await app.get('/sv', { host: 'fi.localhost:3000' })];
  expect(await swedish.text()).toContain('lang="sv"');
  expect(finnish.headers.get('etag')).not.toBe(swedish.headers.get('etag'));
});

test('a content page is kept like the front page', async () => {
  const page = aPage({ slug: 'about' });
  await savePage(shop, staff, { language: 'sv', everywhere: true, kind: 'page', page });
  expect(await etagOf('/sv/about')).toMatch(/^W\/"/);
});

test('a missing page is not kept', async () => {
  expect((await app.get('/sv/nothing')).headers.get('etag')).toBeNull();
});

test('E01 publishing drops the pages that show the changed page, and no other', async () => {
  const save = (slug: string, text: string, language: 'sv' | 'en' = 'sv') =>
    savePage(shop, staff, {
      language,
      everywhere: true,
      kind: 'page',
      page: aPage({ slug, blocks: [aParagraph(text)] }),
    });
  await save('about', 'Old words.');
  await save('terms', 'Terms.');
  const etags = async () => Promise.all(['/sv', '/sv/terms', '/sv/about'].map((path) => etagOf(path)));
  const [home, terms, about] = await etags();
  let renders = 0;
  const { texts } = shop;
  const say = texts.say.bind(texts);
  shop.texts.say = (...question) => {
    renders += 1;
    return say(...question);
  };
  await save('about', 'New words.');
  expect([await etagOf('/sv'), await etagOf('/sv/terms')]).toEqual([home, terms]);
  expect(renders).toBe(0);
  expect(await (await app.get('/sv/about')).text()).toContain('New words.');
  expect(await etagOf('/sv/about')).not.toBe(about);
});
