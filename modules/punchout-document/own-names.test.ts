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

test('a parameter that not every request has may be named too, and is translated where it is sent', () => {
  const own = [{ PRODUCTID: 'articleNo' }, { USERNAME: 'loginId', FUNCTION: 'what', PRODUCTID: 'articleNo' }];
  const start = [['loginId', 'a']] as const;
  expect(underUsualNames(start, own)).toEqual([['USERNAME', 'a']]);
  expect(underUsualNames([...start, ['What', 'DETAIL'], ['articleno', '1']], own)).toEqual([
    ['USERNAME', 'a'],
    ['FUNCTION', 'DETAIL'],
    ['PRODUCTID', '1'],
  ]);
  expect(underUsualNames([['articleNo', '1']], own)).toEqual([['PRODUCTID', '1']]);
  expect(underUsualNames([['other', '1']], own)).toEqual([['other', '1']]);
});
