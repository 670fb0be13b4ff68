/**
 * The second half of `npm run screens`: every book's own screens, each from a campaign that bots have played to that point,
 * docs/screens/<book>/<name>-<theme>.png. A scene is an address of the harness (test/app/harness) and what is tapped there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import { inPalette } from './palette.ts';
import { type Scene, scenes } from './scene-list.ts';
import { settled } from './settled.ts';

const size = { width: 390, height: 844 };

/** Pictures of the scenes whose book or name holds one of the words; of all, without words. */
export async function pictureScenes(
  browser: Browser,
  folder: string,
  words: readonly string[],
): Promise<void> {
  const wanted = scenes.filter(
    ({ book, name }) => words.length === 0 || words.some((word) => `${book}/${name}`.includes(word)),
  );
  if (wanted.length === 0) return;
  const server = await createServer({
    configFile: 'test/app/harness/vite.config.ts',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      for (const scene of wanted) {
        const page = await context.newPage();
        await enter(page, url, scene);
        mkdirSync(join(folder, scene.book), { recursive: true });
        const file = join(scene.book, `${scene.name}-${colorScheme}.png`);
        writeFileSync(join(folder, file), inPalette(await page.screenshot(), 48));
        console.log(file);
        await page.close();
      }
      await context.close();
    }
  } finally {
    await server.close();
  }
}

async function enter(page: Page, url: string, { at, taps = [] }: Scene): Promise<void> {
  await page.goto(`${url}?${at}`);
  await page.waitForFunction('window.harness', null, { timeout: 120_000 });
  await page.getByRole('heading').first().waitFor();
  for (const name of taps)
    await page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .or(page.getByRole('radio', { name }))
      .first()
      .tap();
  await settled(page);
}
