import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/long/**'];
const serverTests = ['**/*.server.test.ts'];

// The same service tests run on both databases; the unit tests need none.
export default defineConfig({
  test: {
    setupFiles: ['tests/setup/no-console-noise.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...exclude, ...serverTests] } },
    ],
  },
});
