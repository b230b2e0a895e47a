import { expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { forgetRemovals, removedAfter } from './removal-store.server.ts';

const note = (shop: TestShop, rows: readonly [kind: 'product' | 'stock', key: string, version: number][]) =>
  shop.db
    .insertInto('catalogue_removal')
    .values(rows.map(([kind, key, version]) => ({ kind, key, version })))
    .execute();
const held = async (shop: TestShop) => {
  const rows = await shop.db.selectFrom('catalogue_removal').selectAll().execute();
  return rows.map(({ kind, key, version }) => `${kind} ${key} ${version}`).sort();
};

test('the latest removals are remembered, of a version all or none, and up to where they were forgotten', async () => {
  const shop = await openTestShop();
  await note(shop, [
    ['product', 'a', 1],
    ['product', 'b', 2],
    ['product', 'c', 2],
    ['product', 'd', 3],
    ['stock', 'a', 1],
  ]);
  await forgetRemovals(shop.db, 'product', 2);
  expect(await held(shop)).toEqual(['product  2', 'product d 3', 'stock a 1']);
  await forgetRemovals(shop.db, 'product', 2);
  await forgetRemovals(shop.db, 'stock', 2);
  expect(await held(shop)).toEqual(['product  2', 'product d 3', 'stock a 1']);
  await forgetRemovals(shop.db, 'product', 0);
  expect(await held(shop)).toEqual(['product  3', 'stock a 1']);
});

test('who holds a version from before the mark is not told a part of what went', () => {
  expect(removedAfter(['d'])).toEqual(['d']);
  expect(removedAfter(['', 'd'])).toBeUndefined();
});
