import { expect, test } from 'vitest';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { contains } from './contains.ts';

test('a minimum number of the selected goods is in the cart', () => {
  const gloves = contains.schema.parse({ kind: 'contains', selection: { categories: ['Gloves'] }, quantity: 2 });
  const glove = (quantity: number) => aRow({ categories: ['Gloves'], quantity });
  expect(contains.holds(gloves, aSituation([glove(2)]))).toBe(true);
  expect(contains.holds(gloves, aSituation([glove(1), glove(1)]))).toBe(true);
  expect(contains.holds(gloves, aSituation([glove(1), aRow({ quantity: 5 })]))).toBe(false);
});

test('the default is one piece', () => {
  const brand = contains.schema.parse({ kind: 'contains', selection: { brands: [1] } });
  expect(contains.holds(brand, aSituation([aRow()]))).toBe(true);
  expect(contains.holds(brand, aSituation([aRow({ manufacturerId: 2 })]))).toBe(false);
});
