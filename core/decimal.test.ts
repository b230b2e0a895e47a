import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divide, parseDecimal, type Rounding, toUnits } from './decimal.ts';

describe('parseDecimal', () => {
  test.each([
    ['12.50', { digits: 125n, scale: 1 }],
    ['-0.05', { digits: -5n, scale: 2 }],
    ['+7', { digits: 7n, scale: 0 }],
    ['100', { digits: 100n, scale: 0 }],
    ['0.00', { digits: 0n, scale: 0 }],
    [0.1, { digits: 1n, scale: 1 }],
    [1e-7, { digits: 1n, scale: 7 }],
    [1.5e-7, { digits: 15n, scale: 8 }],
    [1.5e21, { digits: 1_500_000_000_000_000_000_000n, scale: 0 }],
    [-0, { digits: 0n, scale: 0 }],
  ])('%s is read exactly', (value, decimal) => expect(parseDecimal(value)).toEqual(decimal));

  test.each(['', ' 1', '1,5', '1.', '.5', '1e5', '0x10', '--1', '1.2.3', '٣', '9'.repeat(31), Number.NaN, Infinity])(
    '%s is not a decimal',
    (value) => expect(parseDecimal(value)).toBeUndefined(),
  );

  test('a number means the decimal that it prints as', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        const decimal = parseDecimal(value);
        expect(Number(`${decimal?.digits}e${-(decimal?.scale ?? 0)}`)).toBe(value + 0);
      }),
    );
  });
});

describe('T20 rounding on exact decimals', () => {
  const cases: [string, Record<Rounding, bigint>][] = [
    ['2.345', { awayFromZero: 235n, halfUp: 235n, towardsZero: 234n }],
    ['-2.345', { awayFromZero: -235n, halfUp: -234n, towardsZero: -234n }],
    ['1.005', { awayFromZero: 101n, halfUp: 101n, towardsZero: 100n }],
    ['-1.005', { awayFromZero: -101n, halfUp: -100n, towardsZero: -100n }],
    ['-2.3451', { awayFromZero: -235n, halfUp: -235n, towardsZero: -234n }],
    ['-2.3449', { awayFromZero: -234n, halfUp: -234n, towardsZero: -234n }],
    ['-0.004', { awayFromZero: 0n, halfUp: 0n, towardsZero: 0n }],
  ];
  test.each(cases)('%s', (text, expected) => {
    const value = parseDecimal(text) ?? { digits: 0n, scale: 0 };
    for (const [rounding, units] of Object.entries(expected))
      expect(toUnits(value, 2, rounding as Rounding)).toBe(units);
  });

  test('rounding is never off by more than a half, and truncation never crosses zero', () => {
    const divisors = fc.bigInt({ min: 1n, max: 10_000n });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), divisors, (dividend, divisor) => {
        for (const rounding of ['awayFromZero', 'halfUp'] as const) {
          const doubled = 2n * (dividend - divide(dividend, divisor, rounding) * divisor);
          expect(doubled >= -divisor && doubled <= divisor).toBe(true);
          const isHalf = doubled === divisor || doubled === -divisor;
          expect(!isHalf || doubled < 0n === (rounding === 'halfUp' || dividend > 0n)).toBe(true);
        }
        const cut = divide(dividend, divisor, 'towardsZero') * divisor;
        expect(cut * dividend >= 0n && cut * cut <= dividend * dividend).toBe(true);
      }),
    );
  });
});
