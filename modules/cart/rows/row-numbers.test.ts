import { expect, test } from 'vitest';
import { nextRowNumbers, rowNumbersAfter } from './row-numbers.ts';

test('B17 B58 numbers continue by hundreds from the highest', () => {
  expect(nextRowNumbers([], 2)).toEqual([100, 200]);
  expect(nextRowNumbers([250, 100], 2)).toEqual([350, 450]);
});

test('B63 split rows follow directly, if there is a gap', () => {
  expect(rowNumbersAfter(100, [100, 200], 2)).toEqual([101, 102]);
  expect(rowNumbersAfter(100, [100, 102, 200], 1)).toEqual([101]);
  expect(rowNumbersAfter(100, [100, 101, 200], 1)).toEqual([102]);
  expect(rowNumbersAfter(200, [100, 200], 99)).toEqual(Array.from({ length: 99 }, (_, at) => 201 + at));
  expect(rowNumbersAfter(200, [100, 200], 100)[0]).toBe(300);
});
