import { expect, test } from 'vitest';
import { byLength } from './size-lengths.ts';

const grouped = (...codes: string[]) =>
  byLength(codes.map((code) => ({ code }))).map(({ length, sizes }) => [length, ...sizes.map(({ code }) => code)]);

test('trousers have three lengths, each in product order', () => {
  expect(grouped('C50', 'D100', 'C150', 'C52', 'C148')).toEqual([
    ['regular', 'C50', 'C52'],
    ['long', 'C150', 'C148'],
    ['short', 'D100'],
  ]);
});

test('sizes without a length are one group: letters, shoes, gloves, children, one size', () => {
  for (const codes of [['XS', 'XXL'], ['36', '48'], ['10'], ['98-104'], ['ONE'], ['C44', 'C64']])
    expect(grouped(...codes)).toEqual([['regular', ...codes]]);
  expect(grouped()).toEqual([]);
});
