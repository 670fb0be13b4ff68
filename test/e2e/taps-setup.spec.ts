/** How few touches it takes to set a realm up, counted from Today with nothing prepared. */
import type { Player } from './play/player.ts';
import { expect, test } from './play/prepared.ts';
import { counted, fromToday } from './play/taps.ts';

const nothing = async (): Promise<undefined> => undefined;
const list = `++ The Host [1,000 pts] ++

+ Characters +

Captain [100 pts]: Warhorse

+ Core +

20x Halberdiers [400 pts]
10 Knights [500 pts]
. Lances`;

const tap = ({ page }: Player, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().tap();
const copies = (player: Player): Promise<void> =>
  player.page.evaluate((text) => navigator.clipboard.writeText(text), list);
test('a realm is settled in three touches: six dice at once', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'realms' }, lay: nothing });
  const [anna] = company;
  const touches = await fromToday(anna, async () => {
    await tap(anna, 'To the dice');
    await tap(anna, /^Roll all \d+$/);
    await tap(anna, 'Go on');
    await expect(anna.page.getByText(/^Roll all \d+$/)).toBeHidden();
  });
  expect(touches).toBe(3);
});

test('the first banner is mustered from a copied list in three touches, the next is a copy with one more', async ({
  sitDown,
}) => {
  const { company } = await sitDown({ plan: { stage: 'muster' }, lay: nothing });
  const [anna] = company;
  await copies(anna);
  const pasted = await fromToday(anna, async () => {
    await tap(anna, /^Muster Banner 1/);
    await tap(anna, 'Paste a list');
    await tap(anna, 'Muster them, 1,000 points');
    await expect(anna.page.getByRole('heading', { name: 'Banner 2', level: 1 })).toBeVisible();
  });
  expect(pasted).toBe(3);
  const copied = await counted(anna, async () => {
    await tap(anna, 'Copy Banner 1');
    await expect(anna.page.getByRole('heading', { name: 'Banner 2', level: 1 })).toBeHidden();
  });
  expect(copied).toBe(1);
});
