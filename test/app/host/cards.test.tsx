import './phone.ts';
import { cleanup, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, readCard } from '../../../src/app/campaign/cards.ts';
import { deps } from '../../../src/app/campaign/deps.ts';
import { yearOf } from '../../../src/app/campaign/years.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { openShelf } from '../../../src/app/shelf.ts';
import type { View } from '../../../src/campaign/view.ts';
import { campaignAt } from '../harness/stages.ts';
import { openAt } from '../screens/at.tsx';

const { store } = deps();
const id = (letter: string): string => letter.repeat(64);

beforeEach(async () => {
  for (const { campaign } of await store.shelf()) await store.unshelve(campaign);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a card tells game, month and year, what is asked, and the map as its own seat sees it', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 3 });
  const view = session.view() as View;
  const card = readCard(JSON.parse(JSON.stringify(cardOf(view, 'gules', mightyEmpiresApp))));
  // The year as every other page calls it, never "year I".
  expect(card.when).toBe(
    `Mighty Empires · Third month, ${yearOf(mightyEmpiresApp, view, view.clock.year ?? 0)}`,
  );
  expect(card.seats).toEqual(['gules', 'azure', 'or']);
  expect(card.map?.tiles).toHaveLength(mightyEmpiresApp.scene?.(view, 'gules').tiles.length ?? 0);
  const asked = cardOf(view, 'azure', mightyEmpiresApp) as { news?: { tone: string } };
  expect(asked.news?.tone).toBe('accent');
  // Anybody who holds the phone reads a card: no banner, no number of points.
  expect(Object.keys(cardOf(view, 'azure', mightyEmpiresApp) as object).sort()).toEqual([
    'map',
    'news',
    'players',
    'seats',
    'when',
  ]);
});

test('what a later Realmbook wrote on a card leaves the card blank, not the shelf', () => {
  expect(readCard({ seats: ['plaid'] })).toEqual({ seats: [] });
  expect(readCard(null)).toEqual({ seats: [] });
  expect(readCard({ from: 'Ines', glow: true })).toEqual({ seats: [], from: 'Ines' });
});

test('the shelf: latest first, who invited while nothing has arrived, when the table last met', async () => {
  const day = 86_400_000;
  const known = { ruleset: 'mighty-empires', met: Date.now() - 12 * day - 1000 };
  await store.shelve({
    ...known,
    campaign: id('a'),
    title: 'Old',
    opened: 1,
    card: { when: 'Mighty Empires · Winter', seats: [] },
  });
  await store.shelve({
    campaign: id('b'),
    title: 'New',
    ruleset: 'mighty-empires',
    opened: 2,
    card: { from: 'Ines' },
  });
  const [first, second] = (await openShelf()).campaigns() ?? [];
  expect(first).toMatchObject({
    title: 'New',
    when: 'Ines invites you',
    href: `/c/${id('b')}/today`,
  });
  expect(second).toMatchObject({ title: 'Old', news: { words: 'Last met 12 days ago', tone: 'quiet' } });
});

test('a campaign out of a file that has not been read yet waits for nobody; one that was only invited to does', async () => {
  await store.shelve({
    campaign: id('c'),
    title: 'From a file',
    ruleset: 'mighty-empires',
    opened: 3,
    card: null,
  });
  await store.shelve({ campaign: id('d'), title: 'Invited', ruleset: 'mighty-empires', opened: 4, card: {} });
  const [invited, imported] = (await openShelf()).campaigns() ?? [];
  expect(invited).toMatchObject({ when: 'not opened yet', news: { words: 'Waiting for the first meeting' } });
  expect(imported).toMatchObject({ title: 'From a file', when: 'not opened yet' });
  expect(imported?.news).toBeUndefined();
});

test('storage that cannot be opened is told on the shelf, which still leads to charts and dice', async () => {
  const { StoreError } = await import('../../../src/store/index.ts');
  vi.spyOn(store, 'shelf').mockRejectedValueOnce(new StoreError('blocked'));
  await openAt('/');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Another Realmbook tab/);
  expect(document.querySelectorAll('a[href="/charts"]').length).toBeGreaterThan(1);
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(screen.getByText('An empty shelf')).toBeTruthy());
});
