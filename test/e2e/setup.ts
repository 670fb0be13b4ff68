import { dirname } from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';
import { builtApp } from '../../server/build.mjs';

/** Builds the app once before all tests, if the build is older than the sources. */
export default async function setup(): Promise<void> {
  if (findBrowser() === undefined) throw new Error('No Chromium: start the tests with "npm run e2e".');
  await builtApp(dirname(dirname(import.meta.dirname)));
}
