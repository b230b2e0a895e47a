import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCatalogue } from '#modules/assortment/catalogue-snapshot.server.ts';
import { markets } from '#modules/market/markets.ts';
import { createLog } from '#platform/log.server.ts';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openCatalogueThread } from './catalogue-thread.ts';

let inline: TestShop;
let thread: ReturnType<typeof openCatalogueThread>;
let shop: TestShop;

beforeEach(async () => {
  inline = await openTestShop();
  thread = openCatalogueThread(createLog('silent'));
  shop = { ...inline, catalogueThread: thread };
  const products = [1000, 2000].flatMap((style) => [aProduct({ style }), aPrice({ style })]);
  await bringFeed(shop, [aCategory(), aPriceList(), ...products]);
});

afterEach(() => thread.stop());

const columnsOf = async (asked: TestShop, market: 'se' | 'fi' = 'se') =>
  (await readCatalogue(asked, market)).engine.columns;

test('another thread builds the same result in shared memory', async () => {
  const columns = await columnsOf(shop);
  await bringFeed(shop, [aPrice({ style: 1000 })]);
  expect(columns).toEqual(await columnsOf(inline));
  expect(columns.heap.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test('concurrent requests for markets are built one after another', async () => {
  const [swedish, finnish] = await Promise.all([columnsOf(shop), columnsOf(shop, 'fi')]);
  expect([swedish.market, finnish.market]).toEqual(['se', 'fi']);
  expect([swedish.productCount, finnish.productCount]).toEqual([2, 2]);
});

test('a thread that ended is restarted and gets all data', async () => {
  await columnsOf(shop);
  await thread.stop();
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '1' })]);
  const columns = await columnsOf(shop);
  expect(columns.productCount).toBe(2);
  expect(columns.prices[0]?.unitAmount).toContain(100);
});

test('an error in the thread reaches the caller, and the thread continues', async () => {
  await expect(thread.run((works) => works.take('se', []))).rejects.toThrow('nobody opened the market se');
  expect((await columnsOf(shop)).productCount).toBe(2);
});

test('callers of a thread that ends get an error', async () => {
  const none = { categories: [], parametrics: [], colours: [], materials: [], standards: [], families: [], groups: [] };
  const products = Array.from({ length: 3000 }, (_, index) => {
    const product = aProduct({ style: 1000 + index });
    const { basePartNo, primaryCategory } = product;
    return { basePartNo, primaryCategory, text: JSON.stringify({ ...product, prices: [] }) };
  });
  const waiting = thread.run(async (works) => {
    await works.open({ market: markets.se, priceLists: [], ...none });
    const [taken] = await Promise.allSettled([works.take('se', products), thread.stop()]);
    return taken;
  });
  expect(await waiting).toMatchObject({ status: 'rejected', reason: { message: 'the catalogue thread ended' } });
});
