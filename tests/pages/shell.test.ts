import { beforeEach, describe, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { saveGeneral } from '#modules/content/save-general.server.ts';
import { savePage } from '#modules/content/save-page.server.ts';
import { isEnabled } from '#modules/flags/read-flags.server.ts';
import { markets } from '#modules/market/markets.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  const staff = aVisit({ claims: someClaims() });
  for (const language of ['sv', 'en'] as const) {
    await savePage(shop, staff, { language, everywhere: true, kind: 'page', page: aPage({ slug: 'front-page' }) });
    await savePage(shop, staff, { language, everywhere: true, kind: 'page', page: aPage({ slug: 'about' }) });
    await saveGeneral(shop, staff, { language, everywhere: true, general: someGeneral() });
  }
});

/** A proxy whose methods all fail. */
const broken = <T extends object>(part: T): T =>
  new Proxy(part, {
    get: () => () => {
      throw new Error('out of order');
    },
  });

const unreadable = () => ({ ...shop.snapshots, read: () => Promise.reject(new Error('out of order')) });

const locationOf = (answer: Response) => `${answer.status} ${answer.headers.get('location')}`;

describe('addresses', () => {
  test('R01 R68 R69 a path without a language, with a misspelled one, and with one of another market', async () => {
    const { get } = await openBuiltApp(shop);
    expect((await get('/sv')).status).toBe(200);
    expect(locationOf(await get('/checkout?a=1'))).toBe('302 /sv/kassa?a=1');
    expect(locationOf(await get('/SV/kassa'))).toBe('302 /sv/kassa');
    expect(locationOf(await get('/xx/checkout'))).toBe('302 /');
    expect(locationOf(await get('/fi/kassa'))).toBe('302 /');
  });

  test('R72 a router request in an unknown language is a 404', async () => {
    const { get } = await openBuiltApp(shop);
    expect((await get('/xx/mypages/account.data')).status).toBe(404);
    expect((await get('/fi/omatsivut/tili.data')).status).toBe(404);
  });

  test('R70 signing in returns to the complete requested address', async () => {
    const { get } = await openBuiltApp(shop);
    expect(locationOf(await get('/en/mypages/account?x=1&y=%C3%A5'))).toBe(
      `307 /login?returnTo=${encodeURIComponent('/en/mypages/account?x=1&y=%C3%A5')}`,
    );
  });

  test('R40 R39 R80 the missing, failed and forbidden pages have their statuses and texts', async () => {
    const { get } = await openBuiltApp(shop);
    const missing = await get('/404?lang=en');
    expect(missing.status).toBe(404);
    const page = await missing.text();
    expect(page).toContain('We cannot find that page');
    for (const wayOn of ['name="query"', 'aria-label="Categories"', '<footer']) expect(page).toContain(wayOn);
    const failure = await get('/error?code=100&lang=en');
    expect(await failure.text()).toContain('>Code 100<');
    expect(await (await get('/error?code=%3Cscript%3E&lang=en')).text()).not.toContain('>Code ');
    const nonsense = await get('/en/nonsense');
    expect(nonsense.status).toBe(404);
    const forbidden = await get('/en/mypages/company/settings.data', { claims: { storm_role: roles.user } });
    expect(forbidden.status).toBe(403);
  });

  test('R74 a category that does not exist redirects only an anonymous visitor to /404', async () => {
    const { get } = await openBuiltApp(shop);
    for (const path of ['no-such-slug', 'groups/no', 'collections/no', 'men/no', 'women/no', 'no/such'])
      expect(`${path} ${locationOf(await get(`/en/all-products/${path}`))}`).toBe(`${path} 302 /404`);
    const buyer = await get('/en/all-products/no-such-slug', { claims: { storm_role: roles.user } });
    expect(buyer.headers.get('location')).toBeNull();
  });

  test('/Products is a list of products like any other', async () => {
    const { get } = await openBuiltApp(shop);
    expect((await get('/en/Products')).status).toBe((await get('/en/all-products')).status);
  });

  test('R41 the sitemap has the public pages of the market in its languages, and no others', async () => {
    const { get } = await openBuiltApp(shop);
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const xml = await answer.text();
    expect(xml).toContain('<loc>http://se.localhost:3000/sv</loc>');
    expect(xml).toContain('<loc>http://se.localhost:3000/en/about</loc>');
    // Only pages list their other languages and markets; the sitemap does not.
    expect(xml).not.toMatch(/hreflang/i);
    expect(xml).not.toMatch(/mypages|minasidor|staff|endeavor|login|\/fi\b/);
    expect(xml).not.toMatch(/\/en\/(?:checkout|proofs|compare|Products|myfavorites|front-page)</);
    const addresses = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('only the production shop can be indexed by search engines', async () => {
    const { get } = await openBuiltApp(shop);
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /\n');
  });

  test('a page that all markets have lists them, and a default for visitors of no market', async () => {
    const { get } = await openBuiltApp(shop);
    const html = await (await get('/en')).text();
    expect(html).toContain('<link rel="alternate" hrefLang="de-AT" href="http://at.localhost:3000/de"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="http://uk.localhost:3000/en"/>');
    expect(html).toContain('"@type":"Organization"');
    const cultures = [...html.matchAll(/hrefLang="([^"]+)"/g)].map(([, culture]) => culture);
    expect(new Set(cultures).size).toBe(cultures.length);
  });

  test('a page lists itself and its other languages for search engines', async () => {
    const { get } = await openBuiltApp(shop);
    const html = await (await get('/en/about?lang=en&utm_source=x')).text();
    expect(html).toContain('<link rel="canonical" href="http://se.localhost:3000/en/about"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="sv-SE" href="http://se.localhost:3000/sv/about"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="en-GB" href="http://uk.localhost:3000/en/about"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="http://uk.localhost:3000/en/about"/>');
  });
});

test('E29 R34 a reseller slug that staff entered leads the reseller’s customers to sign in', async () => {
  const { get } = await openBuiltApp(shop);
  const { id } = await aCompany('Verktygsboden').save(shop.db);
  const body = new URLSearchParams({ companyId: String(id), slug: 'Verktygsboden' });
  const claims = { storm_role: roles.internal };
  const headers = { origin: 'http://se.localhost:3000' };
  expect((await get('/api/content/reseller-slugs', { method: 'POST', body, claims, headers })).status).toBe(200);
  expect(locationOf(await get('/sv/af/verktygsboden'))).toBe('302 /login?lang=sv');
  expect(locationOf(await get('/en/rs/verktygsboden'))).toBe('302 /login?lang=en');
  expect(locationOf(await get('/en/rs/nope'))).toBe('302 /404');
});

test('staff remove a market’s own entry of a flag by a form that needs no scripts', async () => {
  const { get } = await openBuiltApp(shop);
  const claims = { storm_role: roles.internal };
  const post = (fields: Record<string, string>, who: Partial<Claims> = claims) =>
    get('/en/staff/flags?market=2', {
      method: 'POST',
      body: new URLSearchParams({ key: 'UseKlevu', market: '2', ...fields }),
      headers: { origin: 'http://se.localhost:3000' },
      claims: who,
    });
  const inNorway = () => isEnabled(shop, { market: markets.no }, 'UseKlevu');
  await post({ enabled: 'true' });
  expect(await inNorway()).toBe(true);
  const page = await (await get('/en/staff/flags?market=2', { claims })).text();
  expect(page.match(/name="remove"/g)).toHaveLength(1);
  expect((await post({ remove: 'yes' }, { storm_role: roles.administrator })).status).toBe(403);
  expect(await inNorway()).toBe(true);
  expect(locationOf(await post({ remove: 'yes' }))).toBe('302 /en/staff/flags?market=2');
  expect(await inNorway()).toBe(false);
});

test('the registration page lists the terms, with links to the pages that the market has', async () => {
  const staff = aVisit({ claims: someClaims() });
  for (const slug of ['terms', someGeneral().privacyPolicy.slug])
    await savePage(shop, staff, { language: 'en', everywhere: true, kind: 'page', page: aPage({ slug }) });
  const { get } = await openBuiltApp(shop);
  const english = await (await get('/register?lang=en')).text();
  expect(english).toContain('By creating the account you accept our');
  expect(english).toMatch(/<a[^>]+href="\/en\/terms"/);
  expect(english).toContain(`href="/en/${someGeneral().privacyPolicy.slug}"`);
  const swedish = await (await get('/register?lang=sv')).text();
  expect(swedish).toContain('köpvillkor');
  expect(swedish).not.toContain('href="/sv/terms"');
});

describe('a path with invalid percent encoding', () => {
  test.each([
    '/en/%E0%A4%A',
    '/sv/%',
    '/%',
    '/sv/%.data',
    '/en/mypages/%E0',
    '/en/brand/contact/find-store/%',
    '/login%',
    '/assets/%E0%A4%A',
    '/files/%',
  ])('%s is missing, and no error is logged', async (path) => {
    const { log, lines } = logLines();
    const { get } = await openBuiltApp({ ...shop, log });
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  test('a visitor gets the missing page in the language of the path', async () => {
    const { get } = await openBuiltApp(shop);
    expect(await (await get('/sv/%E0%A4%A')).text()).toContain('Vi hittar inte sidan');
    expect(await (await get('/en/%')).text()).toContain('We cannot find that page');
  });

  test('R74 E32 a category or a reseller of that name redirects to /404, like any unknown one', async () => {
    const { get } = await openBuiltApp(shop);
    expect(locationOf(await get('/en/all-products/%E0%A4%A'))).toBe('302 /404');
    expect(locationOf(await get('/en/rs/%E0%A4%A'))).toBe('302 /404');
  });

  test('the router can request its scripts', async () => {
    const { get } = await openBuiltApp(shop);
    const page = await (await get('/en/about')).text();
    const version = /manifest-(\w+)\.js/.exec(page)?.[1];
    const answer = await get(`/__manifest?paths=${encodeURIComponent('/sv/%,/en/%E0%A4%A')}&version=${version}`);
    expect(answer.status).toBe(200);
  });

  test('on the API it is a bad request', async () => {
    const { get } = await openBuiltApp(shop);
    for (const path of ['/api/flags/%E0%A4%A', '/api/company/companies/%', '/API/settings/market/%E0'])
      expect(`${path} ${(await get(path)).status}`).toBe(`${path} 400`);
  });
});

test('the router finds a page even if a file is requested together with it', async () => {
  const { get } = await openBuiltApp(shop);
  const version = /manifest-(\w+)\.js/.exec(await (await get('/en/about')).text())?.[1];
  const paths = encodeURIComponent('/api/document/documents/order,/en/order/status');
  const answer = await get(`/__manifest?paths=${paths}&version=${version}`);
  expect(await answer.json()).toHaveProperty(['orderStatus.en']);
});

test.each(['/en/order/status?o=nothing', '/en/order/decide?token=nothing'])(
  '%s, whose address is a key, is neither kept nor indexed nor sent to other sites',
  async (path) => {
    const { headers } = await (await openBuiltApp(shop)).get(path);
    const names = ['cache-control', 'x-robots-tag', 'referrer-policy'];
    expect(names.map((name) => headers.get(name))).toEqual(['no-store', 'noindex', 'no-referrer']);
  },
);

describe('if something fails', () => {
  test('R75 without the data of the signed-in person there is a status code instead of a page', async () => {
    const { get } = await openBuiltApp({ ...shop, db: broken(shop.db) });
    const answer = await get('/en/all-products', { claims: { storm_role: roles.user, company_id: 1001 } });
    expect(locationOf(answer)).toBe('302 /error?code=100');
  });

  test('R67 the system paths do not need it', async () => {
    const { get } = await openBuiltApp({ ...shop, db: broken(shop.db), snapshots: unreadable() });
    for (const path of ['/', '/error', '/404', '/sitemap.xml'])
      expect(`${path} ${locationOf(await get(path))}`).not.toContain('/error?code');
    expect((await get('/404')).status).toBe(404);
    expect((await get('/sitemap.xml')).status).toBe(200);
  });

  test('R81 without content and navigation the page still works, and each failure is logged once', async () => {
    const { log, lines } = logLines();
    const { get } = await openBuiltApp({ ...shop, log, snapshots: unreadable() });
    const answer = await get('/sv/storleksguide');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1[^>]*>Storleksguide/);
    const warnings = lines.filter(({ level }) => level === 40).map(({ msg }) => msg);
    expect(warnings.filter((text) => text === 'general content is missing')).toHaveLength(1);
    expect(warnings.filter((text) => text === 'Failed to read the navigation')).toHaveLength(1);
  });

  test('R21 the error test page fails, shows its request id, and the log has it', async () => {
    const { log, lines } = logLines();
    const { get } = await openBuiltApp({ ...shop, log });
    const answer = await get('/sv/fel');
    expect(answer.status).toBe(500);
    const failure = lines.find(({ msg }) => msg === 'a page failed');
    expect(await answer.text()).toContain(String(failure?.requestId));
  });
});
