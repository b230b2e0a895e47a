import * as fc from 'fast-check';

/** `npm run test:long` plays the same tests with more seeds and more repetitions. */
export const isLong = process.env.TEST_LONG === '1';

fc.configureGlobal({ numRuns: isLong ? 10_000 : 100 });
