import { expect, test } from 'vitest';
import { readTypedQuantity } from './typed-quantity.ts';

test.each([
  [3, 1, { quantity: 3 }],
  [99_999, 1, { quantity: 99_999 }],
  [100_000, 1, { problem: 'tooMany' }],
  [-3, 1, { problem: 'notPositive' }],
  [0, 1, {}],
  [0.0004, 1, { problem: 'tooSmall' }],
  [0.0004, 10, { problem: 'tooSmall' }],
  [0.0005, 1, { quantity: 0.001 }],
  [1.2345, 1, { quantity: 1.235 }],
  [undefined, 1, {}],
  [4, 10, { quantity: 10 }],
  [19, 10, { problem: 'packs' }],
])('P101 P103 %s typed, sold by %d', (value, packSize, expected) => {
  expect(readTypedQuantity(value, packSize)).toEqual(expected);
});
