/**
 * Whether the page goes on answering a thumb while it works longest, on a phone of a quarter of this machine's speed, in the built app: a
 * campaign of 50,000 lines is imported and opened, and one of 10,000 comes over from another phone to one that has only the link.
 * A thumb comes down three times a second, where nothing is tapped. No other program does the same; the bound is what a thumb bears.
 */
import type { Measure, Size } from '../../scripts/bench.ts';
import { invitationLink } from '../../src/sync/invite.ts';
import { Table } from './app.ts';
import { type Played, played } from './campaign.ts';
import { onDisk, ownServer } from './chrome.ts';

const LENGTHS = { full: 50_000, tenth: 5_000 };
const SYNCED = { full: 10_000, tenth: 1_000 };
const PLAYERS = 3;
const ANSWERED = { full: 100, tenth: 100 };

interface Answered {
  readonly name: string;
  /** Milliseconds from each tap to the next paint, longest first. */
  readonly taps: readonly number[];
  /** Seconds for which it went on. */
  readonly took: number;
}

/** Taps while something is done, and how long it took. */
async function answered(table: Table, name: string, work: () => Promise<unknown>): Promise<Answered> {
  let took = 0;
  const taps = await table.tapping(async () => {
    const began = performance.now();
    await work();
    took = (performance.now() - began) / 1000;
  });
  return { name, taps, took };
}

const longest = (game: Played, lines: number, url: string): Promise<readonly Answered[]> =>
  onDisk(async (context) => {
    const table = await Table.at(context, url);
    await table.slowDown();
    await table.openFile(game);
    const imported = await answered(table, `${lines} lines imported`, () => table.takeIn());
    const card = await table.toShelf(url);
    const opened = await answered(table, `${lines} lines opened`, async () => {
      await card.tap();
      await table.nav.waitFor();
      await table.atRest();
    });
    return [imported, opened];
  });

const synced = (game: Played, lines: number, url: string): Promise<readonly Answered[]> =>
  onDisk((own) =>
    onDisk(async (others) => {
      const host = await Table.at(others, url);
      await host.import(game, 0, true);
      await host.page.getByRole('link', { name: /Meet$/ }).tap();
      await host.page.getByRole('heading', { name: 'Around the table' }).waitFor();
      const { campaign, invite } = game;
      const words = { title: 'Market day', ruleset: 'mighty-empires', from: 'azure' };
      const table = await Table.at(own, invitationLink(url, { campaign, invite, ...words }));
      await table.slowDown();
      const came = await answered(table, `${lines} lines came from another phone`, async () => {
        await table.page.getByRole('button', { name: 'Join the table' }).tap();
        await table.page.getByRole('button', { name: 'Watch', exact: true }).waitFor();
        await table.atRest();
      });
      return [came];
    }),
  );

export default async function bench(size: Size): Promise<readonly Measure[]> {
  const server = await ownServer();
  try {
    const all = [
      ...(await longest(await played(LENGTHS[size], PLAYERS), LENGTHS[size], server.url)),
      ...(await synced(await played(SYNCED[size], PLAYERS), SYNCED[size], server.url)),
    ];
    return all.flatMap(({ name, taps: [longest = 0, ...rest], took }): Measure[] => [
      {
        name: `${name}, four times slower: the longest wait of ${rest.length + 1} taps in ${took.toFixed(0)} s`,
        value: longest,
        unit: 'ms',
        goal: ANSWERED,
      },
    ]);
  } finally {
    server.close();
  }
}
