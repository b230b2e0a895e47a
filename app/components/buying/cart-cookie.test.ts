import { expect, test } from 'vitest';
import { readCartCount, writeCartCount } from './cart-cookie.ts';

test('the count is read by whose it is, and by nobody else', () => {
  const written = writeCartCount('1005-5040', 12.5);
  expect(readCartCount(written, '1005-5040')).toBe(12.5);
  expect(readCartCount(written, '5040')).toBeUndefined();
});

test.each([undefined, '', 'Public', 'Public:', 'Public:x', 'Public:-1'])('%j says nothing', (value) =>
  expect(readCartCount(value, 'Public')).toBeUndefined(),
);
