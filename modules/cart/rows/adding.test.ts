import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import { findRowToIncrease } from './adding.ts';

const wanted = { sku: 'A', type: 'DefaultArticle', coworkerId: undefined } as const;

test('B27 the same sku increases the row for visitors and consumers, independent of the wearer', () => {
  const rows = [aRow({ sku: 'B' }), aRow({ sku: 'A' }, { CoWorkerId: '7' })];
  expect(findRowToIncrease(rows, wanted, false)).toBe(rows[1]);
  expect(findRowToIncrease(rows, { ...wanted, sku: 'C' }, false)).toBeUndefined();
});

test('B27 B28 in a company the row increases for the same wearer, including no wearer', () => {
  const rows = [aRow({ sku: 'A' }, { CoWorkerId: '7' }), aRow({ sku: 'A' })];
  expect(findRowToIncrease(rows, { ...wanted, coworkerId: 7 }, true)).toBe(rows[0]);
  expect(findRowToIncrease(rows, wanted, true)).toBe(rows[1]);
  expect(findRowToIncrease(rows, { ...wanted, coworkerId: 8 }, true)).toBeUndefined();
});

test('B27 metadata by visitors without a company does not prevent merging', () => {
  const row = aRow({ sku: 'A' }, { Type: 'ExternalArticle', PriceListId: 'x', ManufacturerId: '9' });
  expect(findRowToIncrease([row], wanted, false)).toBe(row);
});

test('articles of an external list and services stay separate', () => {
  const parent = aRow({ sku: 'P' });
  const rows = [parent, aRow({ sku: 'A', parentId: parent.id }), aRow({ sku: 'A' }, { Type: 'ExternalArticle' })];
  expect(findRowToIncrease(rows, wanted, true)).toBeUndefined();
  expect(findRowToIncrease(rows, { ...wanted, type: 'ExternalArticle' }, true)).toBe(rows[2]);
  expect(findRowToIncrease(rows.slice(0, 2), wanted, false)).toBeUndefined();
});
