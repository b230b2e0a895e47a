import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canSplit } from '#core/quantity.ts';
import type { Unit } from '#core/units.ts';
import { splitKinds, splitQuantities } from './splitting.ts';

const sold = (multiplyFactor: number, soldBy: Unit = 'H87') => ({ sku: 'A', multiplyFactor, soldBy });

test('B37 a row with more than one pack can be split', () => {
  expect([canSplit(10, 10), canSplit(20, 10), canSplit(1, 1), canSplit(2, 1)]).toEqual([false, true, false, true]);
  expect(splitQuantities(10, sold(10), { kind: 'Full' })).toEqual({
    ok: false,
    refusal: { code: 'row-not-splittable' },
  });
});

describe('B39 the three ways to split', () => {
  test('the kinds are Default, Partial and Full', () => expect(splitKinds).toEqual(['Default', 'Partial', 'Full']));

  test.each([
    [4, 1, { kind: 'Default' }, [2, 2]],
    [5, 1, { kind: 'Default' }, [3, 2]],
    [50, 10, { kind: 'Default' }, [30, 20]],
    [1.5, 1, { kind: 'Default' }, [0.5, 1]],
    [4, 1, { kind: 'Partial', quantity: 3 }, [1, 3]],
    [30, 10, { kind: 'Partial', quantity: 20 }, [10, 20]],
    [1.5, 1, { kind: 'Partial', quantity: 0.2 }, [1.3, 0.2]],
    [3, 1, { kind: 'Full' }, [1, 1, 1]],
    [30, 10, { kind: 'Full' }, [10, 10, 10]],
    [2.5, 1, { kind: 'Full' }, [1, 1, 0.5]],
  ] as const)('%d in packs of %d: %o', (quantity, factor, split, parts) =>
    expect(splitQuantities(quantity, sold(factor, 'MTR'), split)).toEqual({ ok: true, value: parts }),
  );

  test.each([0, -1, 4, 5])('of 4 pieces %d cannot be split off', (quantity) =>
    expect(splitQuantities(4, sold(1), { kind: 'Partial', quantity })).toMatchObject({ ok: false }),
  );

  test('packs are not broken', () =>
    expect(splitQuantities(30, sold(10), { kind: 'Partial', quantity: 5 })).toEqual({
      ok: false,
      refusal: { code: 'quantity-not-a-multiple', factor: 10 },
    }));
});

test('T23 a piece cannot be split', () => {
  const refusal = { code: 'quantity-not-whole', sku: 'A', unitCode: 'H87' };
  expect(splitQuantities(4, sold(1), { kind: 'Partial', quantity: 0.5 })).toEqual({
    ok: false,
    refusal: { ...refusal, quantity: 0.5 },
  });
  expect(splitQuantities(1.5, sold(1), { kind: 'Default' })).toEqual({
    ok: false,
    refusal: { ...refusal, quantity: 1.5 },
  });
});

test('B63 splitting keeps the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(...splitKinds),
      fc.integer({ min: 1, max: 60 }),
      (packs, factor, kind, off) => {
        const split = splitQuantities(packs * factor, sold(factor), { kind, quantity: off });
        if (!split.ok) return;
        expect(split.value.reduce((sum, part) => sum + part, 0)).toBe(packs * factor);
        expect(split.value.every((part) => part > 0 && part % factor === 0)).toBe(true);
        expect(split.value.length).toBeGreaterThan(1);
      },
    ),
  );
});
