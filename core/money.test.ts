import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  allocate,
  type Currency,
  currencyDecimals,
  fromDecimal,
  grossFromNet,
  isCurrency,
  money,
  multiply,
  negate,
  netFromGross,
  percentOf,
  roundingFor,
  subtract,
  sum,
  toDecimal,
  truncateDiscount,
} from './money.ts';

const sek = (amount: number) => money(amount, 'SEK');
const amounts = fc.maxSafeInteger();
const currencies = fc.constantFrom(...(Object.keys(currencyDecimals) as Currency[]));

test('the eleven currencies of the markets, the Icelandic króna without decimals', () => {
  expect(currencyDecimals).toEqual({
    CAD: 2,
    CHF: 2,
    CZK: 2,
    DKK: 2,
    EUR: 2,
    GBP: 2,
    ISK: 0,
    NOK: 2,
    PLN: 2,
    SEK: 2,
    USD: 2,
  });
  expect(isCurrency('ISK')).toBe(true);
  expect(isCurrency('isk')).toBe(false);
  expect(isCurrency('toString')).toBe(false);
});

test.each([1.5, Number.NaN, Infinity, 2 ** 53])('%s is not a valid amount of minor units', (amount) => {
  expect(() => sek(amount)).toThrow(RangeError);
});

describe('adding', () => {
  test('add, subtract, negate and sum', () => {
    expect(add(sek(150), sek(-50))).toEqual(sek(100));
    expect(subtract(sek(100), sek(250))).toEqual(sek(-150));
    expect(sum([sek(1), sek(2), sek(3)], 'SEK')).toEqual(sek(6));
    expect(sum([], 'ISK')).toEqual(money(0, 'ISK'));
    expect(Object.is(negate(sek(0)).amount, 0)).toBe(true);
  });

  test('currencies never mix', () => {
    expect(() => add(sek(1), money(1, 'NOK'))).toThrow(TypeError);
    expect(() => subtract(sek(1), money(1, 'NOK'))).toThrow(TypeError);
    expect(() => sum([sek(1)], 'EUR')).toThrow(TypeError);
  });

  test('a sum too large to be exact is thrown, not rounded', () => {
    expect(() => add(sek(Number.MAX_SAFE_INTEGER), sek(1))).toThrow(RangeError);
  });
});

describe('T20 with promotions a half goes away from zero, otherwise towards plus infinity', () => {
  test.each([
    ['on', '2.345', 235],
    ['on', '-2.345', -235],
    ['off', '2.345', 235],
    ['off', '-2.345', -234],
  ] as const)('promotions %s: %s', (promotions, text, amount) => {
    expect(fromDecimal(text, 'SEK', roundingFor(promotions))).toEqual({ ok: true, value: sek(amount) });
    expect(fromDecimal(Number(text), 'SEK', roundingFor(promotions))).toEqual({ ok: true, value: sek(amount) });
  });

  test('decimals are exact where binary floats are not', () => {
    expect(fromDecimal(1.005, 'EUR', 'awayFromZero')).toMatchObject({ value: { amount: 101 } });
    expect(multiply(sek(1005), 0.1, 'awayFromZero')).toEqual(sek(101));
    expect(multiply(sek(-1005), 0.1, 'halfUp')).toEqual(sek(-100));
  });
});

describe('multiply', () => {
  test('a line is the unit price times up to three decimals', () => {
    expect(multiply(sek(19_990), 3, 'halfUp')).toEqual(sek(59_970));
    expect(multiply(sek(333), 1.235, 'halfUp')).toEqual(sek(411));
    expect(multiply(money(1_000, 'ISK'), 0.5, 'halfUp')).toEqual(money(500, 'ISK'));
  });

  test('a quantity with too many decimals throws', () => {
    expect(() => multiply(sek(100), 0.1 + 0.2, 'halfUp')).toThrow(RangeError);
    expect(() => multiply(sek(100), Number.NaN, 'halfUp')).toThrow(RangeError);
  });

  test('whole quantities multiply exactly', () => {
    const small = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 99_999 }), (amount, quantity) => {
        expect(multiply(sek(amount), quantity, 'halfUp').amount).toBe(amount * quantity + 0);
      }),
    );
  });
});

describe('percentages and tax', () => {
  test('basis points may have decimals', () => {
    expect(percentOf(sek(10_000), 2_500, 'halfUp')).toEqual(sek(2_500));
    expect(percentOf(money(20_000, 'CAD'), 997.5, 'halfUp')).toEqual(money(1_995, 'CAD'));
    expect(percentOf(sek(999), 3_333, 'towardsZero')).toEqual(sek(332));
    expect(() => percentOf(sek(1), -1, 'halfUp')).toThrow(RangeError);
  });

  test('net from gross and gross from net round a half away from zero', () => {
    expect(netFromGross(sek(12_500), 2_500)).toEqual(sek(10_000));
    expect(netFromGross(money(9_990, 'EUR'), 2_550)).toEqual(money(7_960, 'EUR'));
    expect(grossFromNet(money(1_000, 'CHF'), 810)).toEqual(money(1_081, 'CHF'));
    expect(grossFromNet(sek(2), 2_500)).toEqual(sek(3));
    expect(grossFromNet(sek(-2), 2_500)).toEqual(sek(-3));
    expect(grossFromNet(sek(-2), 2_500, 'halfUp')).toEqual(sek(-2));
    expect(netFromGross(sek(100), 0)).toEqual(sek(100));
  });

  test('a net price survives the way to gross and back', () => {
    const prices = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    const rates = fc.constantFrom(0, 500, 810, 1_497.5, 1_900, 2_000, 2_100, 2_300, 2_400, 2_500, 2_550);
    fc.assert(
      fc.property(prices, rates, currencies, (amount, rate, currency) => {
        expect(netFromGross(grossFromNet(money(amount, currency), rate), rate)).toEqual(money(amount, currency));
      }),
    );
  });
});

test('D24 discounts are truncated to a whole minor unit', () => {
  expect(truncateDiscount(1.999, 'SEK')).toEqual(sek(199));
  expect(truncateDiscount(-1.999, 'SEK')).toEqual(sek(-199));
  expect(truncateDiscount('1.239', 'EUR')).toEqual(money(123, 'EUR'));
  expect(truncateDiscount('-0.009', 'EUR')).toEqual(money(0, 'EUR'));
  expect(truncateDiscount('12.9', 'ISK')).toEqual(money(12, 'ISK'));
  expect(() => truncateDiscount('free', 'SEK')).toThrow(RangeError);
});

describe('decimals', () => {
  test('T23 prices have two decimals, Icelandic ones none', () => {
    expect(fromDecimal('1.5', 'SEK', 'exact')).toEqual({ ok: true, value: sek(150) });
    expect(fromDecimal('1.500', 'SEK', 'exact')).toEqual({ ok: true, value: sek(150) });
    expect(fromDecimal('12.5', 'ISK', 'halfUp')).toEqual({ ok: true, value: money(13, 'ISK') });
  });

  test.each([
    ['1.005', 'SEK', { code: 'too-many-decimals', maximum: 2 }],
    ['1.5', 'ISK', { code: 'too-many-decimals', maximum: 0 }],
    ['1,5', 'SEK', { code: 'money-invalid' }],
    [Number.NaN, 'SEK', { code: 'money-invalid' }],
    ['10000000000000', 'SEK', { code: 'too-big', maximum: 9_999_999_999_999 }],
    [1e300, 'SEK', { code: 'too-big', maximum: 9_999_999_999_999 }],
  ] as const)('%s %s is refused', (value, currency, refusal) => {
    expect(fromDecimal(value, currency, 'exact')).toEqual({ ok: false, refusal });
  });

  test('an amount of up to fifteen digits survives the wire', () => {
    const limit = 999_999_999_999_999;
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }), currencies, (amount, currency) => {
        const there = JSON.stringify(toDecimal(money(amount, currency)));
        expect(fromDecimal(JSON.parse(there), currency, 'exact')).toEqual({ ok: true, value: money(amount, currency) });
      }),
    );
  });
});

describe('allocate', () => {
  const weights = fc.array(fc.maxSafeInteger().map(Math.abs), { minLength: 1, maxLength: 20 });
  const split = (amount: number, by: number[]) => allocate(sek(amount), by).map((part) => part.amount);

  test.each([
    ['the left-over goes to the largest remainder', 100, [1, 1, 4], [17, 17, 66]],
    ['equal remainders go to the earlier part', 100, [1, 1, 1], [34, 33, 33]],
    ['a negative total is split like the positive one', -100, [1, 1, 1], [-34, -33, -33]],
    ['a weight of zero gets nothing', 101, [1, 0, 1], [51, 0, 50]],
    ['all weights zero: as equal as can be', 5, [0, 0, 0], [2, 2, 1]],
    ['nothing to split', 0, [3, 1], [0, 0]],
    ['nothing among nobody', 0, [], []],
    ['fewer units than parts', 2, [1, 1, 1, 1], [1, 1, 0, 0]],
  ])('%s', (_, amount, by, parts) => expect(split(amount, by)).toEqual(parts));

  test('no parts, a negative weight or a broken weight throw', () => {
    expect(() => split(1, [])).toThrow(RangeError);
    expect(() => split(1, [1, -1])).toThrow(RangeError);
    expect(() => split(1, [0.5])).toThrow(RangeError);
  });

  test('the largest amount splits exactly', () => {
    expect(split(Number.MAX_SAFE_INTEGER, [1, 1])).toEqual([2 ** 52, 2 ** 52 - 1]);
  });

  test('parts add up, are within one unit of their fair share and never change sign', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
        const parts = split(amount, by);
        const total = parts.reduce((whole, part) => whole + BigInt(part), 0n);
        expect(total).toBe(BigInt(amount));
        expect(parts.every((part) => part === 0 || Math.sign(part) === Math.sign(amount))).toBe(true);

        const whole = by.reduce((sum, weight) => sum + BigInt(weight), 0n);
        if (whole === 0n) return;
        for (const [index, weight] of by.entries()) {
          const off = BigInt(parts[index] ?? 0) * whole - BigInt(amount) * BigInt(weight);
          expect(off < whole && off > -whole).toBe(true);
          expect(weight > 0 || parts[index] === 0).toBe(true);
        }
      }),
    );
  });
});
