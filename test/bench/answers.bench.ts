/**
 * Whether the page goes on answering a thumb while it works longest, on a phone of a quarter of this machine's speed, in the built app: a
 * campaign of 50,000 lines is imported and opened, and one of 10,000 comes over from another phone to one that has only the link.
 * After the tap that begins it a thumb comes down four times a second, where nothing is tapped. What is told of it is INP, as browsers
 * reckon it: of each fifty taps the longest wait is left out. No other program does the same; the bound is what a thumb bears.
 */
import type { Measure, Size } from '../../scripts/bench.ts';
import { invitationLink } from '../../src/sync/invite.ts';
import { Table } from './app.ts';
import { type Played, played } from './campaign.ts';
import { onDisk, ownServer } from './chrome.ts';

const LENGTHS = { full: 50_000, tenth: 5_000 };
const SYNCED = { full: 10_000, tenth: 1_000 };
// Among so many no log of 50,000 lines is fuller than a log may be.
const PLAYERS = 6;
const ANSWERED = { full: 100, tenth: 100 };
/** Of so many taps the one that waited longest is left out. */
const OF = 50;

interface Answered {
  readonly name: string;
  readonly count: number;
  /** Milliseconds to the next paint, longest first; of taps that took sixteen or more. */
  readonly waits: readonly number[];
  /** Seconds for which it went on. */
  readonly took: number;
}

/** Taps while something is done, and how long it took. */
async function answered(
  table: Table,
  name: string,
  begin: () => Promise<unknown>,
  over: () => Promise<unknown>,
): Promise<Answered> {
  const began = performance.now();
  let took = 0;
  const taps = await table.tapping(begin, async () => {
    await over();
    took = (performance.now() - began) / 1000;
  });
  return { name, took, ...taps };
}

const longest = (game: Played, lines: number, url: string): Promise<readonly Answered[]> =>
  onDisk(async (context) => {
    const table = await Table.at(context, url);
    const { page } = table;
    await table.slowDown();
    await table.openFile(game);
    const button = page.getByRole('button', { name: 'Import' });
    const read = await answered(
      table,
      `a file of ${lines} lines read`,
      async () => undefined,
      () => button.waitFor(),
    );
    const imported = await answered(
      table,
      `${lines} lines imported`,
      () => button.tap(),
      () => table.taken(),
    );
    const card = await table.toShelf(url);
    const opened = await answered(
      table,
      `${lines} lines opened`,
      () => card.tap(),
      async () => {
        // Letters are counted once the book is read.
        await table.stands({ css: 'main', words: 'letters' });
        await table.atRest();
      },
    );
    return [read, imported, opened];
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
      const join = table.page.getByRole('button', { name: 'Join the table' });
      await join.waitFor();
      await table.atRest();
      const came = await answered(
        table,
        `${lines} lines came from another phone`,
        () => join.tap(),
        async () => {
          await table.page.getByRole('button', { name: 'Watch', exact: true }).waitFor();
          await table.atRest();
        },
      );
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
    return all.flatMap(({ name, count, waits, took }): Measure[] => {
      const about = `${name}, four times slower, ${count} taps in ${took.toFixed(0)} s`;
      return [
        {
          name: `${about}: to the next paint (INP)`,
          value: waits[Math.floor(count / OF)] ?? 0,
          unit: 'ms',
          goal: ANSWERED,
        },
        { name: `${about}: the longest of all`, value: waits[0] ?? 0, unit: 'ms' },
      ];
    });
  } finally {
    server.close();
  }
}
