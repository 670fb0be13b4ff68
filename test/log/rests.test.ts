/** A long book is read with rests all the way: an old phone answers taps meanwhile. */
import { expect, test } from 'vitest';
import { atOnce, type Steps } from '../../src/kernel/paced.ts';
import type { Book } from '../../src/log/book.ts';
import { causal } from '../../src/log/causal.ts';
import type { Chains } from '../../src/log/chain.ts';
import { gathering } from '../../src/log/core.ts';
import { is } from '../../src/log/entry.ts';
import { readBook } from '../../src/log/reading.ts';
import { rivalsIn } from '../../src/log/rivals.ts';
import { firstsOf } from '../../src/log/votes.ts';
import { edits, written } from '../bench/edits.ts';

/** How often work rests, to its end. */
function rests<T>(work: Steps<T>): number {
  let count = 0;
  while (!work.next().done) count++;
  return count;
}
const PLAYERS = 4;
const LINES = 2_000;
/** Players who write a line each in turn, so that no log gets far before it waits for another. */
const war = written(edits(LINES, PLAYERS), PLAYERS, 50);
/** As a phone finds them that has just been turned on. */
const fresh = (): Chains => new Map(war.chains);

test('lines by players who take turns are put in order with rests', () =>
  // Once every 256 lines, as all are found ready and as they are laid in one row.
  expect(rests(causal(war.chains, war.campaign))).toBeGreaterThanOrEqual(2 * Math.floor(LINES / 256)));

test('the phones of a table are let in one signature at a time', () =>
  // The founder needs none.
  expect(rests(gathering(fresh()))).toBeGreaterThanOrEqual(PLAYERS - 1));

test('pages are looked through one at a time for answers that contradict each other', () => {
  const { pages, roster, actedBy, inPast } = readBook(war.chains, war.campaign) as Book;
  // As no reading has seen them.
  const lines = pages.map(({ entries }) => [...entries]);
  expect(rests(rivalsIn(lines, [], actedBy, roster, inPast))).toBe(LINES / 50 + 1);
});

test('logs are looked through a few lines at a time for votes on how pages are turned', () => {
  const { branches, ready } = atOnce(causal(war.chains, war.campaign));
  const closes = new Map(ready.flatMap(({ hash, entry }) => (is(entry, 'close') ? [[hash, { entry }]] : [])));
  const voting = { seats: new Set(['A', 'B', 'C', 'D']), devices: new Set(war.chains.keys()) };
  expect(rests(firstsOf(branches, closes, () => true, voting))).toBeGreaterThanOrEqual(
    Math.floor(LINES / 64) - PLAYERS,
  );
});
