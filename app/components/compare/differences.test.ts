import { expect, test } from 'vitest';
import type { Comparison } from './compare-view.ts';
import { differs, onlyThese } from './differences.ts';

const facts = (...texts: string[]) => texts.map((text) => ({ text }));

test('a row differs if one product has another value or none', () => {
  expect(differs([facts('Cotton'), facts('Cotton')])).toBe(false);
  expect(differs([facts('Cotton'), facts('Wool')])).toBe(true);
  expect(differs([facts('Cotton'), []])).toBe(true);
  expect(differs([facts('Cotton')])).toBe(false);
});

test('order does not count as a difference; another note or previous price does', () => {
  expect(differs([facts('navy', 'red'), facts('red', 'navy')])).toBe(false);
  expect(differs([[{ text: 'EN 343', note: '3/1' }], [{ text: 'EN 343', note: '3/3' }]])).toBe(true);
  expect(differs([[{ text: '£59', before: '£79' }], facts('£59')])).toBe(true);
});

test('removing a product also removes rows and differences that only it had', () => {
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
