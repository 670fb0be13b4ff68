/**
 * A campaign of 50,000 lines on a phone of a quarter of this machine's speed, in the built app from end to end: it is opened, its chronicle
 * is read from the first page, an order of the first year is undone by two players, a line is written, two phones meet. Of each: the longest
 * task, and what the page holds in memory afterwards. No other program does the same; the bounds are what a thumb and an old phone bear.
 */
import type { Locator } from '@playwright/test';
import type { Measure, Size } from '../../scripts/bench.ts';
import { type Seen, Table } from './app.ts';
import { played } from './campaign.ts';
import { onDisk, ownServer } from './chrome.ts';

const LENGTHS = { full: 50_000, tenth: 5_000 };
// Among so many no log of 50,000 lines is fuller than a log may be.
const PLAYERS = 6;
const TASK = { full: 200, tenth: 200 };
const HEAP = { full: 150, tenth: 150 };
const WORDS = 'And so we rode home.';

export default async function bench(size: Size): Promise<Measure[]> {
  const length = LENGTHS[size];
  const game = await played(length, PLAYERS);
  const server = await ownServer();
  try {
    const seen = await onDisk((own) =>
      onDisk(async (others): Promise<readonly (Seen & { readonly name: string })[]> => {
        const table = await Table.at(own, server.url);
        await table.import(game);
        const { page } = table;
        await page.goto('about:blank');
        const friend = await Table.at(others, server.url);
        await friend.import(game, 1);
        await friend.page.goto('about:blank');

        const all: (Seen & { readonly name: string })[] = [];
        const step = async (name: string, seen: Promise<Seen>): Promise<void> => {
          all.push({ name, ...(await seen) });
        };
        const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
        const founding = { css: 'article', words: 'unrolled across the table' };
        await table.slowDown();
        const card = await table.toShelf(server.url);
        await step('opened', table.seenOf(card, { css: 'nav', words: 'Chronicle' }));
        const chronicle = table.nav.getByRole('link', { name: 'Chronicle' });
        await step('its chronicle', table.seenOf(chronicle, { css: 'article', least: 20 }));
        await step('to its first page', table.seenOf(button('The beginning'), founding));
        await page.getByLabel('Your words for the chronicle').fill(WORDS);
        const written = { css: 'article', words: WORDS };
        await step('a line written', table.seenOf(button('Add the note'), written));
        await step(
          'two phones met',
          table.seen(async () => {
            await (await friend.toShelf(server.url)).tap();
            await friend.nav.waitFor();
            await friend.nav.getByRole('link', { name: 'Chronicle' }).tap();
            await friend.page.getByText(WORDS).first().waitFor();
          }),
        );
        await table.tap(button('The beginning'));
        await table.stands(founding);
        await table.tap(
          page
            .getByRole('article')
            .filter({ hasText: /Scouts/ })
            .first()
            .getByRole('button')
            .first(),
        );
        await table.stands({ css: 'dialog[open] button', words: 'Undo the entry' });
        const sheet = page.getByRole('dialog');
        await step(
          'what would come of an early order undone',
          table.seenOf(sheet.getByRole('button', { name: 'Undo the entry' }), {
            css: 'dialog[open] button',
            words: 'Ask the table',
          }),
        );
        await table.tap(sheet.getByRole('button', { name: 'Ask the table' }));
        await sheet.waitFor({ state: 'hidden' });
        await step(
          'an early order undone by two',
          table.seen(async () => {
            await friend.nav.getByRole('link', { name: 'Today' }).tap();
            await friend.page.getByRole('link', { name: 'Look and answer' }).tap();
            await friend.page.getByRole('dialog').getByRole('button', { name: 'Agree' }).tap();
            await table.stands({ css: 'article', words: 'Undone' });
          }),
        );
        return all;
      }),
    );
    return seen.flatMap(({ name, task, heap }): Measure[] => [
      {
        name: `${length} lines, four times slower, ${name}: the longest task`,
        value: task,
        unit: 'ms',
        goal: TASK,
      },
      { name: `${length} lines, ${name}: held afterwards`, value: heap / 1e6, unit: 'MB', goal: HEAP },
    ]);
  } finally {
    server.close();
  }
}
