import { expect, test } from 'vitest';
import type { Unit } from '#core/units.ts';
import { readTypedQuantity } from './typed-quantity.ts';

test.each<[number | undefined, number, Unit, object]>([
  [3, 1, 'H87', { quantity: 3 }],
  [99_999, 1, 'H87', { quantity: 99_999 }],
  [100_000, 1, 'H87', { problem: 'tooMany' }],
  [-3, 1, 'H87', { problem: 'notPositive' }],
  [0, 1, 'H87', {}],
  [0.0004, 1, 'H87', { problem: 'tooSmall' }],
  [0.0004, 10, 'H87', { problem: 'tooSmall' }],
  [0.0005, 1, 'MTR', { quantity: 0.001 }],
  [1.2345, 1, 'MTR', { quantity: 1.235 }],
  [undefined, 1, 'H87', {}],
  [4, 10, 'H87', { quantity: 10 }],
  [1.5, 1, 'H87', { problem: 'notWhole' }],
  [1.5, 10, 'PR', { problem: 'notWhole' }],
  [19, 10, 'H87', { problem: 'packs' }],
])('P101 P103 %s typed, sold by %d %s', (value, packSize, soldBy, expected) => {
  expect(readTypedQuantity(value, packSize, soldBy)).toEqual(expected);
});
