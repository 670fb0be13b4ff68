/**
 * An order under way, answered by thumb: dice typed in or tapped, choices, declarations, until it is done or somebody
 * else is asked. Each step waits for the card or sheet it answered to leave the page.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** The faces real dice showed for a question, or undefined where the phone rolls. */
export type Dice = (question: string, nth: number) => readonly number[] | undefined;
/** Which of the offered answers is taken; the first where nothing is returned. */
export type Choice = (question: string) => RegExp | undefined;
export interface Answers {
  readonly dice?: Dice;
  readonly choose?: Choice;
}

/** Taps something, and waits until what it belongs to has left the page. */
export async function tapAway(button: Locator, what: Locator): Promise<void> {
  const shown = await what.elementHandle();
  await button.tap();
  await shown?.waitForElementState('hidden');
  await shown?.dispose();
}

export async function typeDice(page: Page, faces: readonly number[]): Promise<void> {
  const place = page.getByRole('group', { name: 'Where to roll' });
  await place.getByText('Real dice').tap();
  for (const [index, face] of faces.entries()) {
    const row = page.getByRole('group', {
      name: faces.length === 1 ? 'The die shows' : `Die ${index + 1} shows`,
    });
    await row
      .locator('label')
      .nth(face - 1)
      .tap();
  }
  const write = page.getByRole('button', { name: 'Write it down' });
  await tapAway(write, write);
}

/** This phone's dice: rolled, read, and gone on from. */
export async function tapDice(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Where to roll' }).getByText('This phone').tap();
  await page
    .getByRole('button', { name: /^Roll / })
    .last()
    .tap();
  const on = page.getByRole('button', { name: 'Go on' });
  await tapAway(on, on);
}

/** Answers an open order's questions. Resolves on Today, or where others are asked. @returns what was asked */
export async function answer(page: Page, { dice, choose }: Answers = {}): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.waitForURL(/\/order\//);
  const place = page.getByRole('group', { name: 'Where to roll' });
  const soBeIt = page.getByRole('button', { name: /^(So be it|Lay it face down|Tell them)$/ });
  const done = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Go on' }) });
  // Another's roll may be entered by whoever sits at the table; these players leave it to its owner.
  const others = page
    .getByRole('heading', { name: /is asked now$/ })
    .or(page.getByText(/ rolls, or whoever sits/));
  const today = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Today' })
    .and(page.locator('[aria-current=page]'));
  for (;;) {
    await expect(place.or(soBeIt).or(done).or(others).or(today).first()).toBeVisible();
    if (await today.isVisible()) return asked;
    if (await others.isVisible()) {
      await page.getByRole('link', { name: 'Today' }).tap();
      await expect(today).toBeVisible();
      return asked;
    }
    if (await place.isVisible()) {
      const question = (await page.locator('main h2').first().textContent()) ?? '';
      asked.push(question);
      const faces = dice?.(question, asked.length - 1);
      await (faces ? typeDice(page, faces) : tapDice(page));
    } else if (await soBeIt.isVisible()) {
      const card = page.getByRole('region').filter({ has: soBeIt });
      const question = (await card.getByRole('heading').first().textContent()) ?? '';
      asked.push(question);
      const rows = card.getByRole('listitem').getByRole('button');
      const wanted = choose?.(question);
      if ((await rows.count()) > 0) await (wanted ? rows.filter({ hasText: wanted }) : rows).first().tap();
      await tapAway(soBeIt, card);
    } else await tapAway(done.getByRole('button', { name: 'Go on' }), done);
  }
}

/** After a form was answered: back on Today at once, or first through what the order asks. */
export async function afterForm(page: Page, answers?: Answers): Promise<void> {
  await page.waitForURL(/\/(today|order\/\w+)$/);
  if (page.url().includes('/order/')) await answer(page, answers);
}
