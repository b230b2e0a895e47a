import { beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readReviews } from './read-reviews.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [aCategory(), aProduct({ style: 1000 }), aProduct({ style: 2000 })]);
});

const aReview = (id: string, stars: number, date: string) => ({
  kind: 'review',
  id,
  basePartNo: '10001110',
  language: 'en',
  stars,
  title: 'Good',
  text: 'Well made.',
  author: 'S. N.',
  date,
});

test('P112 reviews have an average, a count and entries, the latest first', async () => {
  await bringFeed(shop, [aReview('a', 4, '2026-01-01'), aReview('b', 5, '2026-03-01'), aReview('c', 4, '2026-02-01')]);
  const { average, count, entries } = await readReviews(shop, { basePartNo: '10001110', stars: undefined });
  expect({ average, count }).toEqual({ average: 4.3, count: 3 });
  expect(entries.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(entries[0]).toEqual({
    id: 'b',
    language: 'en',
    stars: 5,
    title: 'Good',
    text: 'Well made.',
    author: 'S. N.',
    date: '2026-03-01',
  });
});

test('P112 a product that nobody reviewed has none', async () => {
  expect(await readReviews(shop, { basePartNo: '20001110', stars: undefined })).toEqual({
    average: undefined,
    count: 0,
    entries: [],
  });
});

test('P112 the stars of the product count all ratings, the entries are those with words', async () => {
  await bringFeed(shop, [aReview('a', 3, '2026-01-01')]);
  const stars = { average: 3.9, count: 31 };
  const { average, count, entries } = await readReviews(shop, { basePartNo: '10001110', stars });
  expect({ average, count }).toEqual(stars);
  expect(entries.map(({ id }) => id)).toEqual(['a']);
});
