import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearKeys, slipsAllowed } from './near-keys.ts';
import { createTextHeap, textAt } from './text-heap.ts';

const near = (words: readonly string[], word: string, most: number, asPrefix = false) => {
  const heap = createTextHeap([...new Set(words)].sort());
  return nearKeys(heap, word, most, asPrefix).map(({ key, distance }): [string, number] => [
    textAt(heap, key),
    distance,
  ]);
};

test.each([
  ['jaket', 1],
  ['jackett', 1],
  ['jacled', 2],
  ['ajcket', 1],
  ['jackte', 1],
  ['acket', 1],
])('jacket matches %s with %i typing errors', (word, distance) => {
  expect(near(['belt', 'jack', 'jacket', 'jumper'], word, 2)).toContainEqual(['jacket', distance]);
  expect(near(['jacket'], word, distance - 1)).toEqual([]);
});

test('the word itself is nearest', () => expect(near(['belt', 'jacket'], 'jacket', 1)).toEqual([['jacket', 0]]));

test('a prefix may contain typing errors too', () => {
  expect(near(['hantverksbyxa', 'hammare'], 'hantvre', 1, true)).toEqual([['hantverksbyxa', 1]]);
  expect(near(['hantverksbyxa'], 'hantvre', 1)).toEqual([]);
});

test.each([
  ['cap', 0],
  ['vest', 1],
  ['jackets', 1],
  ['trousers', 2],
  ['20471', 0],
])('%s may have %i errors', (word, slips) => expect(slipsAllowed(word)).toBe(slips));

/** The textbook edit distance of all prefixes of two words. */
function distanceBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      const row = rows[i];
      if (row) row[j] = cost;
    }
  return at(a.length, b.length);
}

test('the tree walk finds the same as comparing with every word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, fc.constantFrom(1, 2), (words, wanted, most) => {
      const expected = [...new Set(words)]
        .map((one): [string, number] => [one, distanceBetween(one, wanted)])
        .filter(([, distance]) => distance <= most);
      expect(new Map(near(words, wanted, most))).toEqual(new Map(expected));
    }),
  );
});
