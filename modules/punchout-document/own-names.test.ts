import { expect, test } from 'vitest';
import { underUsualNames, usesOwnNames } from './own-names.ts';

const names = { USERNAME: 'loginId', FUNCTION: 'what' };

test('own names are translated in any capitals, and others stay as they came', () => {
  const came = [
    ['LOGINID', 'a'],
    ['What', 'DETAIL'],
    ['HOOK_URL', 'd'],
  ] as const;
  expect(underUsualNames(came, names)).toEqual([
    ['USERNAME', 'a'],
    ['FUNCTION', 'DETAIL'],
    ['HOOK_URL', 'd'],
  ]);
});

test('a request uses the names of a company if it has one of them', () => {
  expect(usesOwnNames([['WHAT', 'DETAIL']], names)).toBe(true);
  expect(usesOwnNames([['USERNAME', 'a']], names)).toBe(false);
  expect(usesOwnNames([['USERNAME', 'a']], {})).toBe(false);
});
