import { expect, test } from 'vitest';
import { underUsualNames } from './own-names.ts';

const lists = [{ USERNAME: 'loginId', PASSWORD: 'loginPw' }, { HOOK_URL: 'back' }];

test('the first list whose names are all in the request translates them, in any capitals', () => {
  const came = [
    ['LOGINID', 'a'],
    ['loginpw', 'b'],
    ['back', 'c'],
    ['HOOK_URL', 'd'],
  ] as const;
  expect(underUsualNames(came, lists)).toEqual([
    ['USERNAME', 'a'],
    ['PASSWORD', 'b'],
    ['back', 'c'],
    ['HOOK_URL', 'd'],
  ]);
});

test('a request with only some of the names stays as it came', () => {
  expect(underUsualNames([['loginId', 'a']], lists)).toEqual([['loginId', 'a']]);
});
