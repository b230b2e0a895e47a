type Limits = {
  readonly atOnce: number;
  /** How many may wait. */
  readonly waiting: number;
};

/** Runs a few at once and lets a few wait; further calls return undefined at once. */
export function createTurns({ atOnce, waiting: mostWaiting }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    if (running >= atOnce && waiting.length >= mostWaiting) return undefined;
    // A waiting call takes over the place of the one that ended.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
