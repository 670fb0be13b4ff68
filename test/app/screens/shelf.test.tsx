import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Cards } from '../../../src/app/screens/home/campaigns.tsx';
import { findAll } from '../../../src/app/screens/home/find.ts';
import { openAt } from './at.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

test('the shelf leads to the tools, to the charts players turn to most, and to founding and joining', async () => {
  await openAt('/');
  const href = (name: RegExp | string): string | null =>
    screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('heading', { name: 'Realmbook' });
  expect(href('Battle result')).toBe('/charts/mighty-empires/battle-result');
  expect(href('Found a campaign')).toBe('/found');
  expect(href('Join')).toBe('/join');
  expect(screen.getByRole('navigation', { name: 'Realmbook' }).querySelectorAll('a[href^="/"]')).toHaveLength(
    5,
  );
});

test('the shelf itself leads to where a backup is opened', async () => {
  await openAt('/');
  const way = await screen.findByRole('link', { name: 'Open a backup or an exported file' });
  expect(way.getAttribute('href')).toBe('/settings#backups');
  expect(way.className).toMatch(/quiet/);
});

test('before anything is founded the shelf says which games it knows, and that it is unofficial', async () => {
  await openAt('/');
  const line = await screen.findByText(/unofficial/);
  for (const game of ['Mighty Empires', 'The 9th Age', 'Chronopia', 'Realm Armies'])
    expect(line.textContent).toContain(game);
});

test('typing on the shelf finds charts, and the row that says it', async () => {
  await openAt('/');
  fireEvent.input(await screen.findByRole('searchbox'), { target: { value: 'plague' } });
  const found = await screen.findByRole('link', { name: /Winter events/ }, { timeout: 10_000 });
  expect(found.textContent).toContain('Plague');
  expect(screen.queryByRole('link', { name: 'Found a campaign' })).toBeNull();
});

test('tools and settings are found by what they are for', async () => {
  expect((await findAll('candle')).tools[0]?.href).toBe('/settings');
  expect((await findAll('d20')).tools[0]?.href).toBe('/dice');
  expect(await findAll('  ')).toEqual({ tools: [], found: [] });
});

test('a campaign’s card tells whose it is, when, and what is asked', () => {
  render(() => (
    <Cards
      campaigns={[
        {
          id: 'a',
          title: 'The Vale of Aurn',
          when: 'Mighty Empires · year II, month III',
          href: '/c/a',
          own: '/c/a/settings',
          seats: ['azure', 'gules'],
          news: { words: 'Your scouts are awaited', tone: 'accent', icon: 'spyglass' },
        },
        { id: 'b', title: 'The Salt Road', when: 'ended in year 4', href: '/c/b', seats: [], ended: true },
      ]}
    />
  ));
  expect(screen.getByText('1 open, 1 ended')).toBeTruthy();
  const card = screen.getByRole('link', { name: /^The Vale of Aurn/ });
  const own = screen.getByRole('link', { name: 'Campaign: The Vale of Aurn' });
  expect(own.getAttribute('href')).toBe('/c/a/settings');
  expect(own.textContent).toBe('Campaign');
  expect(card.getAttribute('href')).toBe('/c/a');
  expect(card.textContent).toContain('Your scouts are awaited');
  expect(screen.getByRole('img', { name: 'red' })).toBeTruthy();
});
