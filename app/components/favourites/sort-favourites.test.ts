import { expect, test } from 'vitest';
import { aResult } from './result-fixture.ts';
import { favouriteOrders, sortFavourites } from './sort-favourites.ts';

const known = [
  { partNo: '100011100100', name: 'Överall', price: 500, at: 1 },
  { partNo: '200011100100', name: 'Jacka', price: null, at: 3 },
  { partNo: '300011100100', name: 'Byxa', price: 900, at: 2 },
].map(({ partNo, name, price, at }) => ({
  // The time of adding counts, not that of the last change.
  item: { partNo, sku: partNo, at: 9 - at, addedAt: at },
  product: aResult({ partNo, name, price }),
}));

test('results of several calls are sorted together in every order', () => {
  const orders = favouriteOrders.map((order) => sortFavourites(known, order, 'sv').map(({ product }) => product.name));
  expect(orders).toEqual([
    ['Jacka', 'Byxa', 'Överall'],
    ['Byxa', 'Jacka', 'Överall'],
    ['Överall', 'Byxa', 'Jacka'],
    ['Byxa', 'Överall', 'Jacka'],
  ]);
});
