import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tools/chromium.ts';

const { CHROMIUM_PATH, E2E_BASE_URL, TEST_FULL } = process.env;

// The normal run leaves out journeys that other tests prove as well, and the second width of those that have two.
const isFull = TEST_FULL === '1';

// Drawing the pictures would take most of a run. Intercepting them instead would switch off the browser's cache, and
// every page would load its scripts again. The other values are those that Playwright itself sets for a desktop.
const noPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

const executable = CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {};

// The global setup starts the production build on a free port and puts its address into E2E_BASE_URL, unless that names
// a server already. The workers read this file again, and find it there.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/setup/global-setup.ts',
  forbidOnly: true,
  // A journey that needed a second try is named in the summary of the run, and is a defect to fix.
  retries: 1,
  workers: 2,
  // For journeys that hang: a busy machine is slow, and some journeys go through twenty screens.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    ...(E2E_BASE_URL ? { baseURL: E2E_BASE_URL } : {}),
    launchOptions: { args: [...chromiumArgs, noPictures], ...executable },
    screenshot: 'only-on-failure',
    // An element that cannot be clicked within a minute is broken; the retry should start soon.
    actionTimeout: 60_000,
    // Recording costs time on every journey. To look into a failure: npm run e2e -- --trace retain-on-failure
    trace: 'off',
    // Animations only cost time in tests.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /pictures\.spec\.ts$/,
      grepInvert: isFull ? /@phone-only/ : /@phone-only|@full/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      // Journeys that differ on a phone; a separate journey checks that every screen fits a phone.
      name: 'phone',
      testIgnore: /pictures\.spec\.ts$/,
      grep: isFull ? /@phone/ : /@phone-only/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'pictures',
      testMatch: /pictures\.spec\.ts$/,
      use: { launchOptions: { args: chromiumArgs, ...executable } },
    },
  ],
});
