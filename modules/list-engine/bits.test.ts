import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearBit, countBits, hasBit, lowestBit, popCount, setBit, wordsFor } from './bits.ts';

const bitsOf = (word: number) => (word >>> 0).toString(2).replaceAll('0', '').length;

test('the bits of any word are counted, and the lowest is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }), (word) => {
      expect(popCount(word)).toBe(bitsOf(word));
      const lowest = (word >>> 0).toString(2).padStart(32, '0').lastIndexOf('1');
      expect(word === 0 ? 32 : lowestBit(word)).toBe(31 - lowest);
    }),
  );
});

test('a set contains what was added and not what was removed', () => {
  const set = new Uint32Array(wordsFor(65));
  for (const row of [0, 31, 32, 64]) setBit(set, row);
  clearBit(set, 32);
  expect([0, 1, 31, 32, 33, 64].map((row) => hasBit(set, row))).toEqual([true, false, true, false, false, true]);
  expect(countBits(set)).toBe(3);
  expect([wordsFor(0), wordsFor(1), wordsFor(32), wordsFor(33)]).toEqual([0, 1, 1, 2]);
});
