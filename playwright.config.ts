import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mjs';
import { proving } from './test/prove/counts.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'test/e2e',
  // Tests that take minutes are part of `npm run prove`.
  testIgnore: proving ? [] : '**/*.proof.spec.ts',
  outputDir: 'test-results',
  // A table of phones in each test: two tables at once were measured to be hardly faster on two cores, and each test takes twice as long.
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  // As long as a thumb waits: machines that test are slower than phones.
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : 'list',
  globalSetup: './test/e2e/setup.ts',
  // A trace of every step takes a third of the time: E2E_TRACE=1 writes one where a failure is looked into.
  use: {
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
