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

test('the latest removals are kept, those of one version together, with a mark of what was pruned', async () => {
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

test('a reader older than the mark gets no partial list', () => {
  expect(removedAfter(['d'])).toEqual(['d']);
  expect(removedAfter(['', 'd'])).toBeUndefined();
});
