/**
 * Never two transactions that write: Chromium, killed in the midst of two of one database, finds the same lock held twice when it next
 * opens it, and throws the database away. `npm run prove` kills a browser to see it (test/e2e/killed.spec.ts).
 */
import {
  IDBDatabase as FDBDatabase,
  IDBFactory as FDBFactory,
  IDBObjectStore as FDBObjectStore,
  IDBKeyRange,
} from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { disk } from './disk.ts';
import { deviceNamed, foundedBy, longer } from './samples.ts';

const anna = deviceNamed('anna');
const bert = deviceNamed('bert');
const { campaign, chain } = foundedBy(anna, 5, undefined, [bert]);
const berts = longer(bert, undefined, campaign, ['hello']);
const entry = { campaign, title: 'The Winter War', ruleset: 'border-princes', card: null };
const keys = { device: anna, seats: { north: 'aa'.repeat(16) } };

afterEach(() => vi.restoreAllMocks());

/** Counts transactions that write. @returns how many there were, and how many at the same time at most */
function watched(): { all: number; most: number } {
  const count = { all: 0, most: 0 };
  let now = 0;
  const real = FDBDatabase.prototype.transaction;
  vi.spyOn(FDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: InstanceType<typeof FDBDatabase>,
    ...given
  ) {
    const made = Reflect.apply(real, this, given);
    if (made.mode !== 'readwrite') return made;
    count.all++;
    count.most = Math.max(count.most, ++now);
    const over = (): void => void now--;
    made.addEventListener('complete', over);
    made.addEventListener('abort', over);
    return made;
  });
  return count;
}

/** All that a store writes, the lines first. */
const writes: readonly ((store: Store) => Promise<unknown>)[] = [
  (store) => store.append(campaign, chain, 0),
  (store) => store.append(campaign, berts, 0),
  (store) =>
    store.appendAll(campaign, [{ chain: longer(anna, chain, campaign, ['on']), from: chain.lines.length }]),
  (store) => store.shelve(entry),
  (store) => store.saveKeys(campaign, keys),
  (store) => store.saveLocal(campaign, { drafts: 1 }),
  (store) => store.setSetting('helper', 'near'),
  (store) => store.setSetting('helper', undefined),
  (store) => store.saveSnapshot(campaign, { page: 0, digest: 'd0', state: { month: 1 } }),
  (store) => store.saveTellings(campaign, [{ page: 0, digest: 'd0', told: ['A month passed.'] }]),
  (store) => store.saveFirstLook(campaign, new Map([[chain.author, chain]]), { seen: 1 }),
  (store) => store.saveFirstLook(campaign, new Map()),
  (store) => store.dropSnapshotsAfter(campaign, 0),
  (store) => store.compact(campaign),
  (store) => store.keep(campaign, 'import'),
  (store) => store.unshelve(campaign),
];

test('whatever a phone writes at once, one transaction waits for the other', async () => {
  const count = watched();
  const store = disk().open();
  await store.shelve(entry);
  await store.append(campaign, chain, 0);
  const file = await store.readBackup(await store.exportCampaign(campaign, { secrets: false }));
  if (!file.ok) throw new Error(file.fault);
  count.all = 0;
  await Promise.all([...writes.map((write) => write(store)), store.importBackup(file)]);
  expect(count.all).toBeGreaterThanOrEqual(writes.length);
  expect(count.most).toBe(1);
});

test('a write that fails keeps no later one from its turn', async () => {
  const count = watched();
  const store = disk().open();
  await store.append(campaign, chain, 0);
  const other = longer(anna, undefined, campaign, ['another log of the same phone']);
  const failed = store.append(campaign, other, 0);
  const next = store.setSetting('helper', 'near');
  await expect(failed).rejects.toThrow();
  await next;
  expect(await store.setting('helper')).toBe('near');
  expect(count.most).toBe(1);
});

test('what is read to be kept has all that was to be written before it', async () => {
  const store = disk().open();
  await store.shelve(entry);
  await store.append(campaign, chain, 0);
  void store.append(campaign, berts, 0);
  void store.saveKeys(campaign, keys);
  const loaded = await store.load(campaign);
  expect(loaded.chains.size).toBe(2);
  expect(loaded.keys?.seats).toEqual(keys.seats);
});

test('what waits behind a disk that does not answer is told so with it, and a later write is tried', async () => {
  let beat = (): void => undefined;
  const factory = new FDBFactory();
  const store = openStore({
    name: 'test',
    indexedDB: factory,
    IDBKeyRange,
    beat(onBeat) {
      const before = beat;
      beat = () => {
        before();
        onBeat();
      };
      return () => {
        beat = before;
      };
    },
  });
  await store.setSetting('helper', 'near');
  const real = FDBObjectStore.prototype.put;
  const silent = vi.spyOn(FDBObjectStore.prototype, 'put').mockImplementation(function (
    this: InstanceType<typeof FDBObjectStore>,
    ...given
  ) {
    const request = Reflect.apply(real, this, given);
    // Nobody hears of it.
    Object.defineProperty(request, 'onsuccess', { set: () => undefined });
    return request;
  });
  const waiting = [
    store.setSetting('helper', 'a'),
    store.setSetting('helper', 'b'),
    store.setSetting('helper', 'c'),
  ];
  const faults = Promise.all(
    waiting.map((one) =>
      one.then(
        () => 'written',
        (fault: { fault: string }) => fault.fault,
      ),
    ),
  );
  await vi.waitFor(() => expect(silent).toHaveBeenCalled());
  for (let second = 0; second < 30; second++) beat();
  expect(await faults).toEqual(['silent', 'silent', 'silent']);
  silent.mockRestore();
  await store.setSetting('helper', 'far');
  expect(await store.setting('helper')).toBe('far');
});
