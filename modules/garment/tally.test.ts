import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addScan, noScans, type Scan, scanKinds, stateOf } from './tally.ts';

const on = (day: number) => new Date(Date.UTC(2026, 9, day));
const scan = (kind: Scan['kind'], day: number): Scan => ({ kind, at: on(day) });
const tallyOf = (scans: readonly Scan[]) => scans.reduce(addScan, noScans);

test('washes and repairs are counted; the last wash and the last time seen are kept', () => {
  const scans = [scan('washed', 3), scan('sorted', 9), scan('repaired', 4), scan('washed', 7)];
  expect(tallyOf(scans)).toEqual({
    washes: 2,
    repairs: 1,
    washedAt: on(7),
    seenAt: on(9),
    lostAt: undefined,
    retiredAt: undefined,
  });
});

test('a garment is lost until it is seen again, and retired for good', () => {
  expect(stateOf(noScans)).toBe('in-use');
  expect(stateOf(tallyOf([scan('washed', 3), scan('lost', 5)]))).toBe('lost');
  expect(stateOf(tallyOf([scan('lost', 5), scan('sorted', 5)]))).toBe('lost');
  expect(stateOf(tallyOf([scan('lost', 5), scan('sorted', 6)]))).toBe('in-use');
  expect(stateOf(tallyOf([scan('retired', 5), scan('washed', 6)]))).toBe('retired');
  expect(tallyOf([scan('retired', 5), scan('retired', 4)]).retiredAt).toEqual(on(4));
});

test('any order of the scans comes to the same', () => {
  const someScan = fc.record({ kind: fc.constantFrom(...scanKinds), at: fc.integer({ min: 1, max: 28 }).map(on) });
  const shuffled = fc
    .array(someScan, { maxLength: 30 })
    .chain((scans) => fc.tuple(fc.constant(scans), fc.shuffledSubarray(scans, { minLength: scans.length })));
  fc.assert(
    fc.property(shuffled, ([scans, others]) => {
      expect(tallyOf(others)).toEqual(tallyOf(scans));
    }),
  );
});
