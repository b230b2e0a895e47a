import { beforeEach, expect, test } from 'vitest';
import { aCategory, aColour, aPrice, aPriceList, aProduct, aStockLevel } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { productRow } from '../catalogue/feed/feed-product.ts';
import { productFields } from '../catalogue/product-pages-store.server.ts';
import { forgetRemovals } from '../catalogue/removal-store.server.ts';
import type { Columns } from '../list-engine/columns.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './catalogue-snapshot.server.ts';
import { type CatalogueThread, takingTurns } from './catalogue-thread.ts';
import { type ColumnWorks, createColumnWorks } from './column-works.ts';

let shop: TestShop;
let taken: string[];
let opened: (number | undefined)[];
let works: ColumnWorks;

/** Column works that record the products they receive. */
function watched(): CatalogueThread {
  taken = [];
  opened = [];
  works = createColumnWorks();
  const { open, take } = works;
  return takingTurns({
    ...works,
    open: async (...asked) => {
      const version = await open(...asked);
      opened.push(version);
      return version;
    },
    take: async (market, products) => {
      taken.push(...products.map(({ basePartNo }) => basePartNo));
      await take(market, products);
    },
  });
}

beforeEach(async () => {
  shop = { ...(await openTestShop()), catalogueThread: watched() };
  await bringFeed(shop, [
    aCategory(),
    aPriceList(),
    aPriceList({ code: 'PUBLIC-no', market: 'no', currency: 'NOK' }),
    ...[1000, 2000, 3000].map((style) => aProduct({ style })),
    ...[1000, 2000, 3000].map((style) => aPrice({ style })),
  ]);
  await readCatalogue(shop, 'se');
  expect(taken).toEqual(['10001110', '20001110', '30001110']);
  taken.length = 0;
});

const builtNow = async (): Promise<Columns> => (await readCatalogue(shop, 'se')).engine.columns;
const builtAnew = async (): Promise<Columns> => {
  const other = {
    ...shop,
    snapshots: (await freshSnapshots()).snapshots,
    catalogueThread: takingTurns(createColumnWorks()),
  };
  return (await readCatalogue(other, 'se')).engine.columns;
};
async function freshSnapshots() {
  const { createSnapshots } = await import('#platform/snapshots/snapshots.server.ts');
  const signals = { send: async () => {}, on: () => () => {} };
  const snapshots = createSnapshots({ db: shop.db, signals, clock: shop.clock, log: shop.log });
  await snapshots.start();
  snapshots.stop();
  return { snapshots };
}

test.each([
  ['its price', ['20001110'], [aPrice({ style: 2000, unitGross: '1' })]],
  ['its text', ['20001110'], [{ ...aProduct({ style: 2000 }), flags: ['news'] }]],
  [
    'its colours',
    ['20001110'],
    [{ ...aProduct({ style: 2000 }), colours: [aColour({ style: 2000, colour: '0200' })] }],
  ],
  ['a product that is new', ['40001110'], [aProduct({ style: 4000 }), aPrice({ style: 4000 })]],
  ['nothing', [], [aProduct({ style: 1000 }), aPrice({ style: 1000 })]],
  ['a category', [], [{ ...aCategory(), sortOrder: 9 }]],
  ['a price of another market', [], [aPrice({ style: 1000, priceList: 'PUBLIC-no', currency: 'NOK' })]],
])('after a change of %s only that is read again, with the same result as a full build', async (_, read, feed) => {
  await bringFeed(shop, feed);
  const columns = await builtNow();
  expect(taken).toEqual(read);
  expect(opened.at(-1)).toBe(1);
  expect(columns).toEqual(await builtAnew());
});

test('deleted products, prices and unlisted products are removed', async () => {
  await bringFeed(shop, [aProduct({ style: 1000 }), aProduct({ style: 2000 })], { full: true });
  expect((await builtNow()).productCount).toBe(2);
  expect(taken).toEqual([]);
  await bringFeed(shop, [aPrice({ style: 1000 })], { full: true });
  expect((await builtNow()).prices[0]?.colour).toHaveLength(1);
  expect(taken).toEqual(['20001110']);
  await bringFeed(shop, [{ ...aProduct({ style: 2000 }), articleType: 'FreightArticle' }]);
  const columns = await builtNow();
  expect(columns.productCount).toBe(1);
  expect(columns).toEqual(await builtAnew());
});

test('a reader with a version older than the pruned removals reads everything again', async () => {
  await bringFeed(shop, [aProduct({ style: 1000 }), aProduct({ style: 2000 })], { full: true });
  await forgetRemovals(shop.db, 'product', 0);
  const columns = await builtNow();
  expect(columns.productCount).toBe(2);
  expect(taken).toEqual(['10001110', '20001110']);
  expect(columns).toEqual(await builtAnew());
  await bringFeed(shop, [aPrice({ style: 2000, unitGross: '1' })]);
  await builtNow();
  expect(taken).toEqual(['10001110', '20001110', '20001110']);
});

test('a product that was deleted and added again is present', async () => {
  await bringFeed(shop, [aProduct({ style: 1000 })], { full: true });
  await bringFeed(shop, [aProduct({ style: 2000 })]);
  const columns = await builtNow();
  expect(columns.productCount).toBe(2);
  expect(columns).toEqual(await builtAnew());
});

test('a new or deleted price list causes a full read, because its prices may be older', async () => {
  await bringFeed(shop, [aPriceList({ code: 'OURS', type: 'Agreement' }), aPrice({ style: 1000, priceList: 'OURS' })]);
  const columns = await builtNow();
  expect(taken).toEqual(['10001110', '20001110', '30001110']);
  expect(columns.prices.map(({ list }) => list.code)).toEqual(['OURS', 'PUBLIC-se']);
});

test('recent queries of the old catalogue are prepared in the new one', async () => {
  const ask = (catalogue: Catalogue, showsNonSellable: boolean, hour: number) =>
    catalogue.assortmentFor({
      priceLists: [['PUBLIC-se']],
      now: new Date(Date.UTC(2026, 10, 16, hour)),
      showsNonSellable,
      basis: 'gross',
    });
  const before = await readCatalogue(shop, 'se');
  for (const hour of [8, 9]) ask(before, false, hour);
  ask(before, true, 7);
  await bringFeed(shop, [aPrice({ style: 2000, unitGross: '1' })]);
  const after = await readCatalogue(shop, 'se');
  expect(after).not.toBe(before);
  expect(after.lately()).toEqual(before.lately());
  expect(after.lately().map(({ showsNonSellable, now }) => [showsNonSellable, now.getUTCHours()])).toEqual([
    [false, 9],
    [true, 7],
  ]);
});

test('stock and reviews do not invalidate the catalogue', async () => {
  const before = await readCatalogue(shop, 'se');
  await bringFeed(shop, [aStockLevel({ style: 1000 })]);
  expect(await readCatalogue(shop, 'se')).toBe(before);
});

test('a failed build leaves nothing behind', async () => {
  const { take } = works;
  let breaks = true;
  shop = {
    ...shop,
    catalogueThread: takingTurns({
      ...works,
      take: async (...page) => {
        if (breaks) throw new Error('the thread ended');
        await take(...page);
      },
    }),
  };
  await bringFeed(shop, [aPrice({ style: 2000, unitGross: '1' })]);
  await expect(builtNow()).rejects.toThrow('the thread ended');
  breaks = false;
  expect(await builtNow()).toEqual(await builtAnew());
});

test('every field of a product is read', () => {
  const read = new Set<string>([...productFields, 'texts', 'colours']);
  const inFeed = Object.keys(productRow.shape).filter((field) => field !== 'kind');
  expect(inFeed.filter((field) => !read.has(field))).toEqual([]);
});
