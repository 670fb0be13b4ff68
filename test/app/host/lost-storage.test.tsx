/** A browser that begins an empty database in place of a damaged one says nothing of it: Realmbook does. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deps } from '../../../src/app/campaign/deps.ts';
import { keepExample } from '../../../src/app/campaign/example.ts';
import { forgetCampaign, noteHere } from '../../../src/app/campaign/lost-storage.ts';
import { openShelf } from '../../../src/app/shelf.ts';
import { openAt } from '../screens/at.tsx';

const { store } = deps();
const id = (letter: string): string => letter.repeat(64);
const put = (letter: string, title: string): Promise<void> =>
  store.shelve({ campaign: id(letter), title, ruleset: 'mighty-empires', card: null });
const clear = async (): Promise<void> => {
  for (const { campaign } of await store.shelf()) await store.unshelve(campaign);
};
/** As Chromium leaves it: every table there, and empty. */
const emptied = async (): Promise<void> => {
  await clear();
  await store.setSetting('mark', undefined);
};

beforeEach(async () => {
  await emptied();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('campaigns that the browser threw away are named on the shelf until their player has read of it', async () => {
  await put('a', 'The Vale of Aurn');
  await put('b', 'Salt and Iron');
  expect((await openShelf()).lost()).toEqual([]);
  await emptied();
  await openAt('/');
  const said = await screen.findByRole('alert');
  expect(said.textContent).toMatch(/lost its storage/);
  expect(said.textContent).toContain('The Vale of Aurn');
  expect(said.textContent).toContain('Salt and Iron');
  expect(said.querySelector('a[href="/settings#backups"]')).not.toBeNull();
  // It is said again by a phone that is opened again.
  expect((await openShelf()).lost()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect((await openShelf()).lost()).toEqual([]);
});

test('a lost campaign that is here again is named no more', async () => {
  await put('a', 'The Vale of Aurn');
  await put('b', 'Salt and Iron');
  await openShelf();
  await emptied();
  const shelf = await openShelf();
  expect(shelf.lost()).toHaveLength(2);
  await put('b', 'Salt and Iron');
  await shelf.refresh();
  expect(shelf.lost()).toEqual(['The Vale of Aurn']);
});

test('a campaign whose page was open before the shelf ever was is named, too', async () => {
  await put('a', 'The Vale of Aurn');
  await noteHere(store, { campaign: id('a'), title: 'The Vale of Aurn' });
  await put('b', 'Salt and Iron');
  await noteHere(store, { campaign: id('b'), title: 'Salt and Iron' });
  await emptied();
  expect((await openShelf()).lost()).toEqual(['The Vale of Aurn', 'Salt and Iron']);
});

test('a phone that is killed between its two notes, or whose disk is full, learns of the loss all the same', async () => {
  await put('a', 'The Vale of Aurn');
  await openShelf();
  await emptied();
  await store.setSetting('mark', 'of the empty database');
  expect((await openShelf()).lost()).toEqual(['The Vale of Aurn']);
  await emptied();
  vi.spyOn(store, 'setSetting').mockRejectedValue(new Error('full'));
  expect((await openShelf()).lost()).toEqual(['The Vale of Aurn']);
  expect((await openShelf()).lost()).toEqual(['The Vale of Aurn']);
});

test('a campaign whose title could not be read any more is called as it was, and the example is not missed', async () => {
  await put('a', 'The Vale of Aurn');
  await put('b', 'Example: the Vale of Aurn');
  keepExample({ campaign: id('b'), seat: 'azure' });
  const shelf = await openShelf();
  await put('a', '');
  await shelf.refresh();
  await emptied();
  await shelf.refresh();
  expect(shelf.lost()).toEqual(['The Vale of Aurn']);
});

test('what a player took off the shelf is not lost, nor is anything where localStorage alone was cleared', async () => {
  await put('a', 'The Vale of Aurn');
  await put('b', 'Salt and Iron');
  const shelf = await openShelf();
  await store.unshelve(id('a'));
  forgetCampaign(id('a'));
  // Killed before the shelf was read again, and lost then.
  await emptied();
  await shelf.refresh();
  expect(shelf.lost()).toEqual(['Salt and Iron']);
  await put('b', 'Salt and Iron');
  await shelf.refresh();
  localStorage.clear();
  expect((await openShelf()).lost()).toEqual([]);
  localStorage.setItem('realmbook.database', '{"here":7}');
  expect((await openShelf()).lost()).toEqual([]);
});
