import { expect, test } from 'vitest';
import { reviewsFor } from './reviews-for.ts';

const aReview = (id: string, language: string) => ({
  id,
  language,
  stars: 4,
  title: 'Bra',
  text: 'Håller.',
  author: 'A. B.',
  date: '2026-10-01',
});

test('P112 reviews in the language of the page come first, the others name theirs', () => {
  const shown = reviewsFor([aReview('a', 'de'), aReview('b', 'sv'), aReview('c', 'fi'), aReview('d', 'sv')], 'sv');
  expect(shown.map(({ id, languageName }) => [id, languageName])).toEqual([
    ['b', undefined],
    ['d', undefined],
    ['a', 'tyska'],
    ['c', 'finska'],
  ]);
});
