import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import type { FlagKey } from '#modules/flags/flags.ts';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aColour, aPrice, aPriceList, aProduct, aStockLevel } from '#tests/build/feed.ts';
import { anAccount } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

// A page also contains its texts as data; only texts between tags are visible.
const path = '/sv/produkt/trousers-1000';
const stockPath = '/sv/product-answers/stock/10001110';
const review = {
  kind: 'review',
  id: 'r1',
  basePartNo: '10001110',
  language: 'sv',
  stars: 4,
  title: 'Bra',
  text: 'Håller.',
};

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

/** 1000 and 1001 are public, 2000 belongs to one company, 4000 has no price. */
const feed = [
  aCategory(),
  aPriceList(),
  aPriceList({ code: 'OURS', type: 'Agreement' }),
  { ...aProduct({ style: 1000 }), colours: ['0100', '0200'].map((colour) => aColour({ style: 1000, colour })) },
  aProduct({ style: 1001 }),
  { ...aProduct({ style: 2000 }), publicAssortment: false },
  aProduct({ style: 4000 }),
  aPrice({ style: 1000 }),
  aPrice({ style: 1000, colour: '0200', unitGross: '1495' }),
  aPrice({ style: 1001 }),
  { ...aPrice({ style: 2000, priceList: 'OURS' }), unitGross: undefined, unitNet: '600' },
  aStockLevel({ style: 1000, quantity: 4321 }),
  { ...review, author: 'A. B.', date: '2026-10-01' },
];

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, feed);
  app = await openBuiltApp(shop);
});

const turnOn = (key: FlagKey) => changeFlag(shop, aVisit({ claims: someClaims() }), { key, enabled: true });

async function aMember(list: string) {
  const company = await aCompany().withPriceLists(list).save(shop.db);
  const person = { emailAddress: 'a@b.example', firstName: 'Anna', lastName: 'Berg', passwordHash: 'x' };
  const customer_id = await anAccount(shop.db, { ...person, role: roles.user });
  return { customer_id, storm_role: roles.user, company_id: company.id };
}

test('P57 R30 a product by its name; an unknown one is 404, with a friendly text and links', async () => {
  const found = await app.get(path);
  expect(found.status).toBe(200);
  const html = await found.text();
  expect(html).toContain('Trousers 1000');
  // The preview data for shared links.
  for (const tag of ['type', 'title', 'description', 'url', 'image']) expect(html).toContain(`property="og:${tag}"`);
  const missing = await app.get('/sv/produkt/no-such-trousers');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toMatch(/>Produkten finns inte längre här<[\s\S]*href="\/sv\/alla-produkter\/trousers"/);
});

test('an address in another language of the market redirects to the same product in this one', async () => {
  const product = aProduct({ style: 3000 });
  const { en } = product.texts;
  if (!en) throw new Error('the product speaks no English');
  const texts = { fi: { ...en, slug: 'housut-3000' }, sv: { ...en, slug: 'byxa-3000' } };
  await bringFeed(shop, [
    aPriceList({ code: 'PUBLIC-fi', market: 'fi', currency: 'EUR' }),
    { ...product, texts },
    aPrice({ style: 3000, priceList: 'PUBLIC-fi', currency: 'EUR' }),
  ]);
  const answer = await app.get('/sv/produkt/housut-3000', { host: 'fi.localhost:3000' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sv/produkt/byxa-3000']);
});

test('an anonymous page is kept by colour, without stock; an unknown colour redirects to the product', async () => {
  const [plain, colour] = [await app.get(path), await app.get(`${path}?colour=100011100200`)];
  expect(plain.headers.get('etag')).not.toBe(colour.headers.get('etag'));
  expect((await app.get(`${path}?utm=x`)).headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(await plain.text()).not.toContain('4321');
  for (const query of ['colour=nothing', 'colour=100011100100&colour=100011100200']) {
    const astray = await app.get(`${path}?${query}`);
    expect([astray.status, astray.headers.get('location')]).toEqual([302, path]);
  }
});

test('P03 stock is loaded separately, and ends when the product has left the assortment', async () => {
  const answer = await app.get(stockPath);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ stock: [{ sku: '100011100100C50', onHandValue: 4321 }] });
  await bringFeed(
    shop,
    feed.filter((row) => !JSON.stringify(row).includes('10001110')),
    { full: true },
  );
  expect(await (await app.get(stockPath)).json()).toEqual({ stock: null });
  expect((await app.get(path)).status).toBe(404);
});

test('a product agreed with a company is visible only to its people, with stock and all sizes', async () => {
  const agreed = '/sv/produkt/trousers-2000';
  expect((await app.get(agreed)).status).toBe(404);
  expect(await (await app.get('/sv/product-answers/stock/20001110')).json()).toEqual({ stock: null });
  const own = await app.get(agreed, { claims: await aMember('OURS') });
  const html = await own.text();
  expect(own.status).toBe(200);
  expect(own.headers.get('etag')).toBeNull();
  expect(html).toContain('600,00');
  expect(html).toContain('>Alla storlekar och lagersaldo<');
  expect(html).not.toMatch(/application\/ld\+json|og:title/);
  expect(await (await app.get(path)).text()).not.toContain('>Alla storlekar och lagersaldo<');
});

test('an agreed product is found by its name in another language, only by the company’s people', async () => {
  const product = aProduct({ style: 2000 });
  const { en } = product.texts;
  if (!en) throw new Error('the product speaks no English');
  const texts = { en, sv: { ...en, slug: 'byxa-2000' } };
  await bringFeed(shop, [{ ...product, publicAssortment: false, texts }]);
  const own = await app.get('/en/product/byxa-2000', { claims: await aMember('OURS') });
  expect([own.status, own.headers.get('location')]).toEqual([302, '/en/product/trousers-2000']);
  expect((await app.get('/en/product/byxa-2000')).status).toBe(404);
});

test('P49 a special assortment has its own link, and leads to products at its prices; no link leaves it by itself', async () => {
  await bringFeed(shop, [
    aPriceList({ code: 'AHEAD', type: 'PreOrder' }),
    { ...aPrice({ style: 1001, priceList: 'AHEAD' }), unitGross: undefined, unitNet: '555' },
  ]);
  const claims = await aMember('AHEAD');
  const html = await (await app.get('/sv/alla-produkter?context=PreOrder', { claims })).text();
  const [, href = ''] = /href="([^"]*trousers-1001(?!\/)[^"]*)"/.exec(html) ?? [];
  expect(href).toBe('/sv/produkt/trousers-1001?context=PreOrder');
  expect(html).toMatch(/<h1[^>]*>Förhandsorder<\/h1>/);
  const product = await (await app.get(href, { claims })).text();
  expect(product).toContain('555,00');
  expect(product).toMatch(/href="\/sv\/produkt\/trousers-1001\?context=PreOrder&amp;colour=\d+"[^>]*role="radio"/);
  const wayIn = 'href="/sv/alla-produkter?context=PreOrder"';
  expect(await (await app.get('/sv', { claims })).text()).toContain(wayIn);
  expect(await (await app.get('/sv')).text()).not.toContain(wayIn);
  const stockOf = async (context: string) => {
    const answer = await app.get(`/sv/search/stock?partNos=10001110,10011110${context}`, { claims });
    return new Set(Object.keys((await answer.json()) as object).map((sku) => sku.slice(0, 8)));
  };
  expect(await stockOf('')).toEqual(new Set(['10001110', '10011110']));
  expect(await stockOf('&context=PreOrder')).toEqual(new Set(['10011110']));
  expect(await (await app.get('/sv/produkt/trousers-1001', { claims })).text()).not.toContain('555,00');
});

test('M48 products that cannot be bought are shown without a price if the flag is on', async () => {
  const path4000 = '/sv/produkt/trousers-4000';
  expect((await app.get(path4000)).status).toBe(404);
  await turnOn('UseDisplayNonSellableProducts');
  const html = await (await app.get(path4000)).text();
  expect(html).toContain('>Går inte att köpa just nu<');
  expect(html).not.toContain('"@type":"Offer"');
});

test('M49 recommendations are shown if the flag is on', async () => {
  expect(await (await app.get(path)).text()).not.toContain('Trousers 1001');
  await turnOn('UseRecommendations');
  expect(await (await app.get(path)).text()).toMatch(/>Rekommenderas för dig<[\s\S]*Trousers 1001/);
});

test('M50 the new layout has all sections open, the old one has them collapsed', async () => {
  expect(await (await app.get(path)).text()).toContain('<details id="description"');
  await turnOn('UseNewProductDetailsPage');
  expect(await (await app.get(path)).text()).toContain('<section id="description"');
});

test('P112 reviews are shown with their stars, and hidden while they cannot be loaded', async () => {
  const page = await (await app.get(path)).text();
  expect(page).toMatch(/1 betyg[\s\S]*href="\/sv\/produkt\/trousers-1000\/recensioner"/);
  expect(page).not.toContain('Håller.');
  const { reviews } = (await (await app.get('/sv/product-answers/reviews/10001110')).json()) as {
    reviews: { entries: { text: string }[] };
  };
  expect(reviews.entries.map(({ text }) => text)).toEqual(['Håller.']);
  for (const [query, isShown] of [
    ['', true],
    ['?stars=4&language=sv&withText=true&sort=best', true],
    ['?stars=5', false],
    ['?language=de', false],
    ['?page=2', false],
  ] as const) {
    const all = await (await app.get(`${path}/recensioner${query}`)).text();
    expect([query, all.includes('>Håller.<')]).toEqual([query, isShown]);
  }
  await sql`alter view published_review rename to reviews_away`.execute(shop.db);
  try {
    const claims = await aMember('OURS');
    const answer = await app.get(path, { claims });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('1 betyg');
  } finally {
    await sql`alter view reviews_away rename to published_review`.execute(shop.db);
  }
});

test('cards from browser storage: products that are gone or not visible to this visitor are left out', async () => {
  const query = ['10011110', '20001110', '99999999', 'x'].map((partNo) => `partNo=${partNo}`).join('&');
  const { cards } = (await (await app.get(`/sv/product-answers/cards?${query}`)).json()) as {
    cards: { name: string }[];
  };
  expect(cards.map(({ name }) => name)).toEqual(['Trousers 1001']);
});

test('structured data has the product with its offers and its breadcrumb', async () => {
  const html = await (await app.get(path)).text();
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(told.map((one) => one['@type'])).toEqual(['ProductGroup', 'BreadcrumbList']);
  expect(told[0]).toMatchObject({ offers: [{ price: 1295, priceCurrency: 'SEK' }, { price: 1495 }] });
});
