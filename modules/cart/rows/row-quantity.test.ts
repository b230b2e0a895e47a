import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import { fitQuantity, scaledChildren } from './row-quantity.ts';

test('P103 a quantity fits the pack or is refused with it', () => {
  expect(fitQuantity(1, 10)).toEqual({ ok: true, value: 10 });
  expect(fitQuantity(25, 10)).toEqual({ ok: true, value: 20 });
  expect(fitQuantity(16, 10)).toEqual({ ok: false, refusal: { code: 'quantity-not-a-multiple', factor: 10 } });
  expect(fitQuantity(0, 10)).toEqual({ ok: true, value: 0 });
});

test('B62 a quantity below zero, or none at all, is refused', () => {
  for (const wished of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(fitQuantity(wished, 1)).toEqual({ ok: false, refusal: { code: 'quantity-invalid' } });
});

test('B62 a wish too small to count is no zero', () => {
  for (const factor of [1, 10])
    expect(fitQuantity(0.0004, factor)).toEqual({ ok: false, refusal: { code: 'quantity-invalid' } });
  expect(fitQuantity(0.0005, 1)).toEqual({ ok: true, value: 0.001 });
});

test('the largest quantity is the last', () => {
  expect(fitQuantity(99_999, 1)).toEqual({ ok: true, value: 99_999 });
  const refusal = { code: 'quantity-too-large', maximum: 99_999 };
  expect(fitQuantity(100_000, 1)).toEqual({ ok: false, refusal });
});

test('T23 three decimals are kept', () => expect(fitQuantity(1.2345, 1)).toEqual({ ok: true, value: 1.235 }));

test('V22 what belongs to a row keeps as many for each piece', () => {
  const row = aRow({ quantity: 2 });
  const children = [aRow({ sku: 'logo', quantity: 2 }), aRow({ sku: 'name', quantity: 6 })];
  expect(scaledChildren(row, children, 5).map(({ quantity }) => quantity)).toEqual([5, 15]);
});
