/**
 * Never two transactions that write: Chromium, killed in the midst of two of one database, finds the same lock held twice when it next
 * opens it, and throws the database away. `npm run prove` kills a browser to see it (test/e2e/killed.spec.ts).
 */
import { IDBDatabase as FDBDatabase } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../../src/store/index.ts';
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
  await Promise.all(writes.map((write) => write(store)));
  expect(count.all).toBeGreaterThanOrEqual(writes.length);
  expect(count.most).toBe(1);
});

test('a write that fails keeps no later one from its turn', async () => {
  const store = disk().open();
  await store.append(campaign, chain, 0);
  const other = longer(anna, undefined, campaign, ['another log of the same phone']);
  const failed = store.append(campaign, other, 0);
  const next = store.setSetting('helper', 'near');
  await expect(failed).rejects.toThrow();
  await next;
  expect(await store.setting('helper')).toBe('near');
});
