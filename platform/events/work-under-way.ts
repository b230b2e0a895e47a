import { setTimeout as sleep } from 'node:timers/promises';

/** Counts concurrent work, to wait for its end. */
export function createWorkUnderWay() {
  let count = 0;
  let idle = Promise.withResolvers<void>();
  return {
    add: async (work: () => Promise<void>): Promise<void> => {
      count += 1;
      try {
        await work();
      } finally {
        count -= 1;
        if (count === 0) {
          idle.resolve();
          idle = Promise.withResolvers();
        }
      }
    },
    /** Until all of it has ended, or at most for this time. */
    untilIdle: async (mostMs: number): Promise<void> => {
      if (count > 0) await Promise.race([idle.promise, sleep(mostMs, undefined, { ref: false })]);
    },
  };
}
