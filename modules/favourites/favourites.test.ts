import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FavouriteChange, hasSize, isFavouritePartNo, isSkuOf, lastChanges, takeChanges } from './favourites.ts';

const partNo = (number: number) => `1000111001${String(number).padStart(2, '0')}`;
const kept = (number: number, at: number, size = ''): FavouriteChange => ({
  partNo: partNo(number),
  sku: partNo(number) + size,
  at,
  addedAt: at,
  isRemoved: false,
});
const removed = (number: number, at: number): FavouriteChange => ({ ...kept(number, at), isRemoved: true });

test('a part number has twelve characters, and its sku may add a size', () => {
  expect(isFavouritePartNo('100011100100')).toBe(true);
  for (const wrong of ['10001110', '100011100100C50', '10001110010a', 12, undefined])
    expect(isFavouritePartNo(wrong)).toBe(false);
  expect(isSkuOf('100011100100', '100011100100')).toBe(true);
  expect(isSkuOf('10001110010037-39', '100011100100')).toBe(true);
  expect(isSkuOf('100011100200C50', '100011100100')).toBe(false);
  expect(isSkuOf('100011100100<b>', '100011100100')).toBe(false);
  expect(hasSize(kept(1, 0))).toBe(false);
  expect(hasSize(kept(1, 0, 'C50'))).toBe(true);
});

test('W01 the latest of several changes to a part number counts, and removals are kept', () => {
  expect(takeChanges([removed(1, 20)], [kept(1, 10)]).taken).toEqual([]);
  expect(takeChanges([removed(1, 20)], [kept(1, 30)]).taken).toEqual([kept(1, 30)]);
  expect(takeChanges([kept(1, 20)], [removed(1, 20)]).taken).toEqual([removed(1, 20)]);
  expect(takeChanges([removed(1, 20)], [kept(1, 20)]).taken).toEqual([]);
  expect(lastChanges([kept(1, 10), removed(1, 30), kept(1, 20), kept(2, 5)])).toEqual([removed(1, 30), kept(2, 5)]);
});

test('a full list leaves out new items, the oldest first, and drops nothing', () => {
  const known = [kept(1, 1), kept(2, 2)];
  const changes = [kept(3, 30), kept(4, 40), kept(2, 50, 'C50')];
  const { taken, leftOut } = takeChanges(known, changes, 3);
  expect(leftOut).toEqual([partNo(3)]);
  expect(taken).toEqual([kept(4, 40), kept(2, 50, 'C50')]);
  expect(takeChanges(known, [removed(1, 9), kept(3, 9)], 2)).toEqual({
    taken: [removed(1, 9), kept(3, 9)],
    leftOut: [],
  });
});

const anyChange = fc
  .record({ number: fc.integer({ min: 1, max: 6 }), at: fc.integer({ min: 0, max: 9 }), isRemoved: fc.boolean() })
  .map(({ number, at, isRemoved }) => ({ ...kept(number, at), isRemoved }));

const apply = (known: readonly FavouriteChange[], changes: readonly FavouriteChange[]) => {
  const { taken } = takeChanges(known, changes);
  const after = new Map([...known, ...taken].map((one) => [one.partNo, one]));
  return [...after.values()].toSorted((a, b) => a.partNo.localeCompare(b.partNo));
};

test('repeated changes from two devices in any order give the same result', () => {
  fc.assert(
    fc.property(fc.array(anyChange), fc.array(anyChange), (phone, desk) => {
      const end = apply(apply([], phone), desk);
      expect(apply(end, phone)).toEqual(end);
      expect(apply(apply([], desk), phone)).toEqual(end);
      expect(apply([], [...phone, ...desk])).toEqual(end);
    }),
  );
});
