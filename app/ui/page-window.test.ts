import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [7, 20, [1, 'gap', 6, 7, 8, 'gap', 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %i of %i', (page, count, marks) => expect(pageWindow(page, count)).toEqual(marks));

test('at most seven marks are shown, each page once, including the current one', () => {
  assert(
    property(integer({ min: 1, max: 500 }), nat(), (count, seed) => {
      const page = 1 + (seed % count);
      const marks = pageWindow(page, count);
      const numbers = marks.filter((mark) => mark !== 'gap');
      expect(marks.length).toBeLessThanOrEqual(7);
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, count]);
    }),
  );
});
