import { expect, test } from 'vitest';
import { attemptsBeforeParking, delayAfter } from './event.ts';

test('the wait doubles with each attempt, up to a quarter of an hour', () => {
  expect([1, 2, 3, 4].map(delayAfter)).toEqual([500, 1000, 2000, 4000]);
  expect(delayAfter(11)).toBe(512_000);
  expect(delayAfter(12)).toBe(15 * 60_000);
  expect(delayAfter(2000)).toBe(15 * 60_000);
});

test('an event is tried for about a day before it is parked', () => {
  const waits = Array.from({ length: attemptsBeforeParking - 1 }, (_, index) => delayAfter(index + 1));
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(26);
});
