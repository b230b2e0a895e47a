type Limits = {
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly waiting: number;
};

/** Runs a few at once and lets a few wait; for more there is no room, and the answer is undefined at once. */
export function createTurns({ atOnce, waiting: mostWaiting }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    if (running >= atOnce && waiting.length >= mostWaiting) return undefined;
    // Who waited takes over the place of the one who ended.
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
