import { beforeEach, expect, test } from 'vitest';
import { aCategory, aPriceList, aProduct, aStockLevel } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { forgetRemovals } from '../catalogue/removal-store.server.ts';
import { readStock } from './read-stock.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [aCategory(), aPriceList(), aProduct({ style: 1000 }), aProduct({ style: 2000 })]);
});

const level = (sku: string, onHandValue: number, nextDeliveryDate?: string) => ({ sku, onHandValue, nextDeliveryDate });
const skuOf = (style: number) => `${style}11100100C50`;

test('P03 stock has the quantity on hand and the next delivery, for skus and for a whole product', async () => {
  await bringFeed(shop, [
    { ...aStockLevel({ style: 1000, quantity: 0 }), nextDeliveryDate: '2026-12-03' },
    { ...aStockLevel({ style: 1000, quantity: 7 }), sku: '100011100100C52' },
    aStockLevel({ style: 2000, quantity: 3 }),
  ]);
  expect(await readStock(shop, { skus: [skuOf(2000), skuOf(1000)] })).toEqual([
    level(skuOf(2000), 3),
    level(skuOf(1000), 0, '2026-12-03'),
  ]);
  expect(await readStock(shop, { basePartNo: '10001110' })).toEqual([
    level(skuOf(1000), 0, '2026-12-03'),
    level('100011100100C52', 7),
  ]);
});

test('a sku without a stock level has none', async () => {
  expect(await readStock(shop, { skus: ['nonsense', skuOf(1000)] })).toEqual([
    level('nonsense', 0),
    level(skuOf(1000), 0),
  ]);
  expect(await readStock(shop, { basePartNo: '99999999' })).toEqual([]);
});

test('a change is visible after its import, without a rebuild of the catalogue', async () => {
  await bringFeed(shop, [aStockLevel({ style: 1000, quantity: 5 }), aStockLevel({ style: 2000, quantity: 5 })]);
  expect(await readStock(shop, { skus: [skuOf(1000)] })).toEqual([level(skuOf(1000), 5)]);
  const heard: string[] = [];
  shop.snapshots.onChange((topic) => heard.push(topic));
  await bringFeed(shop, [aStockLevel({ style: 1000, quantity: 4 })]);
  expect(heard).toEqual(['stock']);
  expect(await readStock(shop, { skus: [skuOf(1000), skuOf(2000)] })).toEqual([
    level(skuOf(1000), 4),
    level(skuOf(2000), 5),
  ]);
});

test('deleted stock is gone: missing in a full feed, with its colour, or with its product', async () => {
  const rows = [aStockLevel({ style: 1000 }), aStockLevel({ style: 2000 })];
  const left = async () =>
    [
      ...(await readStock(shop, { basePartNo: '10001110' })),
      ...(await readStock(shop, { basePartNo: '20001110' })),
    ].map(({ sku }) => sku);
  await bringFeed(shop, rows);
  expect(await left()).toEqual([skuOf(1000), skuOf(2000)]);
  await bringFeed(shop, [aStockLevel({ style: 2000 })], { full: true });
  expect(await left()).toEqual([skuOf(2000)]);
  await bringFeed(shop, rows);
  const other = aProduct({ style: 2000 });
  const colours = other.colours.map((colour) => ({
    ...colour,
    partNo: '200011100200',
    sizes: [{ code: 'C50', sku: '200011100200C50' }],
  }));
  await bringFeed(shop, [{ ...other, colours }]);
  expect(await left()).toEqual([skuOf(1000)]);
  await bringFeed(shop, [{ ...other, colours }], { full: true });
  expect(await left()).toEqual([]);
  await bringFeed(shop, [aProduct({ style: 1000 })]);
  expect(await left()).toEqual([]);
});

test('deleted stock is gone even if the removal was pruned', async () => {
  await bringFeed(shop, [aStockLevel({ style: 1000, quantity: 5 }), aStockLevel({ style: 2000, quantity: 5 })]);
  expect(await readStock(shop, { basePartNo: '20001110' })).toHaveLength(1);
  await bringFeed(shop, [aStockLevel({ style: 1000, quantity: 5 })], { full: true });
  await forgetRemovals(shop.db, 'stock', 0);
  expect(await readStock(shop, { basePartNo: '20001110' })).toEqual([]);
  expect(await readStock(shop, { basePartNo: '10001110' })).toEqual([level(skuOf(1000), 5)]);
});
