import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPathConverter } from './path-operators.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const convert = (d: string) => textOf(createPathConverter()(d));

test('lines and cubic curves keep their numbers, quadratic curves become cubic', () => {
  expect(convert('M0 1L2.5-3C1 2 3 4 5 6Z')).toBe('0 1 m\n2.5 -3 l\n1 2 3 4 5 6 c\nh\n');
  expect(convert('M0 0Q3 3 6 0')).toBe('0 0 m\n2 2 4 2 6 0 c\n');
  expect(convert('M10 0Q10 3 10 6 10 9 -10 6')).toBe('10 0 m\n10 2 10 4 10 6 c\n10 8 3.333 8 -10 6 c\n');
});

test('a command may have several points', () => expect(convert('M0 0L1 1 2 2 ')).toBe('0 0 m\n1 1 l\n2 2 l\n'));

test('numbers have at most three decimals, without zeros at the end', () => {
  expect(convert('M.5 -0.25L1200.1 -0.0004L0.0006 99.9996')).toBe('0.5 -0.25 m\n1200.1 0 l\n0.001 100 l\n');
});

test('each number is the same after it was written', () => {
  const thousandths = fc.integer({ min: -9_999_999, max: 9_999_999 });
  fc.assert(
    fc.property(thousandths, thousandths, (x, y) => {
      expect(convert(`M${x / 1000} ${y / 1000}`)).toBe(`${x / 1000} ${y / 1000} m\n`);
    }),
  );
});

test('a converter keeps nothing of an earlier path, and grows with a long one', () => {
  const convertNext = createPathConverter();
  const long = 'M0 0'.concat('L123.456 789.012'.repeat(10_000));
  expect(textOf(convertNext(long))).toBe('0 0 m\n'.concat('123.456 789.012 l\n'.repeat(10_000)));
  expect(textOf(convertNext('M1 2'))).toBe('1 2 m\n');
});
