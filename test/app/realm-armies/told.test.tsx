/** A night of realm armies in plain words: what was revealed, what a mission nobody disputes does, and whom it is asked of. */
import '../host/phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { callsOn } from '../../../src/app/campaign/called.ts';
import { plansTold } from '../../../src/app/rulesets/realm-armies/missions/told.ts';
import { Told } from '../../../src/app/screens/campaign/parts/told.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { armyMissions, fleetMissions } from '../../../src/rules/realm-armies/missions/kinds.ts';
import { pending } from '../../../src/rules/realm-armies/night/phase.ts';
import type { State } from '../../../src/rules/realm-armies/state.ts';
import { anyCampaign } from '../harness/any.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const players = ['Anna', 'Tom', 'Ines'];
const before = async (order: string, nth = 1): Promise<Session> =>
  (await anyCampaign({ set: 'realm-armies', seed: 3, turns: 1, players, before: order, nth })).session;
const Today = () => (
  <main>
    <TodayScreen />
  </main>
);

test('ra.missions.together: what was written is told in sentences, with nothing left as data', async () => {
  const session = await before('report-night');
  const telling = session.view()?.tellings.find(({ id }) => id === 'reveal');
  if (!telling) throw new Error('nothing revealed');
  await inside(session, 'azure', () => <Told telling={telling} />);
  const list = await screen.findByRole('list', { name: 'What was rolled and chosen' });
  expect(list.textContent).toMatch(/(Army|Fleet) \d (guards|marches to|invades|besieges|raids) [A-Z]+\s\d/);
  expect(list.textContent).not.toMatch(/mission (guard|march|invade)|target|carry|none|q-?\dr/);
});

test('every mission is a sentence of its own; a force that is gone is no code', () => {
  const called = (id: string) => ({ a1: 'Army 1', a2: 'Army 2', q7r3: 'G 8' })[id];
  const told = (mission: string, piece = 'a1', carry: string | null = null) =>
    plansTold({ [piece]: { mission, target: mission === 'to-sea' ? null : 'q7r3', carry } }, called);
  expect(told('invade')).toBe('Army 1 invades G 8');
  expect(told('to-sea', 'a1', 'a2')).toBe('Army 1 puts to sea with Army 2 aboard');
  expect(told('raid', 'f99')).toBe('A force that is gone raids G 8');
  const all = [...armyMissions, ...fleetMissions].map((mission) => told(mission));
  expect(new Set(all).size).toBe(armyMissions.length + fleetMissions.length);
  expect(plansTold({}, called)).toBe('no missions');
});

test('ra.battle: a mission is asked of those it is for; another player may carry it out, and is not called', async () => {
  const session = await before('fight');
  const view = session.view();
  if (!view) throw new Error('no view');
  const owner = pending(view.table.rules as State)[0]?.seat ?? '';
  const others = view.seats.map(({ id }) => id).filter((id) => id !== owner);
  expect(callsOn(view, [owner]).map(({ kind }) => kind)).toContain('task');
  expect(callsOn(view, others)).toEqual([]);
  await inside(session, owner, Today);
  expect(await screen.findByText('your turn')).toBeTruthy();
  // Nobody of the force is left: there is nothing to fight for.
  expect(screen.getByRole('button', { name: 'Let the mission lapse' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fight for the tile' })).toBeNull();
  cleanup();
  await inside(session, others[0] ?? '', Today);
  expect(await screen.findByText('you can')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Let the mission lapse' })).toBeTruthy();
  expect(screen.queryByText('your turn')).toBeNull();
});
