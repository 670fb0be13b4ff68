/**
 * An old build of the app meets a newer one, of a higher level. They play together; the table goes over once all phones
 * read it; a phone whose old copy comes back reads up to there and says so.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import type { Phone } from './phone.ts';
import { expect, expectSameBook, test } from './play/begun.ts';
import { writeNote } from './play/note.ts';
import { openCampaign } from './play/shelf.ts';
import { expectTold } from './play/table.ts';

// What a test serves in place of the network counts as a stranger's page, which Chromium lets reach no local server.
const args = BROWSER_FLAGS.map((flag) =>
  flag.startsWith('--disable-features=') ? `${flag},LocalNetworkAccessChecks` : flag,
);
test.use({ launchOptions: { executablePath: findBrowser() ?? '', args } });

const project = dirname(dirname(import.meta.dirname));

/** The same app, one level on. @returns the folder it was built into */
async function newerBuild(): Promise<string> {
  const outDir = join(project, '.cache', 'e2e', 'newer');
  let raised = false;
  await build({
    root: project,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'one level on',
        enforce: 'pre',
        transform(code, id) {
          if (!id.endsWith('/src/log/levels.ts')) return undefined;
          const next = code.replace('export const LEVEL = 1;', 'export const LEVEL = 2;');
          raised = next !== code;
          return next;
        },
      },
    ],
  });
  expect(raised, 'the level stands where this test looks for it').toBe(true);
  return outDir;
}

/** What the phone's address serves it: the newer build while `updated`. */
async function updating(phone: Phone, newer: string): Promise<{ updated: boolean }> {
  const state = { updated: true };
  await phone.context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!state.updated || pathname.startsWith('/signal')) return route.fallback();
    const file = join(newer, pathname);
    return route.fulfill({ path: pathname !== '/' && existsSync(file) ? file : join(newer, 'index.html') });
  });
  return state;
}

test('R20: an old build and a newer one play together, go over together, and an old copy says that it is one', async ({
  sit,
  begun,
}) => {
  test.setTimeout(300_000);
  const newer = await newerBuild();
  const states: { updated: boolean }[] = [];
  const before = async (phone: Phone) => void states.push(await updating(phone, newer));
  const anna = await sit('Anna', { before });
  const bert = await sit('Bert', { before });
  const carla = await sit('Carla', {
    before: async (phone) => {
      await before(phone);
      for (const state of states.slice(-1)) state.updated = false;
    },
  });
  const players = [anna, bert, carla];
  await writeNote(anna, 'New ink.');
  await writeNote(carla, 'Old ink.');
  for (const player of players) await expectTold([player], /New ink\./);
  await expectSameBook(players);
  await anna.toCampaign();
  await expect(anna.page.getByText(/^These players may not be ready for them yet: Carla\./)).toBeVisible({
    timeout: 30_000,
  });

  const [, , old] = states;
  if (!old) throw new Error('three phones were taken up');
  old.updated = true;
  await carla.phone.putAway();
  await carla.phone.takeOut('/');
  await openCampaign(carla.page, begun.title);
  await anna.page.getByRole('button', { name: 'Ask the others to switch' }).tap({ timeout: 30_000 });
  await expect(anna.page.getByRole('heading', { name: 'Newer rules' })).toBeHidden({ timeout: 30_000 });
  await writeNote(carla, 'All new.');
  await expectTold([anna, bert], /All new\./);
  await expectSameBook(players);

  old.updated = false;
  await carla.phone.putAway();
  await carla.phone.takeOut('/');
  await openCampaign(carla.page, begun.title);
  await expect(carla.page.getByText(/^The campaign has moved on to newer rules/)).toBeVisible({
    timeout: 30_000,
  });
  await carla.phone.expectNoAxeViolations();
  await writeNote(anna, 'Carla reads no more.');
  await expectTold([bert], /Carla reads no more\./);
  await carla.phone.putAway();
  await expectSameBook([anna, bert]);
});
