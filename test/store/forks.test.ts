/** R6, H13: what a member who signs histories without end costs those who store them. */
import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import {
  append,
  branchesOf,
  type Chain,
  type Chains,
  type Run,
  runFrom,
  runOf,
} from '../../src/log/chain.ts';
import { readBook } from '../../src/log/reading.ts';
import { taking } from '../../src/log/taking.ts';
import { disk } from './disk.ts';
import { bulk, deviceNamed, foundedBy, longer, note } from './samples.ts';

const anna = deviceNamed('anna');
const [bert, carl] = [deviceNamed('bert'), deviceNamed('carl')];
const { campaign, chain: founding } = foundedBy(anna, 0, undefined, [bert, carl]);
/** 1,000 lines, as in H13. */
const long = bulk(bert, campaign, 1_000);
/** So many histories that part from the long one, each by one line after the 990th. */
const parted = (count: number): readonly Run[] =>
  Array.from({ length: count }, (_, i) => {
    const base = { ...long, lines: long.lines.slice(0, 990), entries: long.entries.slice(0, 990) };
    const fork = longer(bert, { ...base, hashes: long.hashes.slice(0, 990) }, campaign, [`history ${i}`]);
    return runFrom(fork, 990);
  });
const bytesOf = ({ lines }: Run): number => lines.reduce((sum, { bytes }) => sum + bytes.length, 0);

const endsOf = (chains: Chains): readonly unknown[] =>
  [...chains.values()]
    .flatMap(branchesOf)
    .map(({ author, hashes, entries, signed }) => [author, hashes.join(), entries.length, signed])
    .sort();

/** Takes runs one after the other, storing each change, as they come over a line. */
async function received(start: Chains, runs: readonly Run[]) {
  const on = disk();
  const store = on.open();
  let chains = start;
  await store.appendAll(
    campaign,
    [...start.values()].map((chain) => ({ chain, from: 0 })),
  );
  let added = 0;
  for (const run of runs) {
    const next = taking(chains, campaign, [run]);
    expect(next.refused).toEqual([]);
    if (next.changed.size > 0) await store.appendAll(campaign, [...next.changed.values()]);
    added += next.added;
    ({ chains } = next);
  }
  store.close();
  const db = await new Dexie('test', { indexedDB: on.factory, IDBKeyRange }).open();
  const rows = (await db.table('forks').toArray()).flatMap(({ rows }) => rows as { bytes: Uint8Array }[]);
  db.close();
  const loaded = (await on.open().load(campaign)).chains;
  expect(endsOf(loaded)).toEqual(endsOf(chains));
  return { chains, added, bytes: rows.reduce((sum, { bytes }) => sum + bytes.length, 0) };
}
const begun = new Map([[anna.device, founding]]);

test('H13: of 780 histories of a log of 1,000 lines two are stored, the second as the line in which it differs', async () => {
  const runs = parted(780);
  const start = performance.now();
  const { chains, added, bytes } = await received(begun, [runOf(long), ...runs]);
  expect(branchesOf(chains.get(bert.device))).toHaveLength(2);
  expect(added).toBe(1_001);
  // Before, each was a copy of all it goes on from: 780 for one. A line is stored with its hash and its length.
  expect(bytes).toBe(bytesOf(runs[0] as Run) + 36);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(readBook(chains, campaign)?.forked).toEqual([bert.device]);
}, 60_000);

test('H13, H12: an accomplice who leans on each of 64 histories makes phones store each line once, and no more', async () => {
  const runs = parted(64);
  const ends = runs.map((run) => taking(new Map([...begun, [bert.device, long]]), campaign, [run]));
  const hashes = ends.map(({ chains }) => branchesOf(chains.get(bert.device)).at(-1)?.hashes.at(-1) ?? '');
  const leaning: Chain = append(
    undefined,
    {
      author: carl.device,
      seat: 'south',
      seq: 1,
      prev: campaign,
      saw: hashes.toSorted(),
      page: campaign,
      body: note('I have seen them all'),
    },
    carl,
  );
  const { chains, bytes } = await received(begun, [runOf(leaning), runOf(long), ...runs]);
  expect(branchesOf(chains.get(bert.device))).toHaveLength(65);
  expect(bytes).toBe(runs.reduce((sum, run) => sum + bytesOf(run) + 36, 0));
  expect(readBook(chains, campaign)?.waiting.size).toBe(0);
}, 60_000);
