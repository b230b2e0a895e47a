import { beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aColour, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

const colourFilter = {
  kind: 'parametric',
  code: 'Color',
  type: 'ParametricList',
  level: 'colour',
  filter: true,
  isAndFilter: false,
  sortOrder: 1,
  name: { en: 'Colour' },
  values: ['01', '02'].map((code, at) => ({ id: 7000 + at, code, sortOrder: at, name: { en: `Shade ${code}` } })),
};
const styles = Array.from({ length: 18 }, (_, at) => 1001 + at);

const named = (id: number, code: string) => ({
  ...aCategory({ code }),
  id,
  texts: { en: { ...aCategory().texts.en, name: code, heading: code, slug: code.toLowerCase() } },
});
const jeans = { ...named(2, 'Jeans'), parentCode: 'Bottoms' };
const women = { ...named(17_682, 'Women'), section: 'women' };

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeAll(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [
    aCategory(),
    jeans,
    named(3, 'Hats'),
    women,
    colourFilter,
    aPriceList(),
    ...styles.map((style) => aProduct({ style })),
    {
      ...aProduct({ style: 2001 }),
      categories: ['Bottoms', 'Jeans', 'Women'],
      colours: [aColour({ style: 2001, colour: '0200' })],
    },
    ...styles.map((style) => aPrice({ style, unitGross: String(style) })),
    aPrice({ style: 2001, colour: '0200', unitGross: '99' }),
  ]);
  app = await openBuiltApp(shop);
});

const htmlOf = async (path: string) => (await app.get(path)).text();
const cardsIn = (html: string) => html.match(/<article/g)?.length ?? 0;
const etagOf = async (path: string) => (await app.get(path)).headers.get('etag');

describe('a list of products', () => {
  test('R23 R42 all products are at all-products and at Products, in pages of 15', async () => {
    const [all, old] = [await htmlOf('/en/all-products'), await htmlOf('/en/Products')];
    expect([cardsIn(all), cardsIn(old)]).toEqual([15, 15]);
    expect(all).toContain('19 products');
    expect(cardsIn(await htmlOf('/en/all-products?page=2'))).toBe(4);
  });

  test('P44 a page beyond the end is the last one', async () => {
    expect(cardsIn(await htmlOf('/en/all-products?page=99'))).toBe(4);
  });

  test('R28 R63 a category has its heading, its breadcrumb and its description', async () => {
    const html = await htmlOf('/en/all-products/trousers');
    expect(html).toMatch(/<h1[^>]*>Trousers<\/h1>/);
    expect(html).toContain('All trousers.');
    expect(html).toContain('href="/en/all-products"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test('R27 R29 a subcategory, and a category of the women’s section, show their own products', async () => {
    for (const path of ['/en/all-products/trousers/jeans', '/en/all-products/women/trousers']) {
      const html = await htmlOf(path);
      expect(cardsIn(html)).toBe(1);
      expect(html).toContain('200111100200');
    }
    expect(cardsIn(await htmlOf('/en/all-products/trousers'))).toBe(15);
  });

  test('P35 P43 filters of the address are ticked and applied', async () => {
    const html = await htmlOf('/en/all-products?OrFilters=ParametricList,7001');
    expect(cardsIn(html)).toBe(1);
    expect(html).toMatch(
      /<input[^>]*value="ParametricList,7001"[^>]* checked=""|checked=""[^>]*value="ParametricList,7001"/,
    );
    expect(html).toMatch(/Remove<!-- --> <\/span><span class="truncate">Shade 02/);
  });

  test('P36 a price range filters; the fields of a plain form set it', async () => {
    expect(cardsIn(await htmlOf('/en/all-products?filters=price,1,100'))).toBe(1);
    expect(cardsIn(await htmlOf('/en/all-products?filters=price,100,1'))).toBe(15);
    const answer = await app.get('/en/all-products?priceMin=50&priceMax=100&query=');
    expect(`${answer.status} ${decodeURIComponent(answer.headers.get('location') ?? '')}`).toBe(
      '302 /en/all-products?filters=price,50,100',
    );
  });

  test('a category given by number is shown as a filter of the list; an unknown number is removed from the address', async () => {
    expect(await htmlOf('/en/all-products?filters=ParametricMultiple,1')).toMatch(
      /href="\/en\/all-products"[^>]*><span class="sr-only">Remove<!-- --> <\/span><span class="truncate">Trousers/,
    );
    const answer = await app.get('/en/all-products?filters=ParametricMultiple,999999&sort=Names,asc');
    expect(`${answer.status} ${decodeURIComponent(answer.headers.get('location') ?? '')}`).toBe(
      '302 /en/all-products?sort=Names,asc',
    );
  });

  test('P35 a category by number narrows the category of the path, on the page and in the API', async () => {
    expect(cardsIn(await htmlOf('/en/all-products/trousers?filters=ParametricMultiple,2'))).toBe(1);
    expect(cardsIn(await htmlOf('/en/all-products/trousers/jeans?filters=ParametricMultiple,1'))).toBe(1);
    const hats = await htmlOf('/en/all-products/trousers?filters=ParametricMultiple,3');
    expect(hats).toMatch(/<h1[^>]*>Trousers<\/h1>/);
    expect(cardsIn(hats)).toBe(0);
  });

  test('P20 P36 with hidden prices there is no sorting or range by price, and both are removed from the address', async () => {
    const hidden = { headers: { cookie: 'yrke_view=Public:h=1' } };
    const answer = await app.get(
      '/en/all-products?sort=LowestPrice,asc&filters=price,1,100&OrFilters=ParametricList,7001',
      hidden,
    );
    expect(`${answer.status} ${decodeURIComponent(answer.headers.get('location') ?? '')}`).toBe(
      '302 /en/all-products?OrFilters=ParametricList,7001',
    );
    const html = await (await app.get('/en/all-products?sort=Names,asc', hidden)).text();
    expect(html).toContain('value="Names,asc"');
    expect(html).not.toMatch(/value="(?:Lowest|Highest)Price|name="priceM/);
    expect(await htmlOf('/en/all-products')).toMatch(
      /LowestPrice,asc[^]*name="priceMin"|name="priceMin"[^]*LowestPrice,asc/,
    );
  });

  test('P43 a value that no longer exists is removed from the address, the other filters stay', async () => {
    const answer = await app.get(
      '/en/all-products?OrFilters=ParametricList,999999&OrFilters=ParametricList,7001&page=2',
    );
    expect(`${answer.status} ${decodeURIComponent(answer.headers.get('location') ?? '')}`).toBe(
      '302 /en/all-products?OrFilters=ParametricList,7001&page=2',
    );
  });

  test('an empty result offers no filters, but the chosen ones can be removed', async () => {
    const panel = 'id="list-filters"';
    expect(await htmlOf('/en/all-products')).toContain(panel);
    expect(await htmlOf('/en/all-products?query=xyzzy')).not.toContain(panel);
    expect(await htmlOf('/en/all-products?query=xyzzy&OrFilters=ParametricList,7001')).toContain(panel);
  });

  test.each([
    ['10,000 characters', `query=${'x'.repeat(10_000)}`],
    ['emoji and quotes', `query=${encodeURIComponent('🦺 "\'')}`],
    ['a script', `query=${encodeURIComponent('</title><script>alert(1)</script>')}`],
    ['a view, a page and a sort of nothing', 'view=X&page=-1&sort=__proto__,asc'],
  ])('%s: still a valid page', async (_, query) => {
    const answer = await app.get(`/en/all-products?${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('<script>alert');
  });

  test('R41 the sitemap has lists and products, in one file if they fit', async () => {
    const xml = await htmlOf('/sitemap.xml');
    expect(xml).toMatch(/<loc>[^<]*\/en\/all-products\/trousers<\/loc>/);
    expect(xml).toMatch(/<loc>[^<]*\/en\/product\/[^<]+<\/loc>/);
    expect(await htmlOf('/sitemap-1.xml')).toBe(xml);
    expect((await app.get('/sitemap-2.xml')).status).toBe(404);
  });

  test('only unfiltered pages are indexed by search engines', async () => {
    const noindex = '<meta name="robots" content="noindex, follow"/>';
    for (const plain of ['', '?page=2', '?utm_source=x'])
      expect(await htmlOf(`/en/all-products${plain}`)).not.toContain(noindex);
    for (const other of ['?query=x', '?OrFilters=ParametricList,7001', '?sort=Names,asc', '?view=LIST'])
      expect(await htmlOf(`/en/all-products${other}`)).toContain(noindex);
    expect(await htmlOf('/en/all-products?query=x')).toContain(
      '<link rel="canonical" href="http://se.localhost:3000/en/all-products"/>',
    );
  });

  test('each page of a list is its own canonical address, with or without filters; the old address redirects', async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="http:\/\/se\.localhost:3000([^"]*)"/.exec(await htmlOf(path))?.[1];
    expect(await canonical('/en/all-products?page=2')).toBe('/en/all-products?page=2');
    expect(await canonical('/en/all-products?page=2&sort=Names,asc')).toBe('/en/all-products?page=2');
    expect(await canonical('/en/all-products?page=99')).toBe('/en/all-products?page=2');
    expect(await canonical('/en/all-products?page=1')).toBe('/en/all-products');
    expect(await canonical('/en/Products?page=2')).toBe('/en/all-products?page=2');
    expect((await htmlOf('/en/all-products')).match(/rel="canonical"/g)).toHaveLength(1);
  });

  test('P34 P90 a company’s own group has a page for its people, which others do not find', async () => {
    const [ours, theirs] = [await aCompany('Ours').save(shop.db), await aCompany('Theirs').save(shop.db)];
    const as = ({ id }: { id: number }, storm_role: Role = roles.user) => ({ claims: { storm_role, company_id: id } });
    const answer = await app.get('/api/product/groups?cultureCode=en-SE', {
      ...as(ours, roles.administrator),
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://se.localhost:3000' },
      body: JSON.stringify({ name: 'Harbour', basePartNos: [aProduct({ style: 1001 }).basePartNo] }),
    });
    expect(answer.status).toBe(200);
    const path = '/en/all-products/groups/harbour';
    const own = await app.get(path, as(ours));
    const html = await own.text();
    expect(own.status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Harbour<\/h1>/);
    expect(cardsIn(html)).toBe(1);
    expect(html).toContain('Our groups');
    expect((await app.get(path, as(theirs))).status).toBe(404);
    const stranger = await app.get(path);
    expect(`${stranger.status} ${stranger.headers.get('location')}`).toBe('302 /404');
  });

  test('the language switch keeps the state of the list, search engines get the unfiltered page', async () => {
    const html = await htmlOf('/en/all-products?OrFilters=ParametricList,7001&page=1&utm_source=x');
    expect(html).toMatch(/<a href="\/sv\/[^"?]+\?OrFilters=ParametricList%2C7001&amp;page=1" lang="sv"/);
    expect(html).toMatch(/<link rel="alternate" hrefLang="sv-SE" href="[^"?]+"/);
  });

  test('a list is kept by its filters and sort order, and by nothing else', async () => {
    const etag = await etagOf('/en/all-products');
    expect(etag).toMatch(/^W\/"/);
    expect(await etagOf('/en/all-products?lang=en&utm_source=mail')).toBe(etag);
    expect(await etagOf('/en/all-products?OrFilters=ParametricList,7001')).not.toBe(etag);
    expect(await etagOf('/en/all-products?page=2')).not.toBe(etag);
  });

  test('stock is loaded separately and never kept', async () => {
    const partNo = aProduct({ style: 1001 }).colours[0]?.partNo;
    const answer = await app.get(`/en/search/stock?partNos=${partNo},nonsense`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await answer.json()) as object)).toEqual([`${partNo}C50`, `${partNo}C52`]);
  });

  test('R74 a signed-in buyer gets an empty list with a message for an unknown category', async () => {
    const company = await aCompany().save(shop.db);
    const answer = await app.get('/en/all-products/no-such-slug', {
      claims: { storm_role: roles.user, company_id: company.id },
    });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('There is no such category');
    expect(cardsIn(html)).toBe(0);
  });

  test('P105 if the products cannot be loaded the page shows an error and a retry button', async () => {
    const { log } = logLines();
    const read: typeof shop.snapshots.read = (snapshot, part) =>
      snapshot.name === 'assortment' ? Promise.reject(new Error('out of order')) : shop.snapshots.read(snapshot, part);
    const { get } = await openBuiltApp({ ...shop, log, snapshots: { ...shop.snapshots, read } });
    const answer = await get('/en/Products?query=x');
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('The products could not be fetched');
    expect(html).toMatch(/<a href="\/en\/Products\?query=x"[^>]*>.*Try again/);
  });
});
