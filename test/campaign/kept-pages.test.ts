import { expect, test, vi } from 'vitest';
import { pageKeeper, pageTeller } from '../../src/campaign/kept-pages.ts';
import type { Read } from '../../src/campaign/reader.ts';
import { emptyDisk, storeOver } from '../../src/store/memory.ts';
import type { CampaignStore, TellingRow } from '../../src/store/types.ts';

const campaign = 'ab'.repeat(32);
const told = (page: number, how = ''): TellingRow['told'] => [{ entry: `${page}${how}` }];
/** A book of so many pages, of which some are told in memory. */
const book = (marks: readonly string[], inMemory: (page: number) => TellingRow['told'] | undefined): Read =>
  ({
    book: { pages: marks },
    digests: () => marks,
    tellings: inMemory,
    after: (page: number) => ({ page }),
  }) as unknown as Read;
const watched = (): { store: CampaignStore; saved: string[][] } => {
  const store = storeOver(emptyDisk());
  const saved: string[][] = [];
  const saveTellings: CampaignStore['saveTellings'] = (of, tellings) => {
    saved.push(tellings.map(({ page, digest }) => `${page} ${digest}`));
    return store.saveTellings(of, tellings);
  };
  return { store: { ...store, saveTellings }, saved };
};

test('campaign.chronicle.renew: after an old order is struck all is folded once, and only what differs is written', async () => {
  const { store, saved } = watched();
  await store.saveTellings(
    campaign,
    ['a', 'b', 'c', 'd'].map((digest, page) => ({ page, digest, told: told(page) })),
  );
  saved.splice(0);
  // From page 2 on it reads otherwise, and nothing of it is in memory.
  const marks = ['a', 'b', 'C', 'D', 'open'];
  const now = book(marks, () => undefined);
  const anew = vi.fn(async () => book(marks, (page) => told(page, page < 2 ? '' : ' anew')));
  const tell = pageTeller(store, campaign, anew);
  expect(await tell(now, 3)).toEqual(told(3, ' anew'));
  expect(await tell(now, 2)).toEqual(told(2, ' anew'));
  await vi.waitFor(() => expect(saved).toEqual([['2 C', '3 D']]));
  for (const page of [3, 2, 1, 0]) expect(await tell(now, page)).toEqual(told(page, page < 2 ? '' : ' anew'));
  expect(anew).toHaveBeenCalledTimes(1);
});

test('campaign.chronicle.renew: where nothing can be written it is still folded once', async () => {
  const { store } = watched();
  const marks = ['a', 'b', 'open'];
  const now = book(marks, () => undefined);
  const anew = vi.fn(async () => book(marks, (page) => told(page)));
  const full = { ...store, saveTellings: () => Promise.reject(new Error('full')) };
  const tell = pageTeller(full, campaign, anew);
  for (const page of [1, 0, 1, 0]) expect(await tell(now, page)).toEqual(told(page));
  expect(anew).toHaveBeenCalledTimes(1);
});

test('campaign.kept: pages are written together, and a state that is there already is not written again', async () => {
  const { store, saved } = watched();
  const marks = ['a', 'b', 'c', 'open'];
  const states = vi.fn(store.saveSnapshot);
  const asked = vi.fn(store.snapshots);
  const read = vi.fn(store.tellings);
  const kept = { ...store, saveSnapshot: states, snapshots: asked, tellings: read };
  pageKeeper(kept, campaign)(
    book(marks, (page) => told(page)),
    3,
  );
  await vi.waitFor(() => expect(saved).toEqual([['0 a', '1 b', '2 c']]));
  expect(states).toHaveBeenCalledTimes(1);
  // The next session.
  pageKeeper(kept, campaign)(
    book(marks, () => undefined),
    3,
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await asked.mock.results[1]?.value;
  expect(states).toHaveBeenCalledTimes(1);
  expect(saved).toHaveLength(1);
  // It has none of them in memory, and reads none to find that out.
  expect(read).toHaveBeenCalledTimes(1);
});
