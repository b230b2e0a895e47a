import { expect, test } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

test('a cookie is read from the request, or as it was changed', () => {
  const jar = createCookieJar('a=1; Blk.Cart.Public=x.y; b=2', { secure: false });
  expect(jar.read('Blk.Cart.Public')).toBe('x.y');
  expect(jar.read('Blk.Cart')).toBeUndefined();
  jar.write('Blk.Cart.Public', 'z', { maxAgeSeconds: 60 });
  expect(jar.read('Blk.Cart.Public')).toBe('z');
});

test('only changed cookies are set, hidden from scripts unless meant for them', () => {
  const jar = createCookieJar('a=1', { secure: true });
  expect(jar.lines()).toEqual([]);
  jar.write('a', '2', { maxAgeSeconds: 60 });
  jar.write('a', '3', { maxAgeSeconds: 0 });
  jar.write('count', '3', { maxAgeSeconds: undefined, isForScripts: true });
  expect(jar.lines()).toEqual([
    'a=3; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=0',
    'count=3; Path=/; SameSite=Lax; Secure',
  ]);
});

test('without cookies there is nothing to read', () =>
  expect(createCookieJar(undefined, { secure: false }).read('a')).toBeUndefined());
