import { expect, test } from 'vitest';
import { createQuantityFormat } from './quantity-format.ts';

test.each([
  ['en-GB', 1.23456, '1.235'],
  ['sv-SE', 1.23456, '1,235'],
  ['en-GB', 1.5, '1.5'],
  ['en-GB', 12, '12'],
  ['en-GB', 0, '0'],
  ['en-NL', 1234.5, '1,234.5'],
  ['de-AT', 12_345.5, '12.345,5'],
])('T23 in %s the quantity %d shows as %s', (cultureCode, quantity, text) => {
  expect(createQuantityFormat(cultureCode, 'EUR')(quantity)).toBe(text);
});

test.each([
  ['en-IS', '1,234.5', '2.5'],
  ['is-IS', '1.234,5', '2,5'],
])('T23 in %s a quantity keeps decimals where amounts have none', (cultureCode, thousand, few) => {
  const format = createQuantityFormat(cultureCode, 'ISK');
  expect(format(1234.5)).toBe(thousand);
  expect(format(2.5)).toBe(few);
});
