import { expect, test } from 'vitest';
import type { Unit } from '#core/units.ts';
import { aRow } from '#tests/build/cart.ts';
import { fitQuantity, scaledChildren } from './row-quantity.ts';

/** An article with the given pack size and unit. */
const sold = (multiplyFactor: number, soldBy: Unit = 'H87') => ({ sku: 'A', multiplyFactor, soldBy });

test('P103 a quantity is rounded to packs or refused with the pack size', () => {
  expect(fitQuantity(1, sold(10))).toEqual({ ok: true, value: 10 });
  expect(fitQuantity(25, sold(10))).toEqual({ ok: true, value: 20 });
  expect(fitQuantity(16, sold(10))).toEqual({ ok: false, refusal: { code: 'quantity-not-a-multiple', factor: 10 } });
  expect(fitQuantity(0, sold(10))).toEqual({ ok: true, value: 0 });
});

test('B62 a negative or missing quantity is refused', () => {
  for (const wished of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(fitQuantity(wished, sold(1))).toEqual({ ok: false, refusal: { code: 'quantity-invalid' } });
});

test('B62 a quantity that rounds to zero is not zero', () => {
  for (const factor of [1, 10])
    expect(fitQuantity(0.0004, sold(factor))).toEqual({ ok: false, refusal: { code: 'quantity-invalid' } });
  expect(fitQuantity(0.0005, sold(1, 'MTR'))).toEqual({ ok: true, value: 0.001 });
});

test('the largest quantity is accepted, more is not', () => {
  expect(fitQuantity(99_999, sold(1))).toEqual({ ok: true, value: 99_999 });
  const refusal = { code: 'quantity-too-large', maximum: 99_999 };
  expect(fitQuantity(100_000, sold(1))).toEqual({ ok: false, refusal });
});

test('T23 measured quantities keep three decimals', () => {
  expect(fitQuantity(1.23456, sold(1, 'MTR'))).toEqual({ ok: true, value: 1.235 });
  expect(fitQuantity(0.5, sold(1, 'KGM'))).toEqual({ ok: true, value: 0.5 });
});

test('T23 counted quantities are whole: a fraction is refused and never becomes a pack', () => {
  for (const unitCode of ['H87', 'PR', 'SET', 'XPK', 'XBX', 'XRO'] as const)
    for (const [wished, factor] of [
      [1.5, 1],
      [1.5, 10],
      [12.5, 10],
    ] as const)
      expect(fitQuantity(wished, sold(factor, unitCode))).toEqual({
        ok: false,
        refusal: { code: 'quantity-not-whole', sku: 'A', quantity: wished, unitCode },
      });
});

test('V22 services keep their number per piece', () => {
  const row = aRow({ quantity: 2 });
  const children = [aRow({ sku: 'logo', quantity: 2 }), aRow({ sku: 'name', quantity: 6 })];
  expect(scaledChildren(row, children, 5).map(({ quantity }) => quantity)).toEqual([5, 15]);
});
