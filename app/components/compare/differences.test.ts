import { expect, test } from 'vitest';
import type { Comparison } from './compare-view.ts';
import { differs, onlyThese } from './differences.ts';

const facts = (...texts: string[]) => texts.map((text) => ({ text }));

test('a row differs where one product is told of otherwise, or not at all', () => {
  expect(differs([facts('Cotton'), facts('Cotton')])).toBe(false);
  expect(differs([facts('Cotton'), facts('Wool')])).toBe(true);
  expect(differs([facts('Cotton'), []])).toBe(true);
  expect(differs([facts('Cotton')])).toBe(false);
});

test('another order is no difference; another note or former price is', () => {
  expect(differs([facts('navy', 'red'), facts('red', 'navy')])).toBe(false);
  expect(differs([[{ text: 'EN 343', note: '3/1' }], [{ text: 'EN 343', note: '3/3' }]])).toBe(true);
  expect(differs([[{ text: '£59', before: '£79' }], facts('£59')])).toBe(true);
});

test('when one goes, so does what was told of it alone, and what differed by it alone differs no more', () => {
  const product = (partNo: string) => ({ partNo }) as Comparison['products'][number];
  const comparison: Comparison = {
    products: [product('a'), product('b'), product('c')],
    rows: [
      { id: 'weight', label: 'Weight', cells: [facts('300'), facts('300'), facts('200')], differs: true },
      { id: 'care', label: 'Care', cells: [[], [], facts('40°')], differs: true },
    ],
    missing: ['x'],
  };
  expect(onlyThese(comparison, ['a', 'b'])).toEqual({
    products: [product('a'), product('b')],
    rows: [{ id: 'weight', label: 'Weight', cells: [facts('300'), facts('300')], differs: false }],
    missing: [],
  });
});
