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

test('P112 reviews in another language than that of the page name it', () => {
  const shown = reviewsFor([aReview('a', 'de'), aReview('b', 'sv'), aReview('c', 'fi')], 'sv');
  expect(shown.map(({ id, languageName }) => [id, languageName])).toEqual([
    ['a', 'tyska'],
    ['b', undefined],
    ['c', 'finska'],
  ]);
});
