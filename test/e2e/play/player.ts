/** One player with a phone: goes where a thumb would, by what the screens say. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Phone } from '../phone.ts';
import { type Answers, answer } from './order.ts';

/** The ways along the foot of every page of a campaign. */
export type Way = 'Today' | 'Map' | 'Charts' | 'Realm' | 'Chronicle';

export class Player {
  readonly phone: Phone;
  readonly name: string;
  constructor(phone: Phone, name: string) {
    this.phone = phone;
    this.name = name;
  }
  get page(): Page {
    return this.phone.page;
  }

  /** One of the five ways along the foot. */
  async go(way: Way): Promise<void> {
    const link = this.page
      .getByRole('navigation', { name: 'This campaign' })
      .getByRole('link', { name: way });
    await link.tap();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  /** Resolves when Today is shown. */
  async onToday(): Promise<void> {
    await expect(this.page).toHaveURL(/\/today$/);
  }

  /** Around the table: reached by what stands over every page. */
  async meet(): Promise<void> {
    await this.page.getByRole('link', { name: /Meet$/ }).tap();
    await expect(this.page.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  }

  /** The campaign's own page. */
  async toCampaign(): Promise<void> {
    await this.page.getByRole('link', { name: 'Campaign', exact: true }).tap();
  }

  /** The card that asks, on Today. */
  get card(): Locator {
    return this.page
      .getByRole('region')
      .filter({ has: this.page.getByText(/^(your turn|asked of you|you can|up to you|any of you|for .+)$/) });
  }

  /** The question on Today's card. */
  async asked(): Promise<string> {
    await this.go('Today');
    return (await this.card.getByRole('heading').textContent()) ?? '';
  }

  /** Waits on Today until this is asked or offered, and taps it: the card's answer, or its row. */
  async take(task: string | RegExp): Promise<void> {
    await this.go('Today');
    const heading = this.card.getByRole('heading', { name: task });
    const named = this.page.getByRole('main').getByRole('button', { name: task });
    await expect(heading.or(named).first()).toBeVisible({ timeout: 20_000 });
    await ((await heading.isVisible())
      ? this.card.getByRole('group', { name: 'Answers' }).getByRole('button').first()
      : named.first()
    ).tap();
  }

  /** Answers what the order on the page asks. */
  answer(answers?: Answers): Promise<readonly string[]> {
    return answer(this.page, answers);
  }

  /** Goes to the open question another's order asks of this player, and answers it. */
  async respond(question: string | RegExp, answers?: Answers): Promise<void> {
    await this.go('Today');
    await expect(this.card.getByRole('heading', { name: question })).toBeVisible({ timeout: 20_000 });
    await this.card.getByRole('link').last().tap();
    await this.answer(answers);
  }
}

/**
 * An order that asks one player after the other: each answers on their own phone, from the first who is asked until it asks
 * nobody any more.
 */
export async function together(
  players: readonly Player[],
  answers: (player: Player) => Answers = () => ({}),
): Promise<void> {
  const link = ({ card }: Player): Locator => card.getByRole('link', { name: /^(Roll the dice|Answer)$/ });
  for (const player of players) await player.go('Today');
  for (;;) {
    let asked: Player | undefined;
    await expect
      .poll(
        async () => {
          for (const player of players) if (await link(player).isVisible()) asked = player;
          return asked !== undefined;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    if (!asked) return;
    await link(asked).tap();
    await asked.answer(answers(asked));
    await asked.go('Today');
    const others = asked.page.getByRole('list', { name: 'Others still to answer' });
    if (!(await others.isVisible()) && !(await link(asked).isVisible())) return;
  }
}
