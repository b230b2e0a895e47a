import { expect, test } from 'vitest';
import { deliveryLabelOf } from './delivery-label.ts';

test('H12 five delivery codes have a label, all others are unknown', () => {
  expect([0, 10, 40, 50, 60].map(deliveryLabelOf)).toEqual([
    'not-delivered',
    'not-delivered',
    'part-delivered',
    'delivered',
    'invoiced',
  ]);
  expect([99, 20, 30, -1, 0.5, Number.NaN, null].map(deliveryLabelOf)).toEqual(Array(7).fill('unknown'));
});
