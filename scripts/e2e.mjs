/** `npm run e2e`: the end-to-end tests in a real Chromium, which is installed first where there is none. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ensureBrowser } from './browser.mjs';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, CHROMIUM: await ensureBrowser() },
});
process.exitCode = status ?? 1;
