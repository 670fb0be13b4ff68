/** What nobody disputes is done with one tap on Today, and taken back as elsewhere. */
import '../host/phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { realmArmies, type State } from '../../../src/rules/realm-armies/index.ts';
import { table as phones } from '../../campaign/table.ts';
import { activity, army, east, fleet, holding, home, table } from '../../rules/realm-armies/table.ts';
import { inside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const stateOf = (session: Session): State => session.view()?.table.rules as State;

async function before(state: State): Promise<Session> {
  const { sessions } = await phones(state.seats, { ruleset: { ...realmArmies, found: () => state } });
  return sessions[0] as Session;
}
const march = (tile = east) => ({
  tiles: { [home]: holding(), [east]: holding({ owner: 'gules' }) },
  armies: { a: army() },
  activities: { x: activity({ target: tile }) },
  turn: { phase: 'battles' as const },
});

test('ra.battle.uncontested (VI.B.1): a tile that nobody defends is taken with one tap, and given back with Undo', async () => {
  const session = await before(table(march()));
  render(() => <Toasts />);
  await inside(session, 'azure', TodayScreen);
  fireEvent.click(await screen.findByRole('button', { name: 'Take the tile' }));
  await waitFor(() => expect(stateOf(session).tiles[east]?.owner).toBe('azure'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stateOf(session).tiles[east]?.owner).toBe('gules'));
});

test('ra.field (VI.B.2): where an army stands against it the sides are looked at first', async () => {
  const armies = { a: army(), g: army({ seat: 'gules', tile: east }) };
  const session = await before(table({ ...march(), armies }));
  const { address } = await inside(session, 'azure', TodayScreen);
  fireEvent.click(await screen.findByRole('button', { name: 'Fight for the tile' }));
  await waitFor(() => expect(address()).toMatch(/\/do\/fight$/));
  expect(stateOf(session).tiles[east]?.owner).toBe('gules');
});

test('ra.sea: a fleet that nobody blockades puts to sea with one tap', async () => {
  const fleets = { f: fleet() };
  const activities = { x: activity({ kind: 'sail', target: home, pieces: ['f'] }) };
  const session = await before(table({ ...march(), fleets, activities, turn: { phase: 'fleets' } }));
  await inside(session, 'azure', TodayScreen);
  fireEvent.click(await screen.findByRole('button', { name: 'Put to sea' }));
  await waitFor(() => expect(stateOf(session).activities).toEqual({}));
});
