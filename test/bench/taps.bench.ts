/**
 * The main taps in a campaign of 10,000 lines, in the built app, with the processor slowed four times: from the tap to the
 * next paint (INP), the middle of some rounds.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Measure, Size } from '../../scripts/bench.ts';
import { type Stands, Table } from './app.ts';
import { played } from './campaign.ts';
import { builtPage, onDisk, ownServer, served } from './chrome.ts';
import { median } from './timed.ts';

const LENGTHS = { full: 10_000, tenth: 1_000 };
const ROUNDS = { full: 3, tenth: 2 };
const PLAYERS = 3;

interface Tap {
  readonly name: string;
  readonly at: (page: Page) => Locator;
  /** What comes before it; it may say more of what is asked for. */
  readonly before?: (page: Page) => Promise<Partial<Stands>>;
  /** What it asks for. */
  readonly stands: Stands;
}
const go = (name: string, stands: Stands): Tap => ({
  name,
  at: (page) => page.getByRole('navigation', { name: 'This campaign' }).getByRole('link', { name }),
  stands,
});
const button = (name: string, stands: Stands): Tap => ({
  name,
  at: (page) => page.getByRole('button', { name, exact: true }).first(),
  stands,
});
const chosen = (words: string): Stands => ({ css: '[aria-pressed=true]', words });
const WORDS = 'And so we rode home.';
const roll = (page: Page): Locator => page.getByRole('button', { name: /^Roll/ }).first();

/** As a thumb goes, each from where the one before has led. */
const taps: readonly Tap[] = [
  go('Map', { css: 'canvas' }),
  go('Charts', { css: 'h1', words: 'Charts' }),
  {
    name: 'a chart',
    at: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /lowland/i })
        .first(),
    stands: { css: 'main button', words: 'Roll' },
  },
  { name: 'Roll', at: roll, stands: { css: 'main button', words: 'Roll' } },
  go('Realm', { css: 'h1' }),
  go('Chronicle', { css: 'article' }),
  button('Dice', chosen('Dice')),
  button('All', chosen('All')),
  {
    ...button('Read further back', { css: 'article' }),
    before: async (page) => ({ least: (await page.getByRole('article').count()) + 1 }),
  },
  {
    name: 'a line',
    at: (page) => page.getByRole('article').getByRole('button').first(),
    stands: { css: 'dialog[open]' },
  },
  {
    name: 'a line written',
    before: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByLabel('Your words for the chronicle').fill(WORDS);
      return {};
    },
    at: (page) => page.getByRole('button', { name: 'Add the note' }),
    stands: { css: 'article', words: WORDS },
  },
];

/** Milliseconds of a tap on the least page there is, which the machine takes for itself. */
async function bareTap(context: BrowserContext): Promise<number> {
  const shell = await served(await builtPage('shell'));
  try {
    const table = await Table.at(context, shell.url);
    await table.slowDown();
    const times: number[] = [];
    for (let round = 0; round < BARE; round++)
      times.push((await table.seen(() => table.tap(table.page.getByRole('button')))).tap);
    return median(times);
  } finally {
    shell.close();
  }
}
const BARE = 7;

/** By the tap, milliseconds to the next paint. */
async function painted(size: Size, url: string): Promise<readonly Measure[]> {
  const length = LENGTHS[size];
  const game = await played(length, PLAYERS);
  const found = await onDisk(async (context) => {
    const table = await Table.at(context, url);
    await table.import(game);
    await table.slowDown();
    const times = new Map(taps.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS[size]; round++) {
      await (await table.toShelf(url)).tap();
      await table.nav.waitFor();
      await table.atRest();
      for (const { name, before, at, stands } of taps) {
        const more = await before?.(table.page);
        const { tap: took } = await table.seenOf(at(table.page), { ...stands, ...more });
        times.get(name)?.push(took);
      }
    }
    return { times, bare: await bareTap(context) };
  });
  const middles = [...found.times].map(([name, times]) => ({ name, took: median(times) }));
  const worst = middles.reduce((one, other) => (other.took > one.took ? other : one));
  const about = `${length} lines, a processor slowed four times`;
  return [
    ...middles.map(({ name, took }) => ({
      name: `${name}: from the tap to the next paint, ${about}`,
      value: took,
      unit: 'ms',
    })),
    {
      name: 'the middle one of these taps',
      value: median(middles.map(({ took }) => took)),
      unit: 'ms',
      peer: { name: 'a button of Solid on a page of its own', value: found.bare },
    },
    {
      name: `the worst of these taps (${worst.name})`,
      value: worst.took,
      unit: 'ms',
      goal: { full: 100, tenth: 100 },
    },
  ];
}

export default async function bench(size: Size): Promise<readonly Measure[]> {
  const server = await ownServer();
  try {
    return await painted(size, server.url);
  } finally {
    server.close();
  }
}
