import { expect, test } from 'vitest';
import { matricesOf } from './matrix.ts';
import { aColour } from './view-fixtures.ts';

test('P02 all sizes of all colours, one table per length, with gaps for missing sizes', () => {
  const matrices = matricesOf([
    aColour({ partNo: '100014100100', codes: ['C50', 'C150'] }),
    aColour({ partNo: '100014100200', codes: ['C50', 'C52', 'D100'] }),
  ]);
  expect(matrices.map(({ length, sizes }) => [length, ...sizes.map(({ code }) => code)])).toEqual([
    ['regular', 'C50', 'C52'],
    ['long', 'C150'],
    ['short', 'D100'],
  ]);
  expect(matrices.map(({ rows }) => rows.map(({ cells }) => cells.map((cell) => cell?.sku)))).toEqual([
    [
      ['100014100100C50', undefined],
      ['100014100200C50', '100014100200C52'],
    ],
    [['100014100100C150']],
    [['100014100200D100']],
  ]);
});
