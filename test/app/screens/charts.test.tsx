import { cleanup, configure, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forget, rolls } from '../../../src/app/dice/history.ts';
import { prefer } from '../../../src/app/preferences.ts';
import { readRecent } from '../../../src/app/screens/charts/recent.ts';
import { openAt } from './at.tsx';

// The first page of a test fetches its parts, beside all other tests.
configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  localStorage.clear();
  forget();
  prefer({ dice: 'table' });
});
afterEach(cleanup);

const lit = (): Element | null => document.querySelector('main [aria-current=true]');
const type = async (die: string, face: number): Promise<void> => {
  const row = await screen.findByRole('group', { name: die });
  fireEvent.click(row.querySelector(`input[aria-label="${face}"]`) as Element);
};

test('a typed die lights its row, tells what it means, and leads on', async () => {
  await openAt('/charts/mighty-empires/route');
  await screen.findByRole('heading', { name: 'Route' });
  expect(lit()).toBeNull();
  await type('The die shows', 3);
  expect(lit()?.textContent).toContain('narrow and perilous');
  expect(await screen.findByRole('heading', { name: /A narrow and perilous way/ })).toBeTruthy();
  const on = screen.getByRole('link', { name: /On to: Perilous route/ });
  expect(on.getAttribute('href')).toBe('/charts/mighty-empires/perilous-route');
  expect(rolls()[0]).toMatchObject({ faces: [3], how: 'table', chart: 'mighty-empires/route' });
  await waitFor(() => expect(readRecent()[0]).toMatchObject({ id: 'route', icon: 'walking-boot' }));
});

test('a modifier moves the light, and the sheet says how the total came about', async () => {
  await openAt('/charts/mighty-empires/battle-result');
  await screen.findByRole('heading', { name: 'Battle result' });
  await type('Die 1 shows', 4);
  await type('Die 2 shows', 4);
  expect(lit()?.textContent).toContain('6–8');
  for (let i = 0; i < 2; i++) fireEvent.click(screen.getByRole('button', { name: 'More: Modifiers' }));
  expect(lit()?.textContent).toContain('9–11');
  expect(await screen.findByText('8 on 2D6, +2 makes 10')).toBeTruthy();
});

test('on this phone one tap rolls, and another rolls again', async () => {
  prefer({ dice: 'phone' });
  await openAt('/charts/mighty-empires/scouting-highland');
  const roll = await screen.findAllByRole('button', { name: 'Roll 2D6' });
  fireEvent.click(roll.at(-1) as Element);
  await waitFor(() => expect(lit()).not.toBeNull());
  expect(rolls()).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Roll again' }));
  await waitFor(() => expect(rolls()).toHaveLength(2));
});

test('a table without dice is read by tapping where row and column meet', async () => {
  await openAt('/charts/mighty-empires/strategic-cards');
  await screen.findByRole('heading', { name: 'Strategic cards' });
  const cells = await screen.findAllByRole('button', { name: '+2' });
  fireEvent.click(cells[0] as Element);
  expect(await screen.findByRole('heading', { name: '+2' })).toBeTruthy();
});

test('a chart that is not there says so, and a rule set that is not there is no page', async () => {
  await openAt('/charts/mighty-empires/no-such-chart');
  expect(await screen.findByText('No chart of that name')).toBeTruthy();
  cleanup();
  await openAt('/charts/nowhere/route');
  expect(await screen.findByText('No such page')).toBeTruthy();
});

test('charts are browsed by section, and found by a word of their rows', async () => {
  await openAt('/charts');
  await screen.findByRole('heading', { name: 'Scouting' });
  expect(screen.getByRole('link', { name: /^Perilous route/ }).getAttribute('href')).toBe(
    '/charts/mighty-empires/perilous-route',
  );
  cleanup();
  await openAt('/charts?find=plague');
  expect(await screen.findByRole('link', { name: /Winter events/ })).toBeTruthy();
  cleanup();
  await openAt('/charts?find=zzzz');
  expect(await screen.findByText('Nothing was found for “zzzz”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All charts' }).getAttribute('href')).toBe('/charts');
});
