import { expect, test } from 'vitest';
import { readReviewQuestion, writeReviewQuestion } from './review-question.ts';

const plain = { stars: undefined, language: undefined, withText: false, sort: 'readable', page: 1 } as const;

test.each([
  ['', plain],
  ['?stars=4', { ...plain, stars: 4 }],
  ['?language=de', { ...plain, language: 'de' }],
  ['?withText=true', { ...plain, withText: true }],
  ['?sort=worst', { ...plain, sort: 'worst' }],
  ['?page=3', { ...plain, page: 3 }],
  [
    '?stars=1&language=sv&withText=true&sort=newest&page=2',
    { stars: 1, language: 'sv', withText: true, sort: 'newest', page: 2 },
  ],
] as const)('P112 the address of a review query is parsed and written: %s', (address, question) => {
  expect(readReviewQuestion(new URLSearchParams(address))).toEqual(question);
  expect(writeReviewQuestion(question)).toBe(address);
});

test.each([
  'stars=6',
  'stars=0',
  'stars=x',
  'language=xx',
  'withText=1',
  'sort=price',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=1.5',
])('P112 invalid values are ignored: %s', (query) =>
  expect(readReviewQuestion(new URLSearchParams(query))).toEqual(plain),
);
