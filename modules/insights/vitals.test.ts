import { expect, test } from 'vitest';
import { bucketOf, percentile75 } from './vitals.ts';

test.each([
  ['lcp', 0, 0],
  ['lcp', 500, 0],
  ['lcp', 501, 1],
  ['lcp', 99_999, 10],
  ['inp', 200, 5],
  ['cls', 100, 5],
] as const)('%s of %i is in class %i', (measure, value, bucket) => {
  expect(bucketOf(measure, value)).toBe(bucket);
});

test('three of four page views stay below the percentile', () => {
  expect(percentile75('lcp', [])).toBeUndefined();
  expect(percentile75('lcp', [{ bucket: 1, n: 4 }])).toBe(875);
  const counted = [
    { bucket: 4, n: 1 },
    { bucket: 0, n: 3 },
  ];
  expect(percentile75('lcp', counted)).toBe(500);
  expect(percentile75('lcp', [...counted, { bucket: 10, n: 4 }])).toBe(15_000);
});
