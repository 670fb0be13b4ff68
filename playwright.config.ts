import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mjs';
import { proving } from './test/prove/counts.ts';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('No Chromium: start the tests with "npm run e2e".');

/** Tests that take minutes are part of `npm run prove`. */
const PROOFS = /\.proof\.spec\.ts$/;
/**
 * Tests that go on from one campaign, which is played once for each worker, and as many others as make these take as long as all the
 * rest: two run at a time, one of each kind.
 */
const TABLES =
  /\/(called|campaign|campaign-away|campaign-mending|campaign-screens|locked|chronopia|realm-armies|ninth-age|film|meeting|peers|backups)\.spec\.ts$/;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // What is proved may kill a browser, or measure one: it runs alone.
  workers: proving ? 1 : 2,
  projects: [
    { name: 'tables', testMatch: TABLES, workers: 1 },
    {
      name: 'phones',
      testMatch: /\.spec\.ts$/,
      testIgnore: [TABLES, ...(proving ? [] : [PROOFS])],
      workers: 1,
    },
  ],
  forbidOnly: true,
  timeout: 60_000,
  // As long as a thumb waits: machines that test are slower than phones.
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : 'list',
  globalSetup: './test/e2e/setup.ts',
  // A trace of every step takes a third of the time: E2E_TRACE=1 writes one where a failure is looked into.
  use: {
    launchOptions: { executablePath, args: BROWSER_FLAGS },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
