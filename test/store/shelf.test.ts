import { describe, expect, test } from 'vitest';
import { disk } from './disk.ts';
import { deviceNamed } from './samples.ts';

const campaign = 'ab'.repeat(32);
const entry = { campaign, title: 'The Winter War', ruleset: 'border-princes', card: { seats: 2 } };

describe('the shelf', () => {
  test('keeps when a campaign was added, and times that are not given', async () => {
    let time = 10;
    const store = disk().open(() => time);
    await store.shelve(entry);
    time = 20;
    await store.shelve({ ...entry, met: 15 });
    await store.shelve({ ...entry, opened: 20, title: 'The Long Winter' });
    expect(await store.shelf()).toEqual([
      { ...entry, title: 'The Long Winter', added: 10, opened: 20, met: 15 },
    ]);
  });

  test('stands in the order of last opening', async () => {
    const store = disk().open();
    for (const [name, opened] of [
      ['aa', 1],
      ['bb', 3],
      ['cc', 2],
    ] as const)
      await store.shelve({ ...entry, campaign: name.repeat(32), opened });
    expect((await store.shelf()).map(({ opened }) => opened)).toEqual([3, 2, 1]);
  });
});

test('keys, drafts and settings come back as they were saved', async () => {
  const on = disk();
  const store = on.open();
  const keys = { device: deviceNamed('anna'), seats: { north: 'aa' } };
  expect(await store.load(campaign)).toEqual({ chains: new Map(), damaged: [], local: null });
  await store.saveKeys(campaign, keys);
  await store.saveLocal(campaign, { note: 'ü 👑' });
  await store.setSetting('theme', 'candlelight');
  await store.setSetting('size', 3);
  await store.setSetting('size', undefined);
  const again = on.open();
  expect(await again.load(campaign)).toEqual({
    chains: new Map(),
    damaged: [],
    keys,
    local: { note: 'ü 👑' },
  });
  expect(await again.setting('theme')).toBe('candlelight');
  expect(await again.setting('size')).toBeUndefined();
});

test('snapshots and tellings are listed by page and forgotten after one', async () => {
  const store = disk().open();
  for (const page of [0, 2, 10]) {
    await store.saveSnapshot(campaign, { page, digest: `d${page}`, state: { page } });
    await store.saveTellings(campaign, [{ page, digest: `d${page}`, told: [`page ${page}`] }]);
  }
  await store.saveSnapshot('cd'.repeat(32), { page: 11, digest: 'x', state: null });
  await store.saveSnapshot(campaign, { page: 10, digest: 'again', state: { page: 10 } });
  expect(await store.snapshots(campaign)).toEqual([
    { page: 0, digest: 'd0' },
    { page: 2, digest: 'd2' },
    { page: 10, digest: 'again' },
  ]);
  expect((await store.tellings(campaign, [10, 1, 0])).map(({ told }) => told)).toEqual([
    ['page 0'],
    ['page 10'],
  ]);
  await store.dropSnapshotsAfter(campaign, 2);
  expect((await store.snapshots(campaign)).map(({ page }) => page)).toEqual([0, 2]);
  expect(await store.tellings(campaign, [10])).toEqual([]);
  expect(await store.snapshot(campaign, 2)).toEqual({ page: 2, digest: 'd2', state: { page: 2 } });
  expect(await store.snapshots('cd'.repeat(32))).toHaveLength(1);
});
