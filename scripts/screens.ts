/**
 * `npm run screens [words]`: walks through the built app in a real Chromium and keeps a picture of each stop,
 * docs/screens/<nn>-<name>-<theme>.png, 390×844 at twice the density, in Daylight and in Candlelight.
 * A flow is a list of stops, each opened or reached from the one before on the same phone.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { builtApp } from '../server/build.mjs';
import { startServer } from '../server/server.mjs';
import { BROWSER_FLAGS, ensureBrowser } from './browser.mjs';
import { flows, type Stop } from './flows.ts';

const FOLDER = 'docs/screens';

async function walk(
  browser: Browser,
  url: string,
  stops: readonly Stop[],
  theme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  for (const stop of stops) {
    await stop.reach(page);
    await settled(page);
    const file = `${stop.number}-${stop.name}-${theme}.png`;
    await page.screenshot({ path: join(FOLDER, file) });
    console.log(file);
  }
  await context.close();
}

/** A picture is taken when nothing loads, the fonts are there, and no motion is under way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

export default async function main(words: readonly string[]): Promise<void> {
  const server = await startServer({ root: await builtApp(process.cwd()) });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const { name, stops } of flows) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      for (const theme of ['light', 'dark'] as const) await walk(browser, server.url, stops, theme);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
