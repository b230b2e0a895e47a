import * as fc from 'fast-check';

/** `npm run test:long` runs the same tests with more seeds and more repetitions. */
export const isLong = process.env.TEST_LONG === '1';

/** `npm run test:full` repeats what the normal run proves once, on another database or with more requests. */
export const isFull = isLong || process.env.TEST_FULL === '1';

// The normal run uses the same values each time, so that it cannot fail by chance; the long run tries new ones.
fc.configureGlobal(isLong ? { numRuns: 10_000 } : { numRuns: 100, seed: 1 });
