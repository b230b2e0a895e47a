import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { markets } from '../market/markets.ts';
import { readFeed } from './feed-lines.server.ts';
import type { FeedRowOf } from './feed-schema.ts';
import { findCategory, findProductSlug } from './find-category.ts';
import { importCatalogue } from './import-catalogue.server.ts';
import { readCategoryTree, readNavigation } from './read-navigation.server.ts';
import { readNextPriceChange } from './read-next-price-change.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

async function bring(rows: object[], full = false) {
  const lines = readFeed(Readable.from([rows.map((row) => JSON.stringify(row)).join('\n')]), 'ndjson');
  const result = await importCatalogue(shop, { id: randomUUID(), source: 'test', strict: true, full, lines });
  expect(result).toMatchObject({ ok: true });
}

type Product = FeedRowOf<'product'>;

function sold(style: number, rank: number, more: Partial<Product> = {}): Product {
  const product = aProduct({ style });
  const [colour] = product.colours;
  if (!colour) throw new Error('a product has a colour');
  const media = [43, 171, 282].map((mediaId) => ({ mediaId, path: `products/${colour.partNo}_${mediaId}.jpg` }));
  const popularity = { se: { popRank30: rank, popRank60: rank } };
  return { ...product, colours: [{ ...colour, media, popularity }], ...more };
}

const basics = [aCategory(), aPriceList()];
const visit = aVisit();
const names = async (asked = visit) => (await readNavigation(shop, asked)).departments.map(({ name }) => name);

test('only products of the market’s public list are counted and shown', async () => {
  const gloves = {
    ...aCategory({ code: 'Gloves' }),
    id: 2,
    texts: { en: { ...aCategory().texts.en, slug: 'gloves', name: 'Gloves' } },
  };
  await bring([
    ...basics,
    gloves,
    aPriceList({ code: 'PUBLIC-de', market: 'de', currency: 'EUR' }),
    { ...aPriceList({ code: 'AGREED' }), type: 'Agreement' },
    sold(1000, 1),
    sold(2000, 2, { publicAssortment: false }),
    sold(3000, 3, { articleType: 'FreightArticle' }),
    sold(4000, 4),
    sold(5000, 5, { categories: ['Gloves'], primaryCategory: 'Gloves' }),
    ...[1000, 2000, 3000].map((style) => aPrice({ style })),
    aPrice({ style: 4000, priceList: 'AGREED' }),
    aPrice({ style: 5000, priceList: 'PUBLIC-de', currency: 'EUR' }),
  ]);
  const { departments } = await readNavigation(shop, visit);
  expect(departments.map(({ name, count }) => ({ name, count }))).toEqual([{ name: 'Trousers', count: 1 }]);
  expect(await names({ ...visit, market: markets.de, language: 'de' })).toEqual(['Gloves']);
  const tree = await readCategoryTree(shop, visit);
  expect(findCategory(tree, 'sv', { categorySlug: 'gloves' })).toMatchObject({ code: 'Gloves', count: 0 });
  expect(findProductSlug(tree, 'trousers-1000', 'sv', 'en')).toBe('trousers-1000');
  expect(findProductSlug(tree, 'trousers-2000', 'sv', 'en')).toBeUndefined();
});

test('an import is visible afterwards, and deleted products are gone', async () => {
  expect(await names()).toEqual([]);
  await bring([...basics, sold(1000, 1), aPrice({ style: 1000 })]);
  expect(await names()).toEqual(['Trousers']);
  const renamed = { ...aCategory(), texts: { en: { ...aCategory().texts.en, name: 'Work trousers' } } };
  await bring([renamed]);
  expect(await names()).toEqual(['Work trousers']);
  await bring([...basics, sold(2000, 1, { publicAssortment: false }), aPrice({ style: 2000 })], true);
  expect(await names()).toEqual([]);
});

test('the next start or end of a public campaign is known', async () => {
  const price = {
    ...aPrice({ style: 1000, unitGross: '1295' }),
    sizeExceptions: [{ sizes: ['C52'], unitGross: '1395' }],
    campaign: { unitGross: '995', lowestGross30Days: '1195', from: '2026-11-20', to: '2026-11-22' },
  };
  await bring([...basics, sold(1000, 1), price]);
  const next = (now: string) => readNextPriceChange(shop, { ...visit, now: new Date(now) });
  expect(await next('2026-11-19T22:59:59Z')).toEqual(new Date('2026-11-19T23:00:00Z'));
  expect(await next('2026-11-19T23:00:00Z')).toEqual(new Date('2026-11-22T23:00:00Z'));
  expect(await next('2026-11-22T23:00:00Z')).toBeUndefined();
});

test('R81 an unreadable navigation is logged, and the page is shown without it', async () => {
  const warnings: unknown[] = [];
  const log = Object.assign(Object.create(shop.log), { warn: (facts: unknown) => warnings.push(facts) });
  const broken = { ...shop, log, snapshots: { ...shop.snapshots, read: () => Promise.reject(new Error('gone')) } };
  expect(await readNavigation(broken, visit)).toEqual({ departments: [], sections: [], families: [], groups: [] });
  expect(warnings).toMatchObject([{ market: 'se' }]);
});
