import { expect, test } from 'vitest';
import { sendKeyOf } from './send-key.ts';

const cart = { id: '0190c0de-0000-7000-8000-000000000001', version: 3 };

test('by itself a cart is sent under its id and version, which may be said, too', () => {
  const own = { ok: true, value: { key: `${cart.id}:3`, isOwn: true } };
  expect(sendKeyOf(cart, undefined)).toEqual(own);
  expect(sendKeyOf(cart, `${cart.id}:3`)).toEqual(own);
});

test('a key made for another version means a cart that is not there any more', () => {
  for (const version of ['2', '4'])
    expect(sendKeyOf(cart, `${cart.id}:${version}`)).toMatchObject({ ok: false, refusal: { code: 'cart-changed' } });
});

test('any other key is the sender’s own', () => {
  for (const key of ['k-1', `${cart.id}:next`, `${cart.id}:`, 'another:2'])
    expect(sendKeyOf(cart, key)).toEqual({ ok: true, value: { key, isOwn: false } });
});
