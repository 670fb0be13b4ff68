/**
 * `npm run screens [words]`: walks through the built app in a real Chromium and keeps a picture of each stop,
 * docs/screens/<nn>-<name>-<theme>.png, 390×844 at twice the density, in Daylight and in Candlelight.
 * A flow is a list of stops, each opened or reached from the one before on the same phone; what follows are scenes of each book.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { builtApp } from '../server/build.mjs';
import { startServer } from '../server/server.mjs';
import { type Memory, Phone } from '../test/e2e/phone.ts';
import { Player } from '../test/e2e/play/player.ts';
import { openCampaign } from '../test/e2e/play/shelf.ts';
import { BROWSER_FLAGS, ensureBrowser } from './browser.mjs';
import { flows, type Stop, type Table } from './flows.ts';
import { inPalette } from './palette.ts';
import { pictureScenes } from './scenes.ts';
import { settled } from './settled.ts';
import { title } from './vale.ts';

const FOLDER = 'docs/screens';

async function walk(
  browser: Browser,
  url: string,
  stops: readonly Stop[],
  theme: 'light' | 'dark',
  table: Table | undefined,
): Promise<void> {
  const [own, ...others] = table?.memories ?? [];
  const pickUp = (name: string, memory: Memory | undefined): Promise<Phone> =>
    Phone.pickUp(browser, url, name, { theme, reducedMotion: true, ...(memory ? { memory } : {}) });
  const company: Phone[] = [];
  for (const memory of others) {
    const phone = await pickUp('another', memory);
    await phone.open('/');
    await openCampaign(phone.page, title);
    company.push(phone);
  }
  const phone = await pickUp('walker', own);
  const walker = new Player(phone, 'walker');
  for (const stop of stops) {
    await stop.reach(walker, table ?? { tile: '', memories: [] });
    await settled(phone.page);
    const file = `${stop.number}-${stop.name}-${theme}.png`;
    writeFileSync(join(FOLDER, file), inPalette(await phone.page.screenshot(), 64));
    console.log(file);
  }
  await Promise.all([phone, ...company].map((one) => one.close()));
}

export default async function main(words: readonly string[]): Promise<void> {
  const server = await startServer({ root: await builtApp(process.cwd()) });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const { name, prepare, stops } of flows) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      const table = await prepare?.(browser, server.url);
      for (const theme of ['light', 'dark'] as const) await walk(browser, server.url, stops, theme, table);
    }
    await pictureScenes(browser, FOLDER, words);
  } finally {
    await browser.close();
    await server.close();
  }
}
