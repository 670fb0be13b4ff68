/** Books and databases of format 1, as they lie on phones: what was frozen is read and written byte for byte for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { branchesOf, type Chain, type Chains, join, type Run, readRun } from '../../src/log/chain.ts';
import { effectOf, known, LEVEL } from '../../src/log/levels.ts';
import { lineOf } from '../../src/log/line.ts';
import { openStore } from '../../src/store/index.ts';
import { Database, SCHEMA } from '../../src/store/schema.ts';
import { type Golden, type GoldenRun, keys, readingOf, rowsOf, runsOf } from './made.ts';

const folder = `${import.meta.dirname}/files`;
const bytes = (digits: string): Uint8Array => new Uint8Array(Buffer.from(digits, 'hex'));
const files = (start: string): string[] => readdirSync(folder).filter((name) => name.startsWith(start));
const parsed = <T>(name: string, revive?: (key: string, value: unknown) => unknown): T =>
  JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'), revive);

function joined(runs: readonly GoldenRun[]): Chains {
  const chains = new Map<string, Chain>();
  for (const raw of runs) {
    const run = readRun({ ...raw, lines: raw.lines.map(bytes) }) as Run;
    const read = join(chains.get(run.author), run);
    if (!read.ok) throw new Error(`${run.author}: ${read.fault}`);
    chains.set(run.author, read.chain);
  }
  return chains;
}

test('each level and each shape of the database has its golden file', () => {
  expect(files('lines-')).toHaveLength(LEVEL);
  expect(files('database-')).toHaveLength(SCHEMA);
});

describe.each(files('lines-'))('%s', (name) => {
  const golden = parsed<Golden>(name);
  const chains = joined(golden.runs);
  const lines = [...chains.values()].flatMap(branchesOf).flatMap((one) => one.entries);

  test('its signed runs hold, each line is read as it was, and says the same bytes again', () => {
    expect(runsOf(chains)).toEqual(golden.runs);
    for (const chain of chains.values())
      for (const { entries, lines } of branchesOf(chain))
        entries.forEach((entry, i) => {
          expect(lineOf(entry, entries[i - 1]).bytes).toEqual(lines[i]?.bytes);
        });
  });
  test('each page and each line of it is read as it was', () => {
    expect(readingOf({ campaign: golden.campaign, chains })).toEqual(golden.reading);
  });
  test('it holds a line of every kind of its level, and each has its whole effect', () => {
    const level = Number(/level-(\d+)/.exec(name)?.[1]);
    const kinds = Object.keys(known.forms).filter((kind) => (known.levels[kind] ?? 1) <= level);
    expect([...new Set(lines.map(({ body }) => body.kind))].sort()).toEqual(kinds.sort());
    for (const { body } of lines) expect(effectOf(body, level)).toEqual(body);
  });
});

describe.each(files('database-'))('%s', (name) => {
  const rows = parsed<{ readonly [table: string]: readonly unknown[] }>(name);
  const campaign = parsed<Golden>('lines-of-level-1.json');
  const revived = parsed<{ readonly [table: string]: readonly unknown[] }>(name, (_, value) =>
    value !== null && typeof value === 'object' && Object.keys(value).join() === 'bytes'
      ? bytes((value as { bytes: string }).bytes)
      : value,
  );
  async function laid(): Promise<IDBFactory> {
    const factory = new IDBFactory();
    const db = new Database('golden', { indexedDB: factory, IDBKeyRange });
    for (const [table, all] of Object.entries(revived)) await db.table(table).bulkPut([...all]);
    db.close();
    return factory;
  }

  test('is opened with everything in it: lines, forks, keys, shelf, what was kept', async () => {
    const factory = await laid();
    const store = openStore({ name: 'golden', indexedDB: factory, IDBKeyRange });
    const { chains, damaged, keys: own } = await store.load(campaign.campaign);
    expect(damaged).toEqual([]);
    expect(runsOf(chains).toSorted(byAuthor)).toEqual(campaign.runs.toSorted(byAuthor));
    expect(own).toMatchObject(keys);
    expect(await store.shelf()).toMatchObject([{ title: 'The golden war', ruleset: 'mighty-empires' }]);
    expect(await store.setting('theme')).toBe('candle');
    expect(await store.snapshot(campaign.campaign, 0)).toMatchObject({ state: { purse: 3 } });
    const [kept] = await store.kept();
    const file = (await store.keptFile(kept?.id ?? 0)) as Uint8Array;
    expect(await store.readBackup(file)).toMatchObject({ ok: true, secrets: true });
    store.close();
  });
  test('is left as it was by who only reads it', async () => {
    const factory = await laid();
    const store = openStore({ name: 'golden', indexedDB: factory, IDBKeyRange });
    await store.load(campaign.campaign);
    await store.shelf();
    store.close();
    expect(await rowsOf(factory)).toEqual(rows);
  });
});
const byAuthor = (a: GoldenRun, b: GoldenRun): number =>
  a.author < b.author ? -1 : a.author > b.author ? 1 : a.seq - b.seq;
