import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tools/chromium.ts';

const { CHROMIUM_PATH, E2E_BASE_URL } = process.env;

// The global setup starts the production build on a free port and puts its address into E2E_BASE_URL, unless that names
// a server already. The workers read this file again, and find it there.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/setup/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    ...(E2E_BASE_URL ? { baseURL: E2E_BASE_URL } : {}),
    launchOptions: { args: chromiumArgs, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: /(?:account|staff|for-developers)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
