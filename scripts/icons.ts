/**
 * `npm run icons`: draws the app's PNG icons from public/icons/icon.svg. Their results are committed; run it
 * after changing the drawing. The maskable icon and Apple's fill their square: the system cuts the corners.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from './browser.mjs';
import { inPalette } from './palette.ts';

export default async function icons(): Promise<void> {
  const folder = new URL('../public/icons/', import.meta.url);
  const drawing = await readFile(new URL('icon.svg', folder), 'utf8');
  // Where the corners are ours to cut, the hex may come nearer to the edge.
  const closer = drawing.replace('viewBox="0 0 512 512"', 'viewBox="20 20 472 472"');

  const icons = [
    { name: 'icon-192.png', size: 192, art: closer, corner: '22%' },
    { name: 'icon-512.png', size: 512, art: closer, corner: '22%' },
    { name: 'maskable-512.png', size: 512, art: drawing, corner: '0' },
    { name: 'apple-touch-icon.png', size: 180, art: closer, corner: '0' },
  ];

  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
  for (const { name, size, art, corner } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;border-radius:${corner}}</style>${art}`);
    await writeFile(new URL(name, folder), inPalette(await page.screenshot({ omitBackground: true }), 40));
    await page.close();
  }
  await browser.close();
}
