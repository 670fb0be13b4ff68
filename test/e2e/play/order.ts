/**
 * An order under way, answered by thumb: dice typed in or tapped, choices, declarations, until it is done or somebody
 * else is asked. Each step waits for the card or sheet it answered to leave the page.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** The faces real dice showed for a question, or undefined where the phone rolls. */
export type Dice = (
  question: string,
  nth: number,
) => readonly number[] | undefined | Promise<readonly number[]>;
/** Which of the offered answers is taken; the first where nothing is returned. */
export type Choice = (question: string) => RegExp | undefined;
export interface Answers {
  readonly dice?: Dice;
  readonly choose?: Choice;
  /** A question that still comes, though another phone is asked before it. */
  readonly until?: RegExp;
}

/** Taps something, and waits until what it belongs to has left the page. */
export async function tapAway(button: Locator, what: Locator): Promise<void> {
  const shown = await what.elementHandle();
  await button.tap();
  await shown?.waitForElementState('hidden');
  await shown?.dispose();
}

/** Taps the faces real dice show: a row of six for each die, or all faces of a die with more. */
export async function typeFaces(where: Page | Locator, faces: readonly number[]): Promise<void> {
  const many = where.getByRole('group', { name: 'Faces' });
  await expect(many.or(where.getByRole('group', { name: / shows$/ })).first()).toBeVisible();
  if (await many.isVisible()) {
    for (const face of faces) await many.getByRole('button', { name: `${face}`, exact: true }).tap();
    return;
  }
  for (const [index, face] of faces.entries()) {
    const name = faces.length === 1 ? 'The die shows' : `Die ${index + 1} shows`;
    await where
      .getByRole('group', { name })
      .locator('label')
      .nth(face - 1)
      .tap();
  }
}

export async function typeDice(page: Page, faces: readonly number[]): Promise<void> {
  await page.getByRole('group', { name: 'Where to roll' }).getByText('Real dice').tap();
  await typeFaces(page, faces);
  const write = page.getByRole('button', { name: 'Confirm' });
  await tapAway(write, write);
  const on = page.getByRole('button', { name: 'Go on' });
  await tapAway(on, on);
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

/** Two dice that are no double and, with what is added to the roll on the page, come as near to a score as they can. */
export async function facesFor(page: Page, score: number): Promise<readonly [number, number]> {
  const added = page.getByText(/^[+−]\d+ to the roll$/);
  const modifier = (await added.isVisible())
    ? Number.parseInt(((await added.textContent()) ?? '').replace('−', '-'), 10)
    : 0;
  return spread(score - modifier);
}
/** Two dice that are no double and come as near to a sum as they can. */
export function spread(sum: number): readonly [number, number] {
  const wanted = Math.min(11, Math.max(3, sum));
  const first = Math.max(1, wanted - 6);
  return first === wanted - first ? [first - 1, wanted - first + 1] : [first, wanted - first];
}

/** Answers an open order's questions. Resolves on Today, or where others are asked. @returns what was asked */
export async function answer(page: Page, { dice, choose, until }: Answers = {}): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.waitForURL(/\/order\//);
  const place = page.getByRole('group', { name: 'Where to roll' });
  const soBeIt = page.getByRole('button', {
    name: /^(Confirm|Lay the (missions|choice) face down|Tell the others)$/,
  });
  const done = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Go on' }) });
  const others = page.getByRole('heading', { name: /is asked now$|^Waiting for / });
  const today = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Today' })
    .and(page.locator('[aria-current=page]'));
  // What follows in the set-up opens by itself: a form, which has a way to close it.
  const form = page.getByRole('link', { name: 'Close', exact: true });
  for (;;) {
    await expect(place.or(soBeIt).or(done).or(others).or(today).or(form).first()).toBeVisible();
    // The address goes ahead of the page: the form that gave the order may still stand.
    if ((await form.isVisible()) && page.url().includes('/order/')) {
      await expect(form).toBeHidden();
      continue;
    }
    if ((await today.isVisible()) || (await form.isVisible())) return asked;
    if (await others.isVisible()) {
      // Another phone is asked in between, and answers by itself.
      if (until && !asked.some((question) => until.test(question))) {
        await expect(place.or(soBeIt).or(done).or(today).first()).toBeVisible();
        continue;
      }
      await page.getByRole('link', { name: 'Today' }).tap();
      await expect(today).toBeVisible();
      return asked;
    }
    if (await place.isVisible()) {
      const question = (await page.locator('main h2').first().textContent()) ?? '';
      asked.push(question);
      const faces = await dice?.(question, asked.length - 1);
      await (faces ? typeDice(page, faces) : tapDice(page));
    } else if (await soBeIt.isVisible()) {
      const card = page.getByRole('region').filter({ has: soBeIt });
      const question = (await card.getByRole('heading').first().textContent()) ?? '';
      asked.push(question);
      const cards = card.getByRole('group', { name: 'Your cards' }).locator('label');
      // Shares to hand out are dealt already; their plus and minus are no choice.
      const rows = card
        .getByRole('listitem')
        .filter({ hasNot: page.getByRole('spinbutton') })
        .getByRole('button')
        .or(cards);
      const wanted = choose?.(question);
      if ((await rows.count()) > 0) await (wanted ? rows.filter({ hasText: wanted }) : rows).first().tap();
      await tapAway(soBeIt, card);
    } else if (await done.isVisible()) await tapAway(done.getByRole('button', { name: 'Go on' }), done);
  }
}

/** After a form was answered: back on Today at once, or first through what the order asks. @returns what was asked */
export async function afterForm(page: Page, answers?: Answers): Promise<readonly string[]> {
  await page.waitForURL(/\/(today|order\/\w+)$/);
  return page.url().includes('/order/') ? answer(page, answers) : [];
}
