import { expect, test } from 'vitest';
import { oddQuantity } from './odd-quantity.ts';

const rows = [
  { rowNumber: 100, sku: '100011100100C50', quantity: 3, soldBy: 'H87' },
  { rowNumber: 200, sku: '400011100100OS', quantity: 3, soldBy: 'MTR' },
  { rowNumber: 300, sku: '100011100100C52', quantity: 1.5, soldBy: 'H87' },
] as const;

test.each([
  [100, 2, undefined],
  [100, 1.5, { sku: '100011100100C50', quantity: 1.5, unitCode: 'H87' }],
  [200, 1.5, undefined],
  [300, 1.5, undefined],
  [300, 0.5, undefined],
  [900, 1.5, undefined],
])('of row %d the quantity %d: %o is invalid', (rowNumber, quantity, odd) => {
  expect(
    oddQuantity(rows, [
      { rowNumber: 100, quantity: 1 },
      { rowNumber, quantity },
    ]),
  ).toEqual(odd);
});
