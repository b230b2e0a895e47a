import { expect, test } from 'vitest';
import { pricesOfRows, readPriceRows } from './price-rows.ts';

const head = ['sku', 'price', 'name'];
const read = (...rows: string[][]) => readPriceRows([head, ...rows], 'SEK');

test('S06 rows below the headings, with the price in minor units, without VAT', () => {
  expect(read(['1120 1520', '499', 'Trousers'], ['112015200099', '1 049,50', ''])).toEqual({
    kind: 'rows',
    errors: [],
    rows: [
      { line: 2, number: '11201520', unitAmount: 49900, isGross: false },
      { line: 3, number: '112015200099', unitAmount: 104950, isGross: false },
    ],
  });
});

test.each([
  ['a number that is none', ['jeans', '499'], 'sku', 'sku'],
  ['no number', ['', '499'], 'sku', 'sku'],
  ['a size', ['112015200099C50', '499'], 'sku', 'size'],
  ['no price', ['11201520', ''], 'price', 'price'],
  ['a price in words', ['11201520', 'cheap'], 'price', 'price'],
  ['a price below zero', ['11201520', '-5'], 'price', 'zero'],
  ['a price of nothing', ['11201520', '0'], 'price', 'zero'],
  ['half an öre', ['11201520', '9.995'], 'price', 'decimals'],
])('S06 %s is refused with its line and field', (_, row, field, problem) => {
  expect(read(row)).toEqual({ kind: 'rows', rows: [], errors: [{ line: 2, field, problem }] });
});

test('headings may be in any order and case, below other rows; empty rows count and are skipped', () => {
  const cells = [
    ['Prices of 2026'],
    ['Name', 'PRICE', 'Sku', 'tax'],
    ['', '', '', ''],
    ['x', '12', '11201520', 'Gross'],
  ];
  expect(readPriceRows(cells, 'SEK')).toEqual({
    kind: 'rows',
    errors: [],
    rows: [{ line: 4, number: '11201520', unitAmount: 1200, isGross: true }],
  });
  expect(
    readPriceRows(
      [
        ['sku', 'price', 'tax'],
        ['11201520', '1', 'some'],
      ],
      'SEK',
    ),
  ).toMatchObject({
    errors: [{ line: 2, field: 'tax', problem: 'tax' }],
  });
});

test('a sheet without the headings is not read', () => {
  expect(readPriceRows([['11201520', '499']], 'SEK')).toEqual({ kind: 'no-headings' });
  expect(readPriceRows([], 'SEK')).toEqual({ kind: 'no-headings' });
});

test('S06 a product number means all its colours; unknown numbers and repeated colours are refused', () => {
  const row = (line: number, number: string) => ({ line, number, unitAmount: line, isGross: false });
  const coloursOf = new Map([
    ['A', ['A1', 'A2']],
    ['A2', ['A2']],
    ['B1', ['B1']],
  ]);
  const priced = new Set<string>(['B1']);
  expect(pricesOfRows([row(2, 'A'), row(3, 'A2'), row(4, 'C'), row(5, 'B1')], coloursOf, priced)).toEqual({
    prices: [
      { partNo: 'A1', unitAmount: 2, isGross: false },
      { partNo: 'A2', unitAmount: 2, isGross: false },
    ],
    errors: [
      { line: 3, field: 'sku', problem: 'twice' },
      { line: 4, field: 'sku', problem: 'unknown' },
      { line: 5, field: 'sku', problem: 'twice' },
    ],
  });
});
