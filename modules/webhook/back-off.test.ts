import { expect, test } from 'vitest';
import { tryAgainAt } from './back-off.ts';

const now = new Date('2026-11-16T08:00:00Z');

test('each pause is at least as long as the previous, three days in total, then it is given up', () => {
  const pauses = Array.from({ length: 9 }, (_, index) => (tryAgainAt(index + 1, now)?.getTime() ?? 0) - now.getTime());
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBe(60_000);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(2.5 * 24 * 3_600_000);
  expect(tryAgainAt(10, now)).toBeUndefined();
});
