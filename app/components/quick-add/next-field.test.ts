import { expect, test } from 'vitest';
import { isDirection, nextField } from './next-field.ts';

/** Three fields in the first line, a gap in the middle of the second. */
const places = [
  { x: 0, y: 0 },
  { x: 80, y: 2 },
  { x: 160, y: 0 },
  { x: 0, y: 50 },
  { x: 160, y: 51 },
  { x: 10, y: 100 },
];

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [5, 'ArrowRight', 5],
  [0, 'ArrowLeft', 0],
  [3, 'ArrowLeft', 2],
  [2, 'ArrowDown', 4],
  [4, 'ArrowDown', 5],
  [5, 'ArrowDown', 5],
  [4, 'ArrowUp', 2],
  [3, 'ArrowUp', 0],
  [0, 'ArrowUp', 0],
] as const)('from field %i, %s moves to %i', (at, key, to) => expect(nextField(places, at, key)).toBe(to));

test('other keys do not move the focus', () => {
  expect(['ArrowUp', 'Enter', 'a', 'Tab'].filter(isDirection)).toEqual(['ArrowUp']);
  expect(nextField([], 0, 'ArrowUp')).toBe(0);
});
