/** `npm run ways`: draws docs/ways.md, every page of the built app and how a thumb comes to it, by tapping alone from the empty shelf. */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { builtApp } from '../server/build.mjs';
import { startServer } from '../server/server.mjs';
import { campaignAt } from '../test/app/harness/stages.ts';
import { Phone } from '../test/e2e/phone.ts';
import { backupOf, takeUp } from '../test/e2e/play/take-up.ts';
import { asTable, campaignWays, shelfWays } from '../test/e2e/play/ways.ts';
import { BROWSER_FLAGS, ensureBrowser } from './browser.mjs';

const head = `# The ways through Realmbook

Drawn by \`npm run ways\` in a real Chromium, by tapping alone from the empty shelf; the campaign comes in by Import, in the first
scouting of its first year. \`test/e2e/ways.spec.ts\` keeps every page within four taps, and none a dead end: from each page
of a campaign the shelf, Today and the campaign's own page are one tap away. An order under way
(\`/c/$campaign/order/$order\`) is come to by giving it.
`;

export default async function main(): Promise<void> {
  const server = await startServer({ root: await builtApp(process.cwd()) });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const phone = await Phone.pickUp(browser, server.url, 'Anna', { reducedMotion: true });
    await phone.open('/');
    const shelf = await shelfWays(phone.page);
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    await takeUp(phone.page, await backupOf(session, 'azure'));
    const campaign = await campaignWays(phone.page);
    writeFileSync(
      'docs/ways.md',
      `${head}\n${asTable('the shelf', shelf)}\n\n${asTable('Today', campaign)}\n`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
