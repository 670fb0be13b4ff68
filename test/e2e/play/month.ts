/** A seat's turn of the month, through the screens. */
import { expect, type Page } from '@playwright/test';
import { hintCount, tapHint } from './map.ts';
import { type Answers, afterForm, answer, typeFaces } from './order.ts';
import type { Player } from './player.ts';

export async function rollInitiative(players: readonly Player[], faces: readonly number[]): Promise<void> {
  for (const [index, player] of players.entries())
    await player.respond('Who goes first this month?', { dice: () => [faces[index] ?? 1] });
}

/** By the row of Today, which leads straight to a die that waits. */
async function actFor(player: Player, absent: string): Promise<void> {
  const way = player.page.getByRole('button', {
    name: new RegExp(`^((Act|Answer) for ${absent}|Stand in for ${absent} now)$`),
  });
  await way.tap({ timeout: 20_000 });
  await player.go('Today');
}

/** A stand-in rolls for one who is away, and comes back to their own seat. */
export async function rollInitiativeFor(player: Player, absent: string, face: number): Promise<void> {
  await player.go('Today');
  await actFor(player, absent);
  await player.respond('Who goes first this month?', { dice: () => [face] });
  await player.go('Today');
  await expect(ownSeat(player)).toHaveCount(0);
}
/** The way back to one's own seat, while the phone shows another. */
const ownSeat = ({ page, name }: Player) =>
  page
    .getByRole('navigation', { name: 'Which player’s view this phone shows' })
    .getByRole('button', { name, pressed: false });

export async function provide(player: Player, answers?: Answers): Promise<void> {
  await player.go('Today');
  const { card } = player;
  const asked = card.getByRole('heading', { name: /^Feed (your|.+’s) / });
  await expect(asked).toBeVisible({ timeout: 20_000 });
  const atOnce = card.getByRole('button', { name: /^Feed (one banner|\d+ banners)$/ });
  if (await atOnce.isVisible()) {
    await atOnce.tap();
    // The card stays and says what is next, or leads to the dice of those that go hungry.
    const { page } = player;
    const rolls = page.getByRole('heading', { name: /^How (does the hungry banner|do the townsfolk)/ });
    await expect
      .poll(
        async () =>
          page.url().includes('/order/') || !((await asked.isVisible()) || (await rolls.isVisible())),
      )
      .toBe(true);
    if (page.url().includes('/order/')) await answer(page, answers);
    return;
  }
  await player.take(/^Feed (your|.+’s) /);
  await player.page.getByRole('button', { name: 'Feed the banners' }).tap();
  await afterForm(player.page, answers);
}

/** Types in what the scouts find; whatever else is asked the phone rolls. */
export const finds = (...faces: readonly [number, number]): Answers => ({
  dice: (question) => (scoutsRoll.test(question) ? faces : undefined),
});
const scoutsRoll = /^(What do the scouts find|Does anything happen to the scouts)\?$/;

/** Sends the scouts to the tile that is chosen, with this phone's dice or real ones. @returns what was asked */
export async function sendScouts(player: Player, answers: Answers = {}): Promise<readonly string[]> {
  const { page } = player;
  const known = await page.getByText(/^Known land/).isVisible();
  const question = known ? 'Does anything happen to the scouts?' : 'What do the scouts find?';
  const faces = await answers.dice?.(question, 0);
  await page
    .getByRole('group', { name: 'Where to roll' })
    .getByText(faces ? 'Real dice' : 'This phone')
    .tap();
  const send = page.getByRole('button', { name: 'Send the scouts' });
  if (faces) {
    await typeFaces(page, faces);
    // After three seconds they ride by themselves: on a slow machine before the thumb comes.
    await send.tap({ timeout: 3_000 }).catch(() => undefined);
    await expect(send).toBeHidden();
  } else await send.tap();
  return [question, ...(await afterForm(page, answers))];
}

/** Sends a banner's scouts into the first unknown land around it; where all of it is known, to the first tile. */
export async function scout(player: Player, banner: number, answers?: Answers): Promise<'unknown' | 'known'> {
  const { page } = player;
  await player.take(new RegExp(`^Banner ${banner} may scout`));
  const unknown = page.getByText(/^Unknown land/);
  for (let n = await hintCount(page); n-- > 0; ) {
    await tapHint(page, n);
    await expect(unknown.or(page.getByText(/^Known land/))).toBeVisible();
    if (await unknown.isVisible()) break;
  }
  const into = (await unknown.isVisible()) ? 'unknown' : 'known';
  await sendScouts(player, answers);
  if (!answers?.dice) await answerEvents(player);
  return into;
}

/** The phone's own dice may wake dragons, or ask for more: what an event asks is answered before the month goes on. */
async function answerEvents(player: Player): Promise<void> {
  const link = player.card.getByRole('link', { name: /^(Roll the dice|Answer)$/ });
  const others = player.page.getByRole('list', { name: 'Others still to answer' });
  for (;;) {
    await player.go('Today');
    await expect(player.card.or(others).first()).toBeVisible();
    if (!(await link.isVisible())) return;
    await link.tap();
    await player.answer();
  }
}

/** Marches the whole force to the first tile that is open. */
export async function march(player: Player, answers?: Answers): Promise<void> {
  const { page } = player;
  await player.take(/^Move from/);
  await hintCount(page);
  await tapHint(page);
  // Only the banner that scouted is taken to go.
  const staying = page.getByRole('list', { name: 'Who goes' }).locator('[aria-pressed=false]');
  for (let left = await staying.count(); left > 0; left--) await staying.first().tap();
  await page.getByRole('button', { name: 'March', exact: true }).tap();
  await afterForm(page, answers);
}

/** Resolves when Today has gone on: a caller that reads it at once must not read the phase before. */
export async function nextPhase(player: Player): Promise<void> {
  await player.go('Today');
  const before = await ribbon(player);
  await player.take(/^Go on to /);
  await comeOnFrom(player, before);
}

/** On through every phase that is left, to the turn's end. */
export async function endTurn(player: Player): Promise<void> {
  await player.go('Today');
  while (!(await goOn(player)));
}

/** On through the phases up to this one. */
export async function goOnTo(player: Player, phase: string): Promise<void> {
  await player.go('Today');
  while (!(await ribbon(player)).includes(`: ${phase},`)) await goOn(player);
}

/** Ends a phase, once every banner has eaten. @returns whether it was the last of the turn */
async function goOn(player: Player): Promise<boolean> {
  const words = /^(Go on to .+|End (your|.+’s) turn)$/;
  const onward = player.page.getByRole('main').getByRole('button', { name: words }).first();
  const hungry = player.card.getByRole('heading', { name: /^Feed (your|.+’s) / });
  await expect(onward.or(hungry).first()).toBeVisible({ timeout: 20_000 });
  if (await hungry.isVisible()) await provide(player);
  await expect(onward).toBeVisible({ timeout: 20_000 });
  const phase = await ribbon(player);
  const ends = await player.page
    .getByText(/^End (your|.+’s) turn$/)
    .first()
    .isVisible();
  await onward.tap();
  await comeOnFrom(player, phase);
  return ends;
}

/** What would have been minded first is let go: a month of the tests is not lived to the full. */
async function comeOnFrom(player: Player, phase: string): Promise<void> {
  // Disabled while what it does is being written.
  const anyway = player.page.getByRole('button', { name: 'Do it anyway', disabled: false });
  let last: string | undefined;
  await expect
    .poll(async () => {
      if (await anyway.isVisible()) await anyway.tap();
      const now = await ribbonNow(player.page);
      // Phases that pass by themselves are shown one after the other: it has come on where it stays.
      const stays = now === last;
      last = now;
      return stays && now !== undefined && now !== phase;
    })
    .toBe(true);
}

/** One asks to stand in for somebody who is away, and another nods. */
export async function standInFor(player: Player, absent: string, friend: Player): Promise<void> {
  await player.go('Today');
  await player.page.getByRole('button', { name: 'If a player is away…' }).tap({ timeout: 30_000 });
  await player.page.getByRole('button', { name: `Stand in for ${absent}…` }).tap();
  await player.page.getByRole('button', { name: 'Ask to stand in' }).tap();
  await expect(player.page.getByText(`Waiting for ${friend.name} to agree`)).toBeVisible();
  await friend.go('Today');
  await friend.page.getByRole('button', { name: 'Agree', exact: true }).tap({ timeout: 20_000 });
  await expect(player.page.getByText(`You stand in for ${absent}`).first()).toBeVisible({ timeout: 20_000 });
}

/** A stand-in plays a turn for one who is away, and comes back to their own seat. */
export async function endTurnFor(player: Player, absent: string): Promise<void> {
  const { page } = player;
  await player.go('Today');
  await actFor(player, absent);
  await expect(page.getByText(`You stand in for ${absent}.`)).toBeVisible();
  await endTurn(player);
  if (await ownSeat(player).isVisible()) await ownSeat(player).tap();
}

/** Where the campaign is, as Today says it: month and phase, and whose turn it is. */
export async function ribbon({ page }: Player): Promise<string> {
  let now: string | undefined;
  await expect
    .poll(async () => {
      now = await ribbonNow(page);
      return now;
    })
    .toBeDefined();
  return now ?? '';
}
/** Both read at once: between two readings the page may have gone on to another. */
const ribbonNow = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const days = [...document.querySelectorAll('main [role=img]')].map((day) =>
      day.getAttribute('aria-label'),
    );
    const said = days.find((words) => / of \d+:/.test(words ?? ''));
    const whose = document.querySelector('main li[aria-current=step]')?.textContent ?? '';
    return said ? `${said}, ${whose}` : undefined;
  });
