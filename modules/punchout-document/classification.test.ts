import { expect, test } from 'vitest';
import { classesOf } from './classification.ts';

test('goods have the class of their most specific category, else that of uniforms', () => {
  expect(classesOf(['Bottoms', 'trousers-craft'], {})).toEqual({ unspsc: '53101500', eclass: undefined });
  expect(classesOf(['trousers-craft', 'trousers-hivis'], {})).toEqual({ unspsc: '46181500', eclass: undefined });
  expect(classesOf([], {})).toEqual({ unspsc: '53102700', eclass: undefined });
});

test('codes of the company come before those of the shop', () => {
  const own = { Bottoms: { unspsc: '53102710', eclass: '40020101' }, 'trousers-craft': { eclass: '40020102' } };
  expect(classesOf(['Bottoms', 'trousers-craft'], own)).toEqual({ unspsc: '53102710', eclass: '40020102' });
});
