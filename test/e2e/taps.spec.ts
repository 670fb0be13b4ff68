/** How few touches a month takes, counted from Today with nothing prepared. */
import { bannersOf } from '../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../app/harness/scenes.ts';
import { hintCount, tapHint } from './play/map.ts';
import { finds, scout } from './play/month.ts';
import { typeFaces } from './play/order.ts';
import type { Player } from './play/player.ts';
import { expect, test } from './play/prepared.ts';
import { fromToday } from './play/taps.ts';

const nothing = async (): Promise<undefined> => undefined;
/** The result of an order, on one sheet with its dice. */
const result = ({ page }: Player) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Go on' }) });

test('scouting: three touches with this phone’s dice, from the row or from the map', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'scouting', month: 1 }, lay: nothing });
  const [anna] = company;
  const { page } = anna;
  const byRow = await fromToday(anna, async () => {
    await page
      .getByRole('button', { name: /may scout/ })
      .first()
      .tap();
    await hintCount(page);
    await tapHint(page);
    await page.getByRole('button', { name: 'Send the scouts' }).tap();
    // Whatever the dice bring, it is written and shown.
    await expect(result(anna)).toContainText('Recorded');
  });
  expect(byRow).toBe(3);
  await anna.answer();
  const byMap = await fromToday(anna, async () => {
    await page.getByRole('link', { name: 'Map' }).tap();
    await hintCount(page);
    await tapHint(page);
    await page
      .getByRole('button', { name: /^Scout with/ })
      .first()
      .tap();
    await expect(result(anna)).toContainText('Recorded');
  });
  expect(byMap).toBe(3);
});

test('scouting with real dice: four touches, the last face sends them; a slip is undone, leaving the page writes it', async ({
  sitDown,
}) => {
  const { company } = await sitDown({ plan: { stage: 'scouting', month: 1 }, lay: nothing });
  const [anna] = company;
  const { page } = anna;
  await page
    .getByRole('button', { name: /may scout/ })
    .first()
    .tap();
  await hintCount(page);
  await tapHint(page);
  await page.getByRole('group', { name: 'Where to roll' }).getByText('Real dice').tap();
  await typeFaces(page, [6, 6]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Send the scouts' })).toBeHidden();
  await anna.go('Today');
  const typed = await fromToday(anna, async () => {
    await page
      .getByRole('button', { name: /may scout/ })
      .first()
      .tap();
    await hintCount(page);
    await tapHint(page);
    await typeFaces(page, [2, 3]);
    await expect(page.getByText(/unless you undo it/)).toBeVisible();
    await expect(result(anna)).toContainText(/scouts of Anna/i);
  });
  expect(typed).toBe(4);
  await anna.answer();
  await page
    .getByRole('button', { name: /may scout/ })
    .first()
    .tap();
  await hintCount(page);
  await tapHint(page);
  await typeFaces(page, [3, 2]);
  await anna.go('Chronicle');
  await expect(page.getByRole('article').filter({ hasText: /scouts of Anna/i })).toHaveCount(2);
});

test('all banners are fed by one touch', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'subsistence', month: 1 }, lay: nothing });
  const [anna] = company;
  const fed = await fromToday(anna, async () => {
    await anna.page.getByRole('button', { name: /^Feed (one banner|\d+ banners)$/ }).tap();
    await expect(anna.page.getByRole('heading', { name: /^Feed your/ })).toBeHidden();
  });
  expect(fed).toBe(1);
});

test('the losses of a banner are struck off by at most three touches', async ({ sitDown }) => {
  const { company } = await sitDown({
    plan: { stage: 'scouting', month: 1 },
    lay: (session) =>
      mend(session, [
        { type: 'charged', banner: bannersOf(stateOf(session), 'azure')[0]?.id ?? '', points: 137 },
      ]),
  });
  const [anna] = company;
  const { page } = anna;
  const struck = await fromToday(anna, async () => {
    await page.getByRole('button', { name: /137 points to strike off/ }).tap();
    await page.getByRole('button', { name: /^Strike off \d+ points$/ }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  expect(struck).toBeLessThanOrEqual(3);
  await anna.go('Today');
  await expect(page.getByText(/points to strike off/)).toHaveCount(0);
});

test('a month ends by one touch after the marches, and says what passed', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'movement', month: 1 }, lay: nothing });
  const [anna, tom] = company;
  const { page } = anna;
  const ended = await fromToday(anna, async () => {
    await page.getByRole('button', { name: 'End your turn' }).tap();
    await expect(page.getByText(/Battles.*nothing you have to do/)).toBeVisible();
    await expect(page.locator('main li[aria-current=step]')).not.toHaveText(/You/);
  });
  expect(ended).toBe(1);
  await tom.go('Today');
  await expect(tom.page.locator('main li[aria-current=step]')).not.toHaveText(/Anna/, { timeout: 20_000 });
});

test('a wrong roll is set right by four touches, with what follows shown before', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'scouting', month: 1 }, lay: nothing });
  const [anna] = company;
  const { page } = anna;
  await scout(anna, 1, finds(2, 3));
  await anna.go('Today');
  const corrected = await fromToday(anna, async () => {
    await page.getByRole('list', { name: 'Your last rolls' }).getByRole('button').first().tap();
    const sheet = page.getByRole('dialog');
    await typeFaces(sheet, [3, 5]);
    await expect(sheet.getByRole('insertion')).toBeVisible();
    await sheet.getByRole('button', { name: 'Correct it' }).tap();
    await expect(sheet).toBeHidden();
  });
  expect(corrected).toBe(4);
  await anna.go('Chronicle');
  await expect(page.getByText('Corrected').first()).toBeVisible();
});
