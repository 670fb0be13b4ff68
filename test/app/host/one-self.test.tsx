/** "You" is the player of this phone, also while they act for another; and who sits already is not asked for their seat. */
import './phone.ts';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { youIn } from '../../../src/app/campaign/say.ts';
import { Seats } from '../../../src/app/screens/campaign/settings/seats.tsx';
import { Turns } from '../../../src/app/screens/campaign/today/turns.tsx';
import { meet, standsIn, table } from '../../campaign/table.ts';
import { seated, showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('who acts for another is still "You" at their own seat, and the other is called by name', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions;
  if (!a || !b || !c) throw new Error('nobody plays');
  await standsIn(a, b, 'or');
  await meet(a, b, c);
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'or');
  await showInside(a, 'today', Turns, marketApp);
  const turns = await screen.findByRole('list', { name: 'Order of play' });
  const names = within(turns)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(a.view()?.clock.turns.map((id) => (id === 'azure' ? 'You' : id)));
});

test('a phone of several seats calls the one on show "You", and a guest nobody', () => {
  const you = (mine: readonly string[], shown: string) =>
    youIn({ seats: ['azure', 'gules', 'or'].map((id) => ({ id, mine: mine.includes(id) })) } as never, shown);
  expect(you(['azure', 'gules'], 'gules')).toBe('gules');
  expect(you(['azure', 'gules'], 'or')).toBe('azure');
  expect(you([], 'guest')).toBeUndefined();
});

test('a player who sits is not offered another’s seat as their own', async () => {
  const { host } = await seated();
  await showInside(host, 'settings', Seats);
  await screen.findByText('Ines');
  expect(screen.queryByRole('button', { name: /^Return as / })).toBeNull();
});
