import { expect, test } from 'vitest';
import { anOrderRow } from '#tests/build/order.ts';
import { candidatesOf, reorderableRows } from './reorder.ts';

const colour = (partNo: string, ...sizes: string[]) => ({
  partNo,
  sizes: sizes.map((size) => ({ sku: partNo + size })),
});
const navy = colour('100011100100', 'C48', 'C50', 'C52', 'C54');
const white = colour('100011100200', 'C50', 'C52');

test('replacements for a size: the same size in another colour first, then the neighbouring sizes', () => {
  expect(candidatesOf([navy, white], '100011100100C52')).toEqual([
    '100011100200C52',
    '100011100100C50',
    '100011100100C54',
    '100011100100C48',
  ]);
});

test('a colour that is no longer sold is replaced by the same size in the other colours', () => {
  expect(candidatesOf([white], '100011100100C50')).toEqual(['100011100200C50']);
  expect(candidatesOf([white], '100011100100C48')).toEqual([]);
  expect(candidatesOf([], '100011100100C48')).toEqual([]);
});

test('freight, gifts and child rows are not ordered again by themselves', () => {
  const row = anOrderRow();
  const gift = { ...row, rowNumber: 200, price: { ...row.price, isFree: true } };
  const rows = [
    row,
    gift,
    anOrderRow({ rowNumber: 300, type: 'VasArticle', parentRowNumber: 100 }),
    anOrderRow({ rowNumber: 400, type: 'FreightArticle' }),
  ];
  expect(reorderableRows({ rows }).map(({ rowNumber }) => rowNumber)).toEqual([100]);
});
