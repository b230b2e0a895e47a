import { expect, test } from 'vitest';
import { paymentSideOf } from './payment-side.ts';

test('the payment state is shown once an order is fully billed', () => {
  expect(paymentSideOf({ status: 600, isPaid: true })).toBeUndefined();
  expect(paymentSideOf({ status: 700, isPaid: false })).toBe('invoiced');
  expect(paymentSideOf({ status: 800, isPaid: false })).toBe('overdue');
  expect(paymentSideOf({ status: 700, isPaid: true })).toBe('paid');
});
