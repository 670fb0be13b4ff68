/** How few touches a month takes, counted from Today with nothing prepared. */
import { bannersOf } from '../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../app/harness/scenes.ts';
import type { Phone } from './phone.ts';
import { hintCount, tapHint } from './play/map.ts';
import { finds, scout } from './play/month.ts';
import { typeFaces } from './play/order.ts';
import type { Player } from './play/player.ts';
import { expect, test } from './play/prepared.ts';
import { counted, fromToday } from './play/taps.ts';

const nothing = async (): Promise<undefined> => undefined;
/** What was just rolled, on the page from which the next is chosen. */
const result = ({ page }: Player) => page.getByRole('region', { name: 'Just rolled' });
const next = ({ page }: Player) => page.getByRole('button', { name: /may scout/ }).first();

/** Row, tile and the dice: until the result is read where the next scouts can be chosen. */
async function scoutFromRow(anna: Player, throws: () => Promise<void>): Promise<void> {
  await next(anna).tap();
  await hintCount(anna.page);
  await tapHint(anna.page);
  await throws();
  await anna.onToday();
  await expect(result(anna)).toContainText('Recorded');
}

/** With seven nothing befalls the scouts, on any chart: one roll is all. */
const sevens = (): void => {
  let thrown = 0;
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = ((into: Uint32Array<ArrayBuffer>) => {
    if (!(into instanceof Uint32Array) || into.length > 1) return real(into);
    into[0] = thrown++ % 2 === 0 ? 1 : 4;
    return into;
  }) as typeof crypto.getRandomValues;
};
const scouting = {
  plan: { stage: 'scouting', month: 1 },
  lay: nothing,
  alone: true,
  before: async ({ page }: Phone): Promise<void> => void (await page.addInitScript(sevens)),
} as const;

test('scouting two tiles: three touches each with this phone’s dice, the result where the next scouts are chosen', async ({
  sitDown,
}) => {
  const { company } = await sitDown(scouting);
  const [anna] = company;
  const send = () => anna.page.getByRole('button', { name: 'Send the scouts' }).tap();
  for (const last of [false, true]) {
    const taps = await fromToday(anna, async () => {
      await scoutFromRow(anna, send);
      if (!last) await expect(next(anna)).toBeInViewport();
    });
    expect(taps).toBe(3);
  }
  // Looked away from, it is still there; the next thing takes it away.
  await anna.go('Chronicle');
  await anna.go('Today');
  await expect(result(anna)).toBeVisible();
  await anna.page.getByRole('button', { name: /^Go on to/ }).tap();
  await expect(result(anna)).toBeHidden();
});

test('scouting from the map: three touches, then two: the result lies where the next tile is tapped', async ({
  sitDown,
}) => {
  const { company } = await sitDown(scouting);
  const [anna] = company;
  const { page } = anna;
  const send = async (): Promise<void> => {
    await hintCount(page);
    await tapHint(page);
    await page
      .getByRole('button', { name: /^Scout with/ })
      .first()
      .tap();
    await expect(result(anna)).toContainText('Recorded');
  };
  const first = await fromToday(anna, async () => {
    await page.getByRole('link', { name: 'Map' }).tap();
    await send();
  });
  expect(first).toBe(3);
  expect(await counted(anna, send)).toBe(2);
});

test('scouting with real dice: four touches, the last face sends them; a slip is undone, leaving the page writes it', async ({
  sitDown,
}) => {
  const { company } = await sitDown(scouting);
  const [anna] = company;
  const { page } = anna;
  await next(anna).tap();
  await hintCount(page);
  await tapHint(page);
  await page.getByRole('group', { name: 'Where to roll' }).getByText('Real dice').tap();
  await typeFaces(page, [6, 6]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Send the scouts' })).toBeHidden();
  await anna.go('Today');
  const typed = await fromToday(anna, () =>
    scoutFromRow(anna, async () => {
      await typeFaces(page, [2, 5]);
      await expect(page.getByText(/unless you undo it/)).toBeVisible();
    }),
  );
  expect(typed).toBe(4);
  const second = await fromToday(anna, async () => {
    await next(anna).tap();
    await hintCount(page);
    await tapHint(page);
    await typeFaces(page, [5, 2]);
    await anna.go('Chronicle');
  });
  // Four, and the way to the chronicle.
  expect(second).toBe(5);
  await expect(page.getByRole('article').filter({ hasText: /scouts of Anna/i })).toHaveCount(2);
  // It was not read yet.
  await anna.go('Today');
  await expect(result(anna)).toContainText('Recorded');
});

test('all banners are fed by one touch', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'subsistence', month: 1 }, lay: nothing, alone: true });
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
    alone: true,
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
    await expect(page.getByText(/nothing to do in Battles/)).toBeVisible();
    await expect(page.locator('main li[aria-current=step]')).not.toHaveText(/You/);
  });
  expect(ended).toBe(1);
  await tom.go('Today');
  await expect(tom.page.locator('main li[aria-current=step]')).not.toHaveText(/Anna/, { timeout: 20_000 });
});

test('a wrong roll is set right by four touches, with what follows shown before', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'scouting', month: 1 }, lay: nothing, alone: true });
  const [anna] = company;
  const { page } = anna;
  await scout(anna, 1, finds(2, 3));
  await anna.go('Today');
  const corrected = await fromToday(anna, async () => {
    await page.getByRole('list', { name: 'Your last rolls' }).getByRole('button').first().tap();
    const sheet = page.getByRole('dialog');
    await typeFaces(sheet, [3, 5]);
    await expect(sheet.getByRole('insertion')).toBeVisible();
    await sheet.getByRole('button', { name: 'Correct the entry' }).tap();
    await expect(sheet).toBeHidden();
  });
  expect(corrected).toBe(4);
  await anna.go('Chronicle');
  await expect(page.getByText('Corrected').first()).toBeVisible();
});
