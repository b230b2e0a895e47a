import { expect, test } from 'vitest';
import { describe as describeProgress } from './progress.ts';

test('progress has rows, rate, and the remaining time if the end is known', () => {
  expect(describeProgress({ rows: 5000, fraction: 0.25 }, 10)).toBe('5,000 rows, 500 a second, 25 %, about 30 s left');
  expect(describeProgress({ rows: 5000, fraction: undefined }, 10)).toBe('5,000 rows, 500 a second');
});
