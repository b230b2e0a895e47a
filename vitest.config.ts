import { defineConfig } from 'vitest/config';

const exclude = [
  '**/node_modules/**',
  'build/**',
  'data/**',
  '.cache/**',
  'tests/e2e/**',
  'tests/firefox/**',
  'tests/long/**',
  'tests/process/**',
  'tests/pages/**',
];
const serverTests = ['**/*.server.test.ts'];

/** Service tests run on a real database: one worker keeps one, so files share their modules and with them the database. */
const service = (name: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name,
    include: serverTests,
    exclude,
    env: { TEST_DATABASE: name },
    globalSetup: [`tests/setup/${name}-template.ts`],
    setupFiles: ['tests/setup/record-statements.ts'],
    isolate: false,
    hookTimeout: 120_000,
  },
});

const isFull = process.env.TEST_FULL === '1' || process.env.TEST_LONG === '1';
const everyLink = 'tests/pages/dead-links.test.ts';

/** The built pages with a separate database. */
const builtPages = (name: string, include: string[], mode?: 'production', without: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...without],
    env: { TEST_DATABASE: 'pglite', ...(mode && { NODE_ENV: mode }) },
    globalSetup: ['tests/setup/pglite-template.ts'],
    isolate: false,
    hookTimeout: 120_000,
  },
});

// The same service tests run on both databases; the unit tests need none.
export default defineConfig({
  test: {
    // By default, one core of a small machine would stay idle.
    maxWorkers: '100%',
    // No test depends on time limits, and a busy machine is slow.
    testTimeout: 120_000,
    // A test that needed a second try is named in the summary of the run, and is a defect to fix.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    // Files that tests read: for `vitest related` a change there affects all tests.
    forceRerunTriggers: ['**/package-lock.json', '**/vitest.config.ts', '**/migrations/**', '**/messages/**'],
    setupFiles: ['tests/setup/no-console-noise.ts', 'tests/setup/long-runs.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...exclude, ...serverTests], isolate: false },
      },
      service('pglite'),
      service('postgres'),
      // React's checks for development take a fifth of the time: a normal run has them where it follows every link.
      builtPages('pages', ['tests/pages/**/*.test.ts'], isFull ? undefined : 'production', [everyLink]),
      builtPages('checked-pages', [everyLink]),
      // The main path in a second browser.
      {
        extends: true,
        test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 },
      },
      // The built server as real processes: started, stopped, killed.
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          globalSetup: ['tests/setup/pglite-template.ts'],
        },
      },
    ],
  },
});
