import { expect, test } from 'vitest';
import { sayableFacts } from './sayable-facts.ts';

test('numbers and dates are kept, other values become text', () => {
  const day = new Date(0);
  const { count, at, ...rest } = sayableFacts({ count: 3, at: day, name: 'x', isOpen: true, kinds: ['a', 'b'] });
  expect([count, at, rest]).toEqual([3, day, { name: 'x', isOpen: 'true', kinds: 'a, b' }]);
});

test('a missing fact is an error, an undefined one is not', () => {
  const facts = sayableFacts({ name: undefined });
  expect(facts.name).toBe('undefined');
  expect(() => facts.count).toThrow('the fact count is missing');
  expect(() => facts.constructor).toThrow('the fact constructor is missing');
});
