import { expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import { someClaims } from '#tests/build/visit.ts';
import { endOf, placeInstead, readWay, stepHref } from './sign-in-way.ts';

const read = (query: string) => readWay(new URL(`http://fi.localhost:3000/login?${query}`), markets.fi, 'en');

test.each([
  ['lang=sv', 'sv'],
  ['locale=sv', 'sv'],
  ['lang=fi&locale=sv', 'fi'],
  ['lang=de&locale=sv', 'sv'],
  ['returnTo=%2Fsv%2Fproduct%2Fx', 'sv'],
  ['lang=fi&returnTo=%2Fsv', 'fi'],
  ['returnTo=%2Fde%2Fproduct', 'en'],
  ['returnTo=%2F%2Fsv', 'en'],
  ['', 'en'],
])('A23 the sign-in with %s is in %s', (query, language) => expect(read(query).language).toBe(language));

test('A23 after signing in, a path of the shop is opened', () => {
  expect(endOf(read('returnTo=%2Ffi%2Fomatsivut%3Fa%3D1%23b'))).toBe('/fi/omatsivut?a=1#b');
  expect(endOf(read(`returnTo=${encodeURIComponent('http://fi.localhost:3000/fi/kassa')}`))).toBe('/fi/kassa');
});

test.each([
  'https://evil.example/fi',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'http://fi.localhost:3000.evil.example/',
  '/logout',
  '/login?returnTo=/login',
  '',
])('A23 %s is not a valid target: the home page is opened instead', (returnTo) => {
  const way = read(`lang=sv&${new URLSearchParams({ returnTo: decodeURIComponent(returnTo) })}`);
  expect(way.returnTo).toBeUndefined();
  expect(endOf(way)).toBe('/sv');
});

test('A23 language, target and reseller are passed to the next step', () => {
  const way = read('returnTo=%2Fsv%2Fkassa%3Fa%3D1&reseller=boden');
  const href = stepHref('/login/forgotten', way);
  expect(href).toBe('/login/forgotten?lang=sv&returnTo=%2Fsv%2Fkassa%3Fa%3D1&reseller=boden');
  expect(readWay(new URL(href, 'http://fi.localhost:3000'), markets.fi, 'en')).toEqual(way);
  expect(stepHref('/register', read(''))).toBe('/register?lang=en');
});

test('A24 a signed-in visitor continues directly; a market with its own login redirects there', () => {
  const way = read('returnTo=%2Ffi%2Fkassa');
  const own = { ...markets.fi, loginUrl: 'https://login.example/fi' };
  expect(placeInstead({ market: markets.fi, claims: undefined }, way)).toBeUndefined();
  expect(placeInstead({ market: markets.fi, claims: someClaims() }, way)).toBe('/fi/kassa');
  expect(placeInstead({ market: own, claims: undefined }, way)).toBe('https://login.example/fi');
});
