import { expect, test } from 'vitest';
import { sendKeyOf } from './send-key.ts';

const cart = { id: '0190c0de-0000-7000-8000-000000000001', version: 3 };

test('the default key is the cart’s id and version, and a sender may also give that key', () => {
  const own = { ok: true, value: { key: `${cart.id}:3`, isOwn: true } };
  expect(sendKeyOf(cart, undefined)).toEqual(own);
  expect(sendKeyOf(cart, `${cart.id}:3`)).toEqual(own);
});

test('a key of another version means a cart that no longer exists', () => {
  for (const version of ['2', '4'])
    expect(sendKeyOf(cart, `${cart.id}:${version}`)).toMatchObject({ ok: false, refusal: { code: 'cart-changed' } });
});

test('any other key belongs to the sender', () => {
  for (const key of ['k-1', `${cart.id}:next`, `${cart.id}:`, 'another:2'])
    expect(sendKeyOf(cart, key)).toEqual({ ok: true, value: { key, isOwn: false } });
});
