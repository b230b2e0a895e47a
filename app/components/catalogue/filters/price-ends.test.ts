import { expect, test } from 'vitest';
import { readListAddress, writeListAddress } from '#modules/assortment/list-address.ts';
import { limitPrice } from '../list-changes.ts';
import { isCrossed, rangeOf, shownEnds } from './price-ends.ts';

test('P36 only an end below the other one is treated as unfinished', () => {
  expect(isCrossed({ min: '500', max: '9' })).toBe(true);
  for (const [min, max] of [
    ['500', '999'],
    ['500', '500'],
    ['500', ''],
    ['', '9'],
    ['', ''],
  ] as const)
    expect([min, max, isCrossed({ min, max })]).toEqual([min, max, false]);
});

test('P36 an open end is undefined, and reversed ends are swapped', () => {
  expect(rangeOf({ min: '', max: '' })).toBeUndefined();
  expect(rangeOf({ min: '50', max: '' })).toEqual({ min: 50, max: 999_999 });
  expect(rangeOf({ min: '', max: '50' })).toEqual({ min: 0, max: 50 });
  expect(rangeOf({ min: '500', max: '300' })).toEqual({ min: 300, max: 500 });
  for (const ends of [
    { min: '300', max: '500' },
    { min: '', max: '500' },
    { min: '300', max: '' },
  ])
    expect(shownEnds(rangeOf(ends))).toEqual(ends);
});

test('P36 typed ends survive a round trip through the address', () => {
  for (const [min, max] of [
    ['99.999', '500'],
    ['100', '99999999999'],
    ['0.001', '7.5'],
    ['12345678901', ''],
  ] as const) {
    const priceRange = rangeOf({ min, max });
    expect(priceRange).toBeDefined();
    const query = writeListAddress(limitPrice(readListAddress(new URLSearchParams()), priceRange));
    expect(readListAddress(query).priceRange).toEqual(priceRange);
  }
});
