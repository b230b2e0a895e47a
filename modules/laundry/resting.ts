import type { Clock } from '#platform/clock.ts';

const restMs = 30_000;

/**
 * A system that let a buyer wait in vain is not asked for half a minute: the pages after that one are quick. Other failures are quick
 * themselves.
 */
export function restingAfterTimeout(clock: Clock) {
  let restsUntil = 0;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (clock.now().getTime() < restsUntil)
      throw new Error('the laundry did not answer a moment ago, and is not asked');
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') restsUntil = clock.now().getTime() + restMs;
      throw error;
    }
  };
}
