import { expect, test } from 'vitest';
import { describe as describeProgress } from './progress.ts';

test('progress tells rows, rate, and the time left where the end is known', () => {
  expect(describeProgress({ rows: 5000, fraction: 0.25 }, 10)).toBe('5,000 rows, 500 a second, 25 %, about 30 s left');
  expect(describeProgress({ rows: 5000, fraction: undefined }, 10)).toBe('5,000 rows, 500 a second');
});
