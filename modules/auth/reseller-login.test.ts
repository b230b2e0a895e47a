import { expect, test } from 'vitest';
import { resellerLoginPath } from './reseller-login.ts';

test('M47 a reseller has its own login only if the flag is on', () => {
  expect(resellerLoginPath('brackenmoor', false)).toBe('/login');
  expect(resellerLoginPath('brackenmoor', true)).toBe('/login?reseller=brackenmoor');
  expect(resellerLoginPath('a&b=/c', true)).toBe('/login?reseller=a%26b%3D%2Fc');
});
