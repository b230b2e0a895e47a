import { expect, test } from 'vitest';
import { complainOfDoubledSlugs, type SlugClaim } from './doubled-slugs.ts';

const claim = (line: number | null, key: string, slug: string, more: Partial<SlugClaim> = {}): SlugClaim => ({
  line,
  key,
  language: 'sv',
  slug,
  markets: null,
  ...more,
});
const linesOf = (claims: SlugClaim[]) => complainOfDoubledSlugs('product', claims).map(({ line }) => line);

test('the later line is refused with the owner of the slug and the language', () => {
  expect(complainOfDoubledSlugs('product', [claim(3, 'A', 'byxa'), claim(5, 'B', 'byxa')])).toEqual([
    { line: 5, field: 'texts.sv.slug', reason: 'the slug byxa belongs to product A already' },
  ]);
});

test('the same slug in two languages is not a conflict, and neither are two stored rows', () => {
  expect(linesOf([claim(3, 'A', 'byxa'), claim(5, 'B', 'byxa', { language: 'da' })])).toEqual([]);
  expect(linesOf([claim(null, 'A', 'byxa'), claim(null, 'B', 'byxa')])).toEqual([]);
});

test('a refused line does not claim its slug', () => {
  const claims = [claim(1, 'A', 'x'), claim(2, 'B', 'x'), claim(2, 'B', 'z', { language: 'en' })];
  expect(linesOf([...claims, claim(3, 'C', 'z', { language: 'en' })])).toEqual([2]);
});

test('rows that are never visible in the same market may share a slug', () => {
  const nordic = { markets: ['se', 'no'] };
  expect(linesOf([claim(1, 'A', 'x', nordic), claim(2, 'B', 'x', { markets: ['us'] })])).toEqual([]);
  expect(linesOf([claim(1, 'A', 'x', nordic), claim(2, 'B', 'x', { markets: ['no'] })])).toEqual([2]);
  expect(linesOf([claim(1, 'A', 'x', nordic), claim(2, 'B', 'x')])).toEqual([2]);
});
