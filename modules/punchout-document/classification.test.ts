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

test('gloves, hoodies and winter jackets, whose categories have numbers, are classed as such', () => {
  const unspscOf = (...categories: string[]) => classesOf(categories, {}).unspsc;
  expect([unspscOf('1500'), unspscOf('Tops', '6002'), unspscOf('Tops', '6009'), unspscOf('1200', 'shoe-low')]).toEqual([
    '46181500',
    '53101700',
    '53101800',
    '46181600',
  ]);
});
