/** Small records that cannot be read, each by itself. */
import { IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CampaignPart, Preview, Store } from '../../src/store/index.ts';
import { Database } from '../../src/store/schema.ts';
import { disk } from './disk.ts';
import { deviceNamed, foundedBy } from './samples.ts';

const anna = deviceNamed('anna');
const wars = ['The Winter War', 'The Salt Road', 'The Long March'].map((title) => ({
  ...foundedBy(anna, 3, title),
  title,
}));
const [first, second, third] = wars.map(({ campaign }) => campaign) as [string, string, string];
const keys = { device: anna, seats: { north: 'aa'.repeat(16) } };

afterEach(() => vi.restoreAllMocks());

async function three() {
  const on = disk();
  const store = on.open();
  for (const { campaign, chain, title } of wars) {
    await store.saveKeys(campaign, keys);
    await store.saveLocal(campaign, 'note');
    await store.append(campaign, chain, 0);
    await store.shelve({ campaign, title, ruleset: 'border-princes', card: { month: 3 } });
  }
  const db = new Database('test', { indexedDB: on.factory, IDBKeyRange });
  return { on, store, db };
}
async function preview(store: Store, bytes: Uint8Array): Promise<Preview> {
  const read = await store.readBackup(bytes);
  if (!read.ok) throw new Error(read.fault);
  return read;
}

describe('M7: one damaged record never hides the shelf', () => {
  const rows: [string, CampaignPart, (db: Database) => PromiseLike<unknown>][] = [
    ['a card cut short', 'card', (db) => db.campaigns.update(second, { card: '{"month":' })],
    ['a card that is missing', 'card', (db) => db.campaigns.put({ campaign: second } as never)],
    ['keys cut short', 'keys', (db) => db.keys.update(second, { text: '{"seats"' })],
    ['keys that are none', 'keys', (db) => db.keys.update(second, { text: '5' })],
    ['a device’s secret that is none', 'keys', (db) => db.keys.update(second, { device: 'zz' })],
    ['notes cut short', 'local', (db) => db.locals.update(second, { text: '"no' })],
  ];
  test.each(rows)('%s', async (_, part, damage) => {
    const { store, db, on } = await three();
    await damage(db);
    const shelf = await store.shelf();
    expect(shelf.map(({ campaign }) => campaign).toSorted()).toEqual([first, second, third].toSorted());
    for (const one of shelf) {
      expect(one.damaged).toEqual(one.campaign === second ? [part] : undefined);
      if (one.campaign !== second) expect(one.card).toEqual({ month: 3 });
    }
    expect((await store.load(second)).chains.size).toBe(1);
    // What is left can be saved, and opens on another phone.
    for (const secrets of [true, false]) {
      const left = await preview(disk().open(), await store.exportCampaign(second, { secrets }));
      expect(left).toMatchObject({
        title: 'The Salt Road',
        file: { lines: 4 },
        secrets: secrets && part !== 'keys',
      });
    }
    // It can be taken off, and what was left of it comes back from the backup kept first.
    await store.unshelve(second);
    expect((await on.open().shelf()).map(({ campaign }) => campaign).toSorted()).toEqual(
      [first, third].toSorted(),
    );
    const kept = (await store.keptFile((await store.kept())[0]?.id ?? 0)) as Uint8Array;
    await store.importBackup(await preview(store, kept));
    expect((await store.shelf()).find(({ campaign }) => campaign === second)).toMatchObject({
      title: 'The Salt Road',
    });
    db.close();
  });

  test('a backup of before mends keys that cannot be read', async () => {
    const { store, db } = await three();
    const before = await store.exportCampaign(second, { secrets: true });
    await db.keys.update(second, { text: '{"seats"' });
    expect(await store.load(second)).toMatchObject({ keysLost: true });
    await store.importBackup(await preview(store, before));
    expect((await store.load(second)).keys).toMatchObject({ seats: keys.seats });
    expect((await store.shelf()).every(({ damaged }) => damaged === undefined)).toBe(true);
    db.close();
  });

  test('a card that the browser itself can no longer read', async () => {
    const { store, db } = await three();
    await store.shelf();
    const [all, one] = [IDBObjectStore.prototype.getAll, IDBObjectStore.prototype.get];
    const broken = (): never => {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      return this.name === 'campaigns' ? broken() : Reflect.apply(all, this, given);
    });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      return this.name === 'campaigns' && key === second ? broken() : Reflect.apply(one, this, [key]);
    });
    const shelf = await store.shelf();
    expect(shelf.map(({ damaged }) => damaged)).toEqual([undefined, undefined, ['card']]);
    expect(shelf[2]?.campaign).toBe(second);
    db.close();
  });

  test('a setting, a snapshot and a telling that cannot be read are as if they were not there', async () => {
    const { store, db } = await three();
    await store.setSetting('theme', 'dark');
    await store.saveSnapshot(first, { page: 0, digest: 'd', state: 1 });
    await store.saveTellings(first, [{ page: 0, digest: 'd', told: ['It snowed.'] }]);
    await db.settings.update('theme', { text: '{' });
    for (const table of [db.snapshots, db.tellings]) await table.update([first, 0], { text: '{' });
    expect(await store.setting('theme')).toBeUndefined();
    expect(await store.snapshot(first, 0)).toBeUndefined();
    expect(await store.tellings(first, [0])).toEqual([]);
    db.close();
  });
});
