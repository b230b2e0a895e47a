import { expect, test } from 'vitest';
import { freshStyle, shares, slots } from './plan.ts';
import { permute } from './popularity.ts';

test.each([33, 40, 150, 599, 600])('a world of %i holds exactly as many, and every type', (products) => {
  const counts = shares(products);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(products);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
});

test('the recipe numbers the first 600 styles 1000 + 60 for each type', () => {
  const recipe = slots(600);
  expect(recipe[0]?.style).toBe('1000');
  expect(recipe.find(({ type }) => type.id === 'trousers-service')?.style).toBe('1060');
  expect(recipe.at(-1)).toMatchObject({ style: '2923', type: { id: 'merch' } });
});

test('past 600 no style number comes twice, up to 50,000 products', () => {
  const styles = slots(50_000).map(({ style }) => style);
  expect(new Set(styles).size).toBe(50_000);
  expect(styles.every((style) => /^[A-Z0-9]{4}$/.test(style))).toBe(true);
  expect([freshStyle(6_999), freshStyle(7_000), freshStyle(33_000)]).toEqual(['9999', 'A000', 'AA00']);
});

test.each([1, 2, 7, 64, 2_401])('%i positions are permuted without a gap', (count) => {
  const places = Array.from({ length: count }, (_, position) => permute(position, count, 'key'));
  expect(new Set(places).size).toBe(count);
  expect(Math.max(...places)).toBe(count - 1);
});
