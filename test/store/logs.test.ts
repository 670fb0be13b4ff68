import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chain, join, runOf } from '../../src/log/chain.ts';
import { type Disk, disk } from './disk.ts';
import { bulk, deviceNamed, foundedBy, longer, shorter } from './samples.ts';

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 9, undefined, [bert]);

/** What lies on the disk, past the store. */
async function raw<T>(on: Disk, work: (db: Dexie) => Promise<T>): Promise<T> {
  const db = await new Dexie('test', { indexedDB: on.factory, IDBKeyRange }).open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

test('what was appended is there after a restart, however it was cut into appends and repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 8 }),
      async (lengths) => {
        const on = disk();
        const store = on.open();
        let longest = 0;
        for (const length of lengths) {
          await store.append(campaign, shorter(anna, chain, length), longest);
          longest = Math.max(longest, length);
        }
        store.close();
        const { chains, damaged } = await on.open().load(campaign);
        expect(chains.get(anna.device)).toEqual(shorter(anna, chain, longest));
        expect(damaged).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test('several logs of several campaigns are kept apart', async () => {
  const on = disk();
  const store = on.open();
  const other = foundedBy(bert, 3, 'Another war');
  const berts = longer(bert, undefined, campaign, ['hello', 'there']);
  await store.appendAll(campaign, [
    { chain, from: 0 },
    { chain: berts, from: 0 },
  ]);
  await store.append(other.campaign, other.chain, 0);
  expect((await store.load(campaign)).chains).toEqual(
    new Map([
      [anna.device, chain],
      [bert.device, berts],
    ]),
  );
  expect((await store.load(other.campaign)).chains).toEqual(new Map([[bert.device, other.chain]]));
});

test('a second history by the same hand is stored as a fork, and is not lost to a later append that lacks it', async () => {
  const store = disk().open();
  const twin = longer(anna, shorter(anna, chain, 4), campaign, ['a different fifth line']);
  const joined = join(chain, runOf(twin));
  if (!joined.ok) throw new Error(joined.fault);
  await store.append(campaign, joined.chain, 0);
  expect((await store.load(campaign)).chains.get(anna.device)).toEqual(joined.chain);
  const more = longer(anna, chain, campaign, ['on']);
  await store.append(campaign, more, 10);
  expect((await store.load(campaign)).chains.get(anna.device)).toEqual({
    ...more,
    forks: joined.chain.forks,
  });
});

test('a fork that another tab stored meanwhile is not written over', async () => {
  const store = disk().open();
  const forkedWith = (words: string) => {
    const joined = join(chain, runOf(longer(anna, shorter(anna, chain, 4), campaign, [words])));
    if (!joined.ok) throw new Error(joined.fault);
    return joined.chain;
  };
  await store.append(campaign, forkedWith('one'), 0);
  await expect(store.append(campaign, forkedWith('two'), 10)).rejects.toMatchObject({ fault: 'overtaken' });
  expect((await store.load(campaign)).chains.get(anna.device)).toEqual(forkedWith('one'));
});

describe('two tabs that write under one key', () => {
  test('cannot fork the log: the second is told that it was overtaken, and nothing of it is stored', async () => {
    const on = disk();
    const [one, two] = [on.open(), on.open()];
    await one.append(campaign, chain, 0);
    const ours = longer(anna, chain, campaign, ['from the first tab']);
    const theirs = longer(anna, chain, campaign, ['from the second tab', 'and more']);
    const berts = longer(bert, undefined, campaign, ['written in the same breath']);
    await one.append(campaign, ours, 10);
    await expect(
      two.appendAll(campaign, [
        { chain: berts, from: 0 },
        { chain: theirs, from: 10 },
      ]),
    ).rejects.toMatchObject({ fault: 'overtaken' });
    expect((await two.load(campaign)).chains).toEqual(new Map([[anna.device, ours]]));
  });

  test('cannot fork it either after both have written to it, each in the belief that it still ends where it left it', async () => {
    const on = disk();
    const [one, two] = [on.open(), on.open()];
    await one.append(campaign, chain, 0);
    const more = longer(anna, chain, campaign, ['by the second tab']);
    await two.append(campaign, more, 10);
    // As long as the other's, and one line longer: either would stand in its place.
    for (const words of [['by the first'], ['by the first', 'and on']])
      await expect(one.append(campaign, longer(anna, chain, campaign, words), 10)).rejects.toMatchObject({
        fault: 'overtaken',
      });
    expect((await two.load(campaign)).chains).toEqual(new Map([[anna.device, more]]));
    // What goes on from the other's line is taken, by either of them.
    const last = longer(anna, longer(anna, more, campaign, ['one more']), campaign, ['and one']);
    await one.append(campaign, shorter(anna, last, 12), 11);
    await two.append(campaign, last, 12);
    expect((await one.load(campaign)).chains).toEqual(new Map([[anna.device, last]]));
  });

  test('cannot go on from a history in whose place the other has put one of the same length', async () => {
    const on = disk();
    const [one, two] = [on.open(), on.open()];
    await one.append(campaign, chain, 0);
    const parting = longer(anna, shorter(anna, chain, 3), campaign, [...'parting']);
    expect(parting.lines).toHaveLength(10);
    await raw(on, async (db) => {
      for (const table of ['heads', 'segments']) await db.table(table).clear();
    });
    await two.append(campaign, parting, 0);
    await expect(one.append(campaign, longer(anna, chain, campaign, ['on']), 10)).rejects.toMatchObject({
      fault: 'overtaken',
    });
    expect((await two.load(campaign)).chains).toEqual(new Map([[anna.device, parting]]));
  });

  test('a fork that one has stored is not lost to the next line of the other', async () => {
    const on = disk();
    const [one, two] = [on.open(), on.open()];
    await one.append(campaign, chain, 0);
    const joined = join(chain, runOf(longer(anna, shorter(anna, chain, 4), campaign, ['another'])));
    if (!joined.ok) throw new Error(joined.fault);
    await two.append(campaign, joined.chain, 0);
    const more = longer(anna, chain, campaign, ['on']);
    await one.append(campaign, more, 10);
    expect(await one.load(campaign)).toMatchObject({
      chains: new Map([[anna.device, { ...more, forks: joined.chain.forks }]]),
      damaged: [],
    });
  });

  test('an append to several logs writes all of them, even after an append to one alone', async () => {
    const store = disk().open();
    await store.append(campaign, chain, 0);
    const more = longer(anna, chain, campaign, ['on']);
    const berts = longer(bert, undefined, campaign, ['written in the same breath']);
    await store.appendAll(campaign, [
      { chain: more, from: 10 },
      { chain: berts, from: 0 },
    ]);
    expect((await store.load(campaign)).chains).toEqual(
      new Map([
        [anna.device, more],
        [bert.device, berts],
      ]),
    );
  });

  test('a log that was doubted since it was last written to is looked at before it is written to again', async () => {
    const on = disk();
    const store = on.open();
    await store.append(campaign, shorter(anna, chain, 4), 0);
    await store.append(campaign, shorter(anna, chain, 8), 4);
    await raw(on, async (db) => {
      const rows = db.table('segments');
      for (const row of await rows.toArray())
        if (row.from === 4) await rows.put({ ...row, bytes: new Uint8Array(9) });
    });
    await on.open().load(campaign);
    await store.append(campaign, chain, 8);
    const { chains, damaged } = await on.open().load(campaign);
    expect(chains.get(anna.device)).toEqual(chain);
    expect(damaged).toEqual([]);
  });

  test('nor may an older copy that parts from what is stored', async () => {
    const store = disk().open();
    await store.append(campaign, chain, 0);
    const parting = longer(anna, shorter(anna, chain, 3), campaign, ['parting']);
    await expect(store.append(campaign, parting, 3)).rejects.toMatchObject({ fault: 'overtaken' });
  });
});

const cut = ({ lines, entries, hashes, ...rest }: Chain, length: number): Chain => ({
  ...rest,
  lines: lines.slice(0, length),
  entries: entries.slice(0, length),
  hashes: hashes.slice(0, length),
});

describe('packing', () => {
  test('small rows are joined, and the log stays what it was', async () => {
    const on = disk();
    const store = on.open();
    const long = bulk(anna, campaign, 130);
    for (let length = 1; length <= 130; length++) await store.append(campaign, cut(long, length), length - 1);
    await store.compact(campaign);
    expect((await store.load(campaign)).chains.get(anna.device)).toEqual(long);
    expect(await raw(on, (db) => db.table('segments').count())).toBeLessThan(4);
  });

  test('appending packs by itself', async () => {
    const on = disk();
    const store = on.open();
    const long = bulk(anna, campaign, 65);
    for (let length = 1; length <= 64; length++) await store.append(campaign, cut(long, length), length - 1);
    await expect.poll(() => raw(on, (db) => db.table('segments').count())).toBe(1);
    // The next row is the first of the next lot.
    await store.append(campaign, long, 64);
    expect(await raw(on, (db) => db.table('heads').toArray())).toMatchObject([{ count: 65, loose: 1 }]);
    expect((await store.load(campaign)).chains.get(anna.device)).toEqual(long);
  });

  test('10,000 entries are stored and loaded as one row', async () => {
    const on = disk();
    const long = bulk(anna, campaign, 10_000);
    await on.open().append(campaign, long, 0);
    expect(await raw(on, (db) => db.table('segments').count())).toBe(1);
    const before = performance.now();
    const { chains } = await on.open().load(campaign);
    const took = performance.now() - before;
    expect(chains.get(anna.device)).toEqual(long);
    // A generous bound: it is tens of milliseconds on its own, and must not become seconds.
    expect(took).toBeLessThan(1_500);
  });
});

describe('a damaged row', () => {
  async function damagedDisk(damage: (db: Dexie) => Promise<unknown>): Promise<Disk> {
    const on = disk();
    const store = on.open();
    for (const length of [4, 7, 10]) await store.append(campaign, shorter(anna, chain, length), 0);
    store.close();
    await raw(on, damage);
    return on;
  }
  const change = (from: number) => (db: Dexie) =>
    db.table('segments').update([campaign, anna.device, from], { bytes: Uint8Array.of(1, 2, 3) });

  test.each<[string, (db: Dexie) => Promise<unknown>, number]>([
    ['in the middle', change(4), 4],
    ['at the start', change(0), 0],
    ['at the end', change(7), 7],
    ['that is missing at the end', (db) => db.table('segments').delete([campaign, anna.device, 7]), 7],
  ])(
    '%s is named, what stands before it is loaded, and the log can be filled up again',
    async (_, damage, kept) => {
      const on = await damagedDisk(damage);
      const store = on.open();
      const loaded = await store.load(campaign);
      expect(loaded.damaged).toEqual([{ author: anna.device, kept }]);
      expect(loaded.chains.get(anna.device)).toEqual(kept ? shorter(anna, chain, kept) : undefined);
      await store.append(campaign, chain, kept);
      expect(await store.load(campaign)).toMatchObject({
        chains: new Map([[anna.device, chain]]),
        damaged: [],
      });
    },
  );

  test('is put aside when the log is written to, not before, and not thrown away', async () => {
    const on = await damagedDisk(change(4));
    const store = on.open();
    const { chains } = await store.load(campaign);
    expect(await raw(on, (db) => db.table('damaged').count())).toBe(0);
    await store.append(campaign, longer(anna, chains.get(anna.device), campaign, ['another']), 4);
    const aside = await raw(on, (db) => db.table('damaged').toArray());
    expect(aside.map(({ row }) => row.from)).toEqual([4, 7]);
  });

  test.each<[string, (db: Dexie) => Promise<unknown>]>([
    ['spoilt', (db) => db.table('forks').update([campaign, anna.device], { rows: [{}] })],
    ['missing', (db) => db.table('forks').delete([campaign, anna.device])],
  ])('of forks, %s, costs the forks only, and is named', async (_, damage) => {
    const on = disk();
    const joined = join(chain, runOf(longer(anna, shorter(anna, chain, 4), campaign, ['another'])));
    if (!joined.ok) throw new Error(joined.fault);
    const store = on.open();
    await store.append(campaign, joined.chain, 0);
    store.close();
    await raw(on, damage);
    const again = on.open();
    expect(await again.load(campaign)).toMatchObject({ damaged: [{ author: anna.device, kept: 10 }] });
    await again.append(campaign, joined.chain, 10);
    expect(await again.load(campaign)).toMatchObject({
      chains: new Map([[anna.device, joined.chain]]),
      damaged: [],
    });
  });
});
