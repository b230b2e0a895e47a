import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addQuantities,
  canSplit,
  fitToFactor,
  largestQuantity,
  multiplyFactorOf,
  pageSizeForPack,
  parseQuantity,
} from './quantity.ts';

describe('parseQuantity', () => {
  test.each([
    [1.23456, 1.235],
    ['1.23456', 1.235],
    ['1.0005', 1.001],
    [1.0005, 1.001],
    ['2', 2],
    [0, 0],
    ['0.0000', 0],
    ['0.0005', 0.001],
    [largestQuantity, largestQuantity],
  ])('T23 %s becomes %s', (value, quantity) => {
    expect(parseQuantity(value)).toEqual({ ok: true, value: quantity });
  });

  test('T23 trailing zeros are dropped', () => {
    const parsed = parseQuantity('1.500');
    expect(parsed.ok && String(parsed.value)).toBe('1.5');
  });

  test.each([
    ['two', { code: 'wrong-type', expected: 'number' }],
    ['', { code: 'wrong-type', expected: 'number' }],
    [Number.NaN, { code: 'wrong-type', expected: 'number' }],
    [-1, { code: 'too-small', minimum: 0 }],
    [-0.0001, { code: 'too-small', minimum: 0 }],
    [0.0004, { code: 'too-small', minimum: 0.001 }],
    ['0.0004', { code: 'too-small', minimum: 0.001 }],
    [largestQuantity + 0.001, { code: 'too-big', maximum: largestQuantity }],
  ])('%s is refused', (value, refusal) => expect(parseQuantity(value)).toEqual({ ok: false, refusal }));
});

test('quantities add up in thousandths', () => {
  expect(addQuantities(0.1, 0.2)).toBe(0.3);
  const thousandths = fc.integer({ min: 0, max: largestQuantity * 1000 });
  fc.assert(
    fc.property(thousandths, thousandths, (a, b) => {
      expect(addQuantities(a / 1000, b / 1000)).toBe((a + b) / 1000);
    }),
  );
});

describe('P100 the multiply factor is the whole number of the Multiple-type Quantity parametric', () => {
  const factorOf = (value: string, type = 'Multiple', code = 'Quantity') => multiplyFactorOf([{ code, type, value }]);

  test.each([
    ['10', 10],
    ['1', 1],
    ['2.5', 1],
    ['abc', 1],
    ['', 1],
    ['0', 1],
    ['-5', 1],
    ['1e1', 1],
  ])('%s gives %s', (value, factor) => expect(factorOf(value)).toBe(factor));

  test('missing, of List type or another parametric gives 1', () => {
    expect(multiplyFactorOf([])).toBe(1);
    expect(factorOf('10', 'List')).toBe(1);
    expect(factorOf('10', 'Multiple', 'Size')).toBe(1);
  });

  test('a List-type Quantity does not hide the Multiple-type one', () => {
    const parametrics = [
      { code: 'Quantity', type: 'List', value: '3' },
      { code: 'Quantity', type: 'Multiple', value: '12' },
    ];
    expect(multiplyFactorOf(parametrics)).toBe(12);
  });
});

describe('fitToFactor', () => {
  test.each([
    [10, 1, 10],
    [10, 9, 10],
    [10, 10, 10],
    [10, 0.5, 10],
    [10, 0, 0],
    [10, -1, undefined],
  ])('P101 factor %s: %s up to the factor becomes the factor, zero removes: %s', (factor, quantity, fitted) => {
    expect(fitToFactor(quantity, factor)).toBe(fitted);
  });

  test.each([
    [10, 14, 10],
    [10, 15, 10],
    [10, 20, 20],
    [10, 25, 20],
    [5, 7, 5],
    [5, 7.5, 5],
    [3, 4, 3],
    [2, 3, 2],
  ])('P102 factor %s: %s rounds down to %s', (factor, quantity, fitted) => {
    expect(fitToFactor(quantity, factor)).toBe(fitted);
  });

  test.each([
    [10, 16],
    [10, 19],
    [10, 26],
    [10, 15.001],
    [5, 8],
    [3, 5],
  ])('P103 factor %s: %s gives no value', (factor, quantity) => {
    expect(fitToFactor(quantity, factor)).toBeUndefined();
  });

  test('factor 1 leaves every quantity as it is', () => {
    for (const quantity of [0, 0.125, 1, 7, 25]) expect(fitToFactor(quantity, 1)).toBe(quantity);
  });

  test('what fits is a multiple, at most half a pack below the wish, and fits again unchanged', () => {
    const factors = fc.integer({ min: 2, max: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largestQuantity }), factors, (quantity, factor) => {
        const fitted = fitToFactor(quantity, factor);
        expect(fitted === undefined).toBe(quantity > factor && (quantity % factor) * 2 > factor);
        if (fitted === undefined) return;
        expect(fitted % factor).toBe(0);
        expect(fitted).toBeGreaterThan(0);
        expect(fitted <= quantity || fitted === factor).toBe(true);
        expect((quantity - fitted) * 2).toBeLessThanOrEqual(factor);
        expect(fitToFactor(fitted, factor)).toBe(fitted);
      }),
    );
  });
});

test.each([
  [1, 25],
  [10, 20],
  [12, 24],
  [25, 25],
  [26, 26],
  [40, 40],
])('P104 a pack of %s gives a page of %s', (pack, size) => expect(pageSizeForPack(pack)).toBe(size));

test.each([
  [10, 10, false],
  [20, 10, true],
  [1, 1, false],
  [2, 1, true],
])('B37 %s with factor %s may be split: %s', (quantity, factor, allowed) => {
  expect(canSplit(quantity, factor)).toBe(allowed);
});
