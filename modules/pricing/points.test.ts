import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { pointsOf } from './points.ts';

const sek = (amount: number) => money(amount, 'SEK');

test.each([
  ['2', 50],
  ['1', 100],
  ['', 100],
  ['0', 100],
  ['-2', 100],
  ['many', 100],
  ['12,5', 8],
  ['12.5', 8],
  [' 3 ', 33.33],
  ['0.5', 200],
])('T18 a price of 100 with the factor "%s" is %d points', (PointsFactor, points) =>
  expect(pointsOf(sek(10_000), { ShowPoints: 'true', PointsFactor })).toBe(points),
);

test('T18 without a factor a point is one unit of the currency', () => {
  expect(pointsOf(sek(10_000), { ShowPoints: 'true' })).toBe(100);
  expect(pointsOf(money(5000, 'ISK'), { ShowPoints: 'true', PointsFactor: '10' })).toBe(500);
});

test('T18 a company without points has none', () => {
  expect(pointsOf(sek(10_000), { PointsFactor: '2' })).toBeUndefined();
  expect(pointsOf(sek(10_000), { ShowPoints: 'false', PointsFactor: '2' })).toBeUndefined();
});
