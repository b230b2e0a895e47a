import { expect, test } from 'vitest';
import { readCartCount, writeCartCount } from './cart-cookie.ts';

test("the count is returned only for the visitor's own key", () => {
  const written = writeCartCount('1005-5040', 12.5);
  expect(readCartCount(written, '1005-5040')).toBe(12.5);
  expect(readCartCount(written, '5040')).toBeUndefined();
});

test.each([undefined, '', 'Public', 'Public:', 'Public:x', 'Public:-1'])('%j gives no count', (value) =>
  expect(readCartCount(value, 'Public')).toBeUndefined(),
);
