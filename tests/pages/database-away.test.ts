import { beforeAll, describe, expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { pages } from '#app/pages.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { endedSessions } from '#modules/auth/ended-sessions.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { savePage } from '#modules/content/save-page.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPage, aParagraph } from '#tests/build/content.ts';
import { aCategory, aPrice, aPriceList, aProduct, aSizeGuide, aStockLevel } from '#tests/build/feed.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type AwayRequest, aCart, requests, type Visitor, visitors } from './away-requests.ts';
import { openBuiltApp } from './built-app.ts';
import { params } from './page-answers.ts';

const outage = { isAway: false };
let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let guestCookie = '';
let claimsOf: Partial<Record<Visitor, Partial<Claims>>>;

beforeAll(async () => {
  shop = await openTestShop({}, outage);
  const page = (slug: string) => aPage({ slug, blocks: [aParagraph('We make workwear.')] });
  for (const slug of ['front-page', 'about'])
    await savePage(shop, aVisit({ claims: someClaims() }), {
      language: 'sv',
      everywhere: true,
      kind: 'page',
      page: page(slug),
    });
  await bringFeed(shop, [
    aCategory(),
    aPriceList(),
    aSizeGuide(),
    { ...aProduct({ style: 1000 }), sizeGuide: aSizeGuide().code },
    aPrice({ style: 1000 }),
    aStockLevel({ style: 1000, quantity: 4 }),
  ]);
  const company = await aCompany().save(shop.db);
  const buyer = await aPerson('ada@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  await aPerson('bo@bygg.example').at(company).save(shop.db);
  const consumer = await aConsumer().save(shop.db);
  const staff = await aPerson('staff@yrke.example').withRole(roles.internal).save(shop.db);
  claimsOf = {
    consumer: { customer_id: consumer.id, storm_role: roles.b2c },
    company: { customer_id: buyer.id, storm_role: roles.customerAdmin, company_id: company.id },
    staff: { customer_id: staff.id, storm_role: roles.internal },
  };
  app = await openBuiltApp(shop);
  const cart = await ask({ path: '/api/cart/carts', json: aCart, status: 201 }, 'none');
  guestCookie = cart.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  // A shop that has run for a while: shared data is in memory.
  for (const path of [
    '/sv',
    '/sv/about',
    '/sv/alla-produkter',
    '/sv/produkt/trousers-1000',
    '/sv/kassa',
    '/sitemap.xml',
  ])
    for (const visitor of visitors) await ask({ path, status: 200 }, visitor);
  outage.isAway = true;
  return () => {
    outage.isAway = false;
  };
});

function ask({ path, form, json }: AwayRequest, visitor: Visitor): Promise<Response> {
  const claims = claimsOf[visitor];
  const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json);
  return app.get(path, {
    ...(claims && { claims }),
    ...(body !== undefined && { method: 'POST', body }),
    headers: {
      origin: 'http://se.localhost:3000',
      'accept-language': 'sv',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(visitor === 'cookie' && { cookie: guestCookie }),
    },
  });
}

const sentence = 'Butiken är tillfälligt otillgänglig. Försök igen om en minut.';

/** In the visitor's language, at the same address: no redirect, and no cookie changes. */
async function saysAway(answer: Response, as: AwayRequest['as']): Promise<unknown> {
  const { headers } = answer;
  const text = await answer.text();
  const facts = { retryAfter: headers.get('retry-after'), location: headers.get('location') };
  const cookies = headers.getSetCookie().filter((line) => /^yrke_(access|refresh)/.test(line));
  if (as === 'problem') {
    const { status, code, title } = JSON.parse(text) as Record<string, unknown>;
    return { ...facts, cookies, status, code, title };
  }
  return { ...facts, cookies, lang: /<html lang="(\w+)">/.exec(text)?.[1], says: text.includes(sentence) };
}

const nothingElse = { retryAfter: '5', location: null, cookies: [] };
const expected = {
  page: { ...nothingElse, lang: 'sv', says: true },
  problem: { ...nothingElse, status: 503, code: 'temporarily-unavailable', title: sentence },
};

const titleOf = ({ path, form, json }: AwayRequest) => `${form || json ? 'POST' : 'GET'} ${path}`;

describe('Q19 while the database is unavailable', () => {
  test.each(requests.map((request) => [titleOf(request), request] as const))('%s', async (_, request) => {
    const { status, as } = request;
    for (const [at, visitor] of visitors.entries()) {
      const answer = await ask(request, visitor);
      const wanted = typeof status === 'number' ? status : (status[at] ?? 0);
      expect(`${visitor} ${answer.status}`).toBe(`${visitor} ${wanted}`);
      const told = answer.status === 503 ? await saysAway(answer, as) : undefined;
      expect(told).toEqual(wanted === 503 ? expected[as ?? 'page'] : undefined);
    }
  });

  test('/readyz reports it, without a session', async () => {
    const answer = await ask({ path: '/readyz', status: 503 }, 'staff');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.text()).toBe('not ready: the database is away');
  });

  test.each(visitors)('no page fails with 500 or leads %s to the error page', async (visitor) => {
    const failed: string[] = [];
    for (const { name } of pages.filter((page) => page.name !== 'errorTest')) {
      const path = routeHref(name, 'sv', { ...params, uniqueName: 'trousers-1000' });
      const answer = await ask({ path, status: 0 }, visitor);
      if (answer.status === 500 || answer.headers.get('location')?.startsWith('/error')) failed.push(name);
    }
    expect(failed).toEqual([]);
  });

  test('a page shows that a session exists, even if the names cannot be read', async () => {
    const html = await (await ask({ path: '/sv/about', status: 200 }, 'consumer')).text();
    expect(html).toContain('Mitt konto');
    expect(html).not.toContain('/login?returnTo');
  });
});

test('the retry button keeps the query', async () => {
  const path = '/sv/produkt/trousers-1000/recensioner?stars=4&sort=a%22b';
  const html = await (await ask({ path, status: 503 }, 'none')).text();
  expect(html).toContain('<form action="/sv/produkt/trousers-1000/recensioner">');
  expect(html).toContain('<input type="hidden" name="sort" value="a&quot;b">');
  expect(html).toContain('<button>Försök igen</button>');
});

test('if a session cannot be checked, pages and API answer 503, but files do not', async () => {
  outage.isAway = false;
  await markChanged(shop.db, endedSessions.topic);
  await shop.snapshots.announce(endedSessions.topic);
  outage.isAway = true;
  const statusOf = async (path: string) => `${path} ${(await ask({ path, status: 0 }, 'consumer')).status}`;
  for (const path of ['/sv', '/sv/about.data', '/api/product/products', '/authenticated'])
    expect(await statusOf(path)).toBe(`${path} 503`);
  for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/site.webmanifest', '/healthz'])
    expect(await statusOf(path)).toBe(`${path} 200`);
  for (const path of ['/files/none.pdf', '/pictures/none.jpg?w=446', '/assets/none.js'])
    expect(await statusOf(path)).toBe(`${path} 404`);
  expect(await statusOf('/__manifest?paths=/sv/about&version=old')).toMatch(/ 204$/);
});
