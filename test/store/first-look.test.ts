/** What is shown first is kept for just the lines it was made of. */
import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { Chains } from '../../src/log/chain.ts';
import { emptyDisk, storeOver } from '../../src/store/memory.ts';
import type { CampaignStore } from '../../src/store/types.ts';
import { type Disk, disk } from './disk.ts';
import { deviceNamed, foundedBy, longer, shorter } from './samples.ts';

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 6, undefined, [bert]);
const berts = longer(bert, undefined, campaign, ['hello', 'there']);
const keys = { device: anna, seats: { north: '00'.repeat(16) } };
const chains: Chains = new Map([
  [anna.device, shorter(anna, chain, 5)],
  [bert.device, berts],
]);
const shown = { day: 'market', words: ['ü', '→'] };

async function filled<T extends CampaignStore>(store: T): Promise<T> {
  for (const one of chains.values()) await store.append(campaign, one, 0);
  await store.saveKeys(campaign, keys);
  await store.saveFirstLook(campaign, chains, shown);
  return store;
}
async function change(on: Disk, work: (db: Dexie) => Promise<unknown>): Promise<void> {
  const db = await new Dexie('test', { indexedDB: on.factory, IDBKeyRange }).open();
  await work(db);
  db.close();
}

test.each([
  ['a disk', async () => filled(disk().open())],
  ['memory', async () => filled(storeOver(emptyDisk()))],
])(
  'on %s it is there with the keys until a line more is stored, and again with what is made of that',
  async (_, made) => {
    const store = await made();
    expect(await store.firstLook(campaign)).toEqual({ keys, shown });
    await store.append(campaign, chain, 5);
    expect(await store.firstLook(campaign)).toBeUndefined();
    const now = new Map(chains).set(anna.device, chain);
    await store.saveFirstLook(campaign, now, { day: 'fair' });
    expect((await store.firstLook(campaign))?.shown).toEqual({ day: 'fair' });
    // Made of fewer lines than are stored: a view that was overtaken.
    await store.saveFirstLook(campaign, chains, shown);
    expect(await store.firstLook(campaign)).toBeUndefined();
    // With other keys lists may open that must not be shown, and others stay shut.
    await store.saveFirstLook(campaign, now, shown);
    await store.saveKeys(campaign, { ...keys, seats: {} });
    expect(await store.firstLook(campaign)).toBeUndefined();
    await store.saveFirstLook(campaign, now, shown);
    expect(await store.firstLook(campaign)).toBeDefined();
    await store.saveFirstLook(campaign, now);
    expect(await store.firstLook(campaign)).toBeUndefined();
  },
);

test('it is no snapshot of a page, and goes with its campaign', async () => {
  const on = disk();
  const store = await filled(on.open());
  await store.saveSnapshot(campaign, { page: 0, digest: 'd', state: {} });
  expect(await store.snapshots(campaign)).toEqual([{ page: 0, digest: 'd' }]);
  await store.shelve({ campaign, title: 'The Winter War', ruleset: 'border-princes', card: null });
  await store.unshelve(campaign);
  let left: number | undefined;
  await change(on, async (db) => {
    left = await db.table('snapshots').count();
  });
  expect(left).toBe(0);
});

test.each<readonly [string, (db: Dexie) => Promise<unknown>]>([
  [
    'a letter of it is another',
    (db) => db.table('snapshots').toCollection().modify({ text: '{"day":"markes"}' }),
  ],
  ['the keys cannot be read', (db) => db.table('keys').toCollection().modify({ sum: 1 })],
  ['a log is doubted', (db) => db.table('heads').toCollection().modify({ doubted: true })],
])('where %s the book is read instead', async (_, damage) => {
  const on = disk();
  const store = await filled(on.open());
  expect(await store.firstLook(campaign)).toBeDefined();
  await change(on, damage);
  expect(await store.firstLook(campaign)).toBeUndefined();
});
