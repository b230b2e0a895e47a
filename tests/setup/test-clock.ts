import type { Clock } from '#platform/clock.ts';

export type TestClock = Clock & { moveBy(ms: number): void };

export function testClock(start = new Date('2026-11-16T08:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    moveBy: (ms) => {
      now += ms;
    },
  };
}
