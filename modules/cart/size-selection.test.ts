import { expect, test } from 'vitest';
import { selectSize, sizeSelectionStates } from './size-selection.ts';

const size = (code: string, onHandValue: number) => ({ code, sku: `A${code}`, onHandValue });

test('B07 five states with their numbers', () =>
  expect(sizeSelectionStates).toEqual({
    Unset: 0,
    SizeAutoSelected: 1,
    SizeOutOfStock: 2,
    SizeUnavailable: 3,
    SizeNotSelected: 4,
  }));

test.each([
  ['there and in stock', [size('M', 3), size('L', 3)], 'M', { state: 1, sku: 'AM' }],
  ['there and sold out', [size('M', 0), size('L', 3)], 'M', { state: 2, sku: 'AM' }],
  ['not there', [size('L', 3), size('XL', 3)], 'M', { state: 3, sku: undefined }],
  ['not chosen yet', [size('L', 3), size('XL', 3)], undefined, { state: 4, sku: undefined }],
  ['the only one', [size('ONE', 3)], 'M', { state: 1, sku: 'AONE' }],
  ['of a colour without sizes', [], 'M', { state: 0, sku: undefined }],
])('B07 a size that is %s', (_, sizes, worn, selected) => expect(selectSize(sizes, worn)).toEqual(selected));
