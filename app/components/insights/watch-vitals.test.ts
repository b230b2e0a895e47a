import { expect, test } from 'vitest';
import { shiftScore } from './watch-vitals.ts';

const at = (startTime: number, value: number) => ({ startTime, value });

test('layout shifts within a second add up, at most for five seconds; the largest sum counts', () => {
  expect(shiftScore([])).toBe(0);
  expect(shiftScore([at(0, 0.1), at(900, 0.05)])).toBe(150);
  expect(shiftScore([at(0, 0.1), at(1000, 0.05)])).toBe(100);
  expect(shiftScore([0, 900, 1800, 2700, 3600, 4500, 5400].map((time) => at(time, 0.01)))).toBe(60);
});
