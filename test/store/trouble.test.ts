/** What the store does when the disk is full, the browser loses it, another tab is newer, or writing stops half-way. */
import { Dexie } from 'dexie';
import {
  IDBFactory as FDBFactory,
  IDBObjectStore as FDBObjectStore,
  IDBKeyRange,
  IDBOpenDBRequest,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { faultOf } from '../../src/store/guard.ts';
import { type Store, type StoreFault, storeWording } from '../../src/store/index.ts';
import { type Disk, disk } from './disk.ts';
import { deviceNamed, foundedBy, longer } from './samples.ts';

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 5, undefined, [bert]);
const more = longer(anna, chain, campaign, ['after the trouble']);
const berts = longer(bert, undefined, campaign, ['hello']);
const keys = { device: anna, seats: { north: 'aa'.repeat(16) } };
const entry = { campaign, title: 'The Winter War', ruleset: 'border-princes', card: null };

afterEach(() => vi.restoreAllMocks());

/** Lets so many writes through and fails the next one. */
function failWrite(after: number, name = 'QuotaExceededError'): () => boolean {
  let left = after;
  let failed = false;
  for (const method of ['put', 'add', 'delete'] as const) {
    const real = FDBObjectStore.prototype[method];
    vi.spyOn(FDBObjectStore.prototype, method).mockImplementation(function (
      this: InstanceType<typeof FDBObjectStore>,
      ...given: unknown[]
    ) {
      if (left-- > 0 || failed) return Reflect.apply(real, this, given);
      failed = true;
      throw new DOMException('no', name);
    });
  }
  return () => failed;
}

async function filled(on: Disk): Promise<Store> {
  const store = on.open();
  await store.shelve(entry);
  await store.saveKeys(campaign, keys);
  await store.append(campaign, chain, 0);
  await store.saveSnapshot(campaign, { page: 0, digest: 'd0', state: { month: 1 } });
  return store;
}
const everything = async (store: Store): Promise<unknown> => ({
  shelf: await store.shelf(),
  loaded: await store.load(campaign),
  snapshots: await store.snapshots(campaign),
  kept: (await store.kept()).length,
});

describe('a write that breaks off leaves everything as it was, and works when it is repeated', () => {
  const works: [string, (store: Store, from: Store) => Promise<unknown>][] = [
    ['append', (store) => store.append(campaign, more, 6)],
    [
      'append several',
      (store) =>
        store.appendAll(campaign, [
          { chain: more, from: 6 },
          { chain: berts, from: 0 },
        ]),
    ],
    ['unshelve', (store) => store.unshelve(campaign)],
    [
      'import',
      async (store, from) => {
        const preview = await store.readBackup(await from.exportCampaign(campaign, { secrets: true }));
        if (!preview.ok) throw new Error(preview.fault);
        await store.importBackup(preview);
      },
    ],
    ['drop snapshots', (store) => store.dropSnapshotsAfter(campaign, -1)],
  ];
  test.each(works)('%s', async (name, work) => {
    const donor = await filled(disk());
    await donor.appendAll(campaign, [
      { chain: more, from: 6 },
      { chain: berts, from: 0 },
    ]);
    let broken = 0;
    for (let after = 0; ; after++) {
      const on = disk();
      const store = await filled(on);
      // The backup that is kept before an import stands by itself.
      if (name === 'import') await store.keep(campaign, 'asked');
      const before = await everything(store);
      const failed = failWrite(after);
      const outcome = await work(store, donor).then(
        () => 'done',
        (error) => error.fault,
      );
      vi.restoreAllMocks();
      if (!failed()) break;
      broken++;
      expect(outcome).toBe('full');
      const now = (await everything(on.open())) as { kept: number };
      expect({ ...now, kept: 0 }).toEqual({ ...(before as object), kept: 0 });
      await work(store, donor);
    }
    expect(broken).toBeGreaterThan(0);
  });
});

test('the browser loses the database: it is opened again and the work is done', async () => {
  const on = disk();
  const store = await filled(on);
  const failed = failWrite(0, 'InvalidStateError');
  await store.append(campaign, more, 6);
  expect(failed()).toBe(true);
  expect((await on.open().load(campaign)).chains.get(anna.device)).toEqual(more);
});

test('the browser loses it for good: that is said', async () => {
  const store = await filled(disk());
  vi.spyOn(FDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException(
      'Connection to Indexed Database server lost. Refresh the page to try again',
      'UnknownError',
    );
  });
  await expect(store.load(campaign)).rejects.toMatchObject({ fault: 'lost' });
  expect(await store.probe()).toBe('lost');
  vi.restoreAllMocks();
  expect(await store.probe()).toBeUndefined();
});

test('the browser loses it in the middle of a write, and another tab keeps it shut: "blocked" would say that nothing was begun', async () => {
  const store = await filled(disk());
  const failed = failWrite(0, 'InvalidStateError');
  const real = FDBFactory.prototype.open;
  let opens = 0;
  vi.spyOn(FDBFactory.prototype, 'open').mockImplementation(function (
    this: InstanceType<typeof FDBFactory>,
    ...given
  ) {
    // The store looks which version is there before it opens it.
    if (++opens % 2 === 1) return Reflect.apply(real, this, given);
    const request = new IDBOpenDBRequest();
    setImmediate(() => request.dispatchEvent(new IDBVersionChangeEvent('blocked', { oldVersion: 1 })));
    return request;
  });
  await expect(store.append(campaign, more, 6)).rejects.toMatchObject({ fault: 'lost' });
  expect(failed()).toBe(true);
});

test('a database of a newer Realmbook is not touched', async () => {
  const on = disk();
  const newer = new Dexie('test', { indexedDB: on.factory, IDBKeyRange });
  newer.version(2).stores({ campaigns: 'campaign', heads: '[campaign+author]', another: 'id' });
  await newer.open();
  newer.close();
  const store = on.open();
  const told: StoreFault[] = [];
  store.watch((fault) => told.push(fault));
  await expect(store.shelf()).rejects.toMatchObject({ fault: 'newer' });
  await expect(store.append(campaign, chain, 0)).rejects.toMatchObject({ fault: 'newer' });
  expect(told).toEqual(['newer']);
  const left = (await on.factory.databases()).map(({ version }) => version);
  expect(left).toEqual([20]);
});

test('a newer Realmbook in another tab: this one lets go and says so', async () => {
  const on = disk();
  const store = await filled(on);
  const told: StoreFault[] = [];
  store.watch((fault) => told.push(fault));
  const newer = new Dexie('test', { indexedDB: on.factory, IDBKeyRange });
  newer.version(2).stores({ another: 'id' });
  await newer.open();
  newer.close();
  expect(told).toEqual(['closed']);
  await expect(store.append(campaign, more, 6)).rejects.toMatchObject({ fault: 'closed' });
});

test('an older tab that will not let go: that is said, and once it does all is well', async () => {
  const on = disk();
  const old = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = on.factory.open('test', 1);
    request.onsuccess = () => resolve(request.result as unknown as IDBDatabase);
    request.onerror = () => reject(request.error);
  });
  const store = on.open();
  await expect(store.shelf()).rejects.toMatchObject({ fault: 'blocked' });
  old.close();
  await expect.poll(() => store.shelf().catch(() => undefined)).toEqual([]);
});

test('no database at all is a fault like any other', async () => {
  const on = disk();
  vi.spyOn(FDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException(
      'A mutation operation was attempted on a database that did not allow it',
      'SecurityError',
    );
  });
  await expect(on.open().shelf()).rejects.toMatchObject({ fault: 'unknown' });
});

describe('errors of browsers and what they mean', () => {
  test.each<[string, unknown, StoreFault]>([
    ['quota', new DOMException('', 'QuotaExceededError'), 'full'],
    [
      'quota, wrapped in an abort',
      { name: 'AbortError', inner: new DOMException('', 'QuotaExceededError') },
      'full',
    ],
    [
      'disk full',
      {
        name: 'UnknownError',
        message: 'disk is full',
      },
      'full',
    ],
    [
      'connection lost',
      { name: 'UnknownError', message: 'Connection to Indexed Database server lost' },
      'lost',
    ],
    ['closing', { name: 'InvalidStateError', message: 'The database connection is closing.' }, 'lost'],
    ['something else', new Error('what?'), 'unknown'],
    ['nothing', undefined, 'unknown'],
  ])('%s', (_, error, fault) => {
    expect(faultOf(error)).toBe(fault);
    expect(storeWording[fault].help).not.toBe('');
  });
});
