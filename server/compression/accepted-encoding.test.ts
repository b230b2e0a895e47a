import { expect, test } from 'vitest';
import { takesEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['gzip;q=1.0', true],
  ['gzip;q=0', false],
  ['gzip; q=0.00, br', false],
  ['br, deflate', false],
  ['x-gzip', false],
  ['', false],
])('%s takes gzip: %s', (accepted, expected) => {
  expect(takesEncoding(accepted, 'gzip')).toBe(expected);
});
