import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import { partsOf } from './split-rows.ts';

test('B63 rows and their services are divided, each with its own id and number', () => {
  const row = aRow({ sku: 'A', quantity: 4, rowNumber: 100, version: 5 }, { Comment: 'x' });
  const logo = aRow({ sku: 'logo', quantity: 8, rowNumber: 110, parentId: row.id });
  let made = 0;
  const making = { numbers: [101, 102], now: new Date(0), newId: () => `new ${(made += 1)}` };
  const { rest, parts } = partsOf(row, [logo], [3, 1], making);
  expect(rest.map(({ id, quantity, rowNumber }) => [id, quantity, rowNumber])).toEqual([
    [row.id, 3, 100],
    [logo.id, 6, 110],
  ]);
  const [part, child] = parts;
  expect(part).toMatchObject({ sku: 'A', quantity: 1, rowNumber: 101, version: 1, created: new Date(0) });
  expect(part?.metadata).toEqual([{ key: 'Comment', id: expect.stringMatching(/^new/), value: 'x' }]);
  expect(child).toMatchObject({ sku: 'logo', quantity: 2, rowNumber: 102, parentId: part?.id });
});
