import { defineConfig } from 'vitest/config';

/** The unit tests of rules, for the mutation run: no database, no build. */
export default defineConfig({
  test: {
    include: ['{core,modules}/**/*.test.ts'],
    exclude: ['**/*.server.test.ts', '**/node_modules/**'],
    setupFiles: ['tests/setup/no-console-noise.ts', 'tests/setup/long-runs.ts'],
  },
});
