import { expect, test } from 'vitest';
import { pathOperators } from './path-operators.ts';

test('lines and cubic curves keep their numbers, quadratic curves become cubic', () => {
  expect(pathOperators('M0 1L2.5-3C1 2 3 4 5 6Z')).toBe('0 1 m\n2.5 -3 l\n1 2 3 4 5 6 c\nh');
  expect(pathOperators('M0 0Q3 3 6 0')).toBe('0 0 m\n2 2 4 2 6 0 c');
});

test('a command may have several points', () => expect(pathOperators('M0 0L1 1 2 2 ')).toBe('0 0 m\n1 1 l\n2 2 l'));
