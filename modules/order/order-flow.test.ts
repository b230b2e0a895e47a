import { expect, test } from 'vitest';
import { moveOf, orderFlow } from './order-flow.ts';
import { orderStatuses } from './order-status.ts';

test('every status can be reached from the first, and leads on to the invoice', () => {
  const all = Object.values(orderStatuses);
  expect(Object.keys(orderFlow).map(Number)).toEqual(all);
  for (const status of all.slice(1)) expect(moveOf(0, status)).toBe('forward');
  for (const status of all.filter((code) => code < 700)) expect(moveOf(status, 700)).toBe('forward');
});

test.each([
  [100, 100, 'same'],
  [100, 300, 'forward'],
  [100, 600, 'forward'],
  [600, 300, 'late'],
  [700, 500, 'late'],
  [400, 500, 'impossible'],
  [500, 400, 'impossible'],
  [700, 800, 'forward'],
  [800, 700, 'forward'],
  [800, 100, 'late'],
] as const)('from %i to %i is %s', (from, to, move) => expect(moveOf(from, to)).toBe(move));
