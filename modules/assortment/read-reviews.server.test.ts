import { beforeEach, expect, test } from 'vitest';
import { aCategory, aProduct } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readRating, readReviews } from './read-reviews.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [aCategory(), aProduct({ style: 1000 }), aProduct({ style: 2000 })]);
});

const aReview = (id: string, stars: number, date: string, facts: { language?: string } = {}) => ({
  kind: 'review',
  id,
  basePartNo: '10001110',
  language: 'en',
  stars,
  title: 'Good',
  text: 'Well made.',
  author: 'S. N.',
  date,
  ...facts,
});

const all = { stars: undefined, language: undefined, withText: false, sort: 'newest', page: 1, pageSize: 10 } as const;
const unrated = { basePartNo: '10001110', stars: undefined };
const read = (question: Partial<Parameters<typeof readReviews>[3]> = {}, product = unrated) =>
  readReviews(shop, { language: 'sv' }, product, { ...all, ...question });
const idsOf = async (question: Parameters<typeof read>[0]) => (await read(question)).entries.map(({ id }) => id);

test('P112 reviews have an average, a count and entries, the latest first', async () => {
  await bringFeed(shop, [aReview('a', 4, '2026-01-01'), aReview('b', 5, '2026-03-01'), aReview('c', 4, '2026-02-01')]);
  const { average, count, entries } = await read();
  expect({ average, count }).toEqual({ average: 4.3, count: 3 });
  expect(await readRating(shop, unrated)).toEqual({ average: 4.3, count: 3, written: 3 });
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

test('P112 reviews are filtered by stars and language, sorted and paged', async () => {
  await bringFeed(shop, [
    aReview('a', 4, '2026-01-01', { language: 'sv' }),
    aReview('b', 5, '2026-03-01'),
    aReview('c', 1, '2026-02-01', { language: 'de' }),
    aReview('d', 4, '2025-02-01'),
  ]);
  expect(await idsOf({ stars: 4 })).toEqual(['a', 'd']);
  expect(await idsOf({ language: 'de' })).toEqual(['c']);
  expect(await idsOf({ stars: 4, language: 'de' })).toEqual([]);
  expect(await idsOf({ sort: 'best' })).toEqual(['b', 'a', 'd', 'c']);
  expect(await idsOf({ sort: 'worst' })).toEqual(['c', 'a', 'd', 'b']);
  expect(await idsOf({ sort: 'readable' })).toEqual(['a', 'b', 'c', 'd']);
  expect(await idsOf({ page: 2, pageSize: 3 })).toEqual(['d']);
  expect(await idsOf({ page: 9 })).toEqual([]);
  expect(await read({ stars: 4, pageSize: 1 })).toMatchObject({
    total: 2,
    written: 4,
    byStars: { 1: 1, 4: 2, 5: 1 },
    byLanguage: { de: 1, en: 2, sv: 1 },
  });
});

test('P112 a product without reviews has none', async () => {
  expect(await read({}, { basePartNo: '20001110', stars: undefined })).toEqual({
    average: undefined,
    count: 0,
    written: 0,
    byStars: {},
    byLanguage: {},
    total: 0,
    page: 1,
    pageSize: 10,
    entries: [],
  });
});

test("P112 the product's stars count all ratings, entries are those with text", async () => {
  await bringFeed(shop, [aReview('a', 3, '2026-01-01')]);
  const stars = { average: 3.9, count: 31 };
  const rated = { basePartNo: '10001110', stars };
  const { average, count, entries } = await readReviews(shop, { language: 'sv' }, rated, all);
  expect({ average, count }).toEqual(stars);
  expect(await readRating(shop, rated)).toEqual({ ...stars, written: 1 });
  expect(entries.map(({ id }) => id)).toEqual(['a']);
});
