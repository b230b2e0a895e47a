import { expect, test } from 'vitest';
import { percent, toBasisPoints } from './percent.ts';

test('a percentage has at most two decimals and is stored in basis points', () => {
  for (const [value, points] of [
    [10, 1000],
    [12.5, 1250],
    [33.33, 3333],
    [0.07, 7],
    [100, 10_000],
  ] as const)
    expect(toBasisPoints(percent.parse(value))).toBe(points);
  for (const value of [0, -1, 100.01, 33.333, 0.001]) expect(percent.safeParse(value).success).toBe(false);
});
