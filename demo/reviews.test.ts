import { expect, test } from 'vitest';
import { generateCatalogue } from './catalogue.ts';

const rows = [...generateCatalogue({ seed: 'catalogue-v1', products: 60, today: '2026-11-15', markets: ['se'] })];
const rated = rows.flatMap((row) => (row.kind === 'product' && row.stars ? [row] : []));
const reviewsOf = (basePartNo: string) =>
  rows.flatMap((row) => (row.kind === 'review' && row.basePartNo === basePartNo ? [row] : []));

test('every rating of the demo is a review of its own, and their stars make the average', () => {
  expect(rated.length).toBeGreaterThan(25);
  for (const { basePartNo, stars } of rated) {
    const reviews = reviewsOf(basePartNo);
    expect(stars?.count).toBe(reviews.length);
    const sum = reviews.reduce((total, review) => total + review.stars, 0);
    expect(stars?.average).toBeCloseTo(sum / reviews.length, 1);
  }
});

test('about half of the demo’s ratings have a text, and no two of a product have the same', () => {
  const reviews = rated.map(({ basePartNo }) => reviewsOf(basePartNo).filter(({ text }) => text !== ''));
  const all = rated.reduce((total, { stars }) => total + (stars?.count ?? 0), 0);
  expect(reviews.flat().length / all).toBeGreaterThan(0.4);
  expect(reviews.flat().length / all).toBeLessThan(0.6);
  for (const written of reviews) expect(new Set(written.map(({ text }) => text)).size).toBe(written.length);
});
