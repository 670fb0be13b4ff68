/** From the empty form of the army list, by another's list, to the first warband: no blank form is left on the way back. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { useParams } from '@tanstack/solid-router';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followLinks } from '../../../src/app/links.ts';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { View } from '../../../src/campaign/view.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { list, table } from '../../rules/chronopia/table.ts';
import { openInside } from '../host/inside.tsx';
import { before } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Piece(): JSX.Element {
  const params = useParams({ strict: false });
  return (
    <Show when={(params() as { piece?: string }).piece} keyed>
      {(id) => <Dynamic component={chronopiaApp.Piece} id={id} />}
    </Show>
  );
}

test('ch.initial: who recruits from a copied list comes to what is next, and to no blank form', async () => {
  const { spear, captain, lord } = list;
  const theirs = Object.entries({ spear, captain, lord }).map(([id, one]) => [id, { ...one, seat: 'gules' }]);
  const state = table({
    stage: 'muster',
    figures: Object.fromEntries(theirs) as State['figures'],
    warbands: { spears: null, lord: null, foes: null, boss: null },
    lands: { t1: ['azure', 'village'] },
    realms: { azure: { ready: false, gold: 1000 }, gules: { ready: false } },
  });
  const session = await before(state);
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'azure');
  const router = await openInside(session, chronopiaApp, 'today', {
    today: TodayScreen,
    'do/$order': DoScreen,
    'piece/$piece': Piece,
  });
  followLinks(router);
  const at = () => router.state.location.pathname;
  fireEvent.click(await screen.findByRole('button', { name: 'Add to your army list' }));
  fireEvent.click(await screen.findByRole('link', { name: /gules/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy it to your list' }));
  fireEvent.click(await screen.findByRole('button', { name: 'To recruiting' }));
  await screen.findByText('Which figures do you recruit?');
  fireEvent.click(screen.getByRole('button', { name: 'Recruit the warband' }));
  await waitFor(() => expect(at()).not.toMatch(/raise-warband$/));
  await waitFor(() =>
    expect(Object.values(((session.view() as View).table.rules as State).warbands)).toHaveLength(1),
  );
  expect(at()).toMatch(/\/today$/);
});
