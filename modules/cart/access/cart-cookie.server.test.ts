import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.server.ts';
import { createCookieJar } from '#server/cookie-jar.ts';
import { dropCartCookie, readCartCookie, writeCartCookie } from './cart-cookie.server.ts';

const [current, previous] = ['n'.repeat(32), 'p'.repeat(32)];
const shop = { env: readEnv({ SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: previous }) };
const old = { env: readEnv({ SESSION_SECRET: previous }) };
const foreign = { env: readEnv({ SESSION_SECRET: 'x'.repeat(32) }) };
const name = 'Blk.Cart.Public';
const id = '0199a000-0000-7000-8000-000000000001';

function written(by: typeof shop, under = name) {
  const cookies = createCookieJar(undefined, { secure: true });
  writeCartCookie(by, { cookies }, under, id);
  return { value: cookies.read(under) ?? '', lines: cookies.lines() };
}
const read = (value: string, under = name) =>
  readCartCookie(shop, { cookies: createCookieJar(`${under}=${value}`, { secure: true }) }, under);

test('B10 a forged cookie is ignored, one sealed with the last secret is not', () => {
  const { value, lines } = written(shop);
  expect(value.startsWith(`${id}.`)).toBe(true);
  expect(read(value)).toBe(id);
  expect(read(written(old).value)).toBe(id);
  expect(read(written(foreign).value)).toBeUndefined();
  expect(read(value.replace('0001.', '0002.'))).toBeUndefined();
  expect(read(`${value}.x`)).toBeUndefined();
  expect(read(id)).toBeUndefined();
  expect(read('')).toBeUndefined();
  expect(read(value, 'Blk.Cart.7')).toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/; HttpOnly; Secure; Max-Age=7776000$/)]);
});

test('a dropped cookie names no cart', () => {
  const cookies = createCookieJar(`${name}=${written(shop).value}`, { secure: true });
  dropCartCookie({ cookies }, name);
  expect(readCartCookie(shop, { cookies }, name)).toBeUndefined();
  expect(cookies.lines()).toEqual([expect.stringContaining('Max-Age=0')]);
});
