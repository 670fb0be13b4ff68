/** Gates that are shut while the attacker looks at the battle: said at once, with a way on; and nobody is kept from waiting. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { FightForm } from '../../../src/app/rulesets/mighty-empires/battle/fight.tsx';
import { RefugeForm } from '../../../src/app/rulesets/mighty-empires/siege/refuge-form.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { fieldForce } from '../../../src/rules/mighty-empires/map/walls.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

const besieged = { stage: 'siege', rich: true, seed: 11 } as const;
const shutGates = async (session: Session): Promise<void> => {
  const state = stateOf(session);
  const tile = state.encounters.e1?.tile;
  const banners = tile ? fieldForce(state, 'azure', tile).map(({ id }) => id) : [];
  await giveOrder(session, 'azure', 'take-refuge', { encounter: 'e1', banners });
};

test('me.siege.refuge: whose battle page is open reads that the gates were shut, over a filled way on', async () => {
  const { session } = await campaignAt(besieged);
  await inside(session, 'gules', () => <FightForm args={{ encounter: 'e1' }} onDone={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Resolve with cards' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await shutGates(session);
  const top = await screen.findByRole('alert');
  expect(top.textContent).toMatch(/shuts? the gates|behind the walls/);
  expect(top.textContent).toContain('There is no longer a battle there.');
  expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toMatch(/\/today$/);
});

test('me.siege.assault: a siege keeps nobody from waiting in another’s turn', async () => {
  const { session } = await campaignAt(besieged);
  await shutGates(session);
  expect(stateOf(session).season.turn).not.toBe('gules');
  await inside(session, 'gules', () => <TodayScreen />);
  expect(await screen.findByRole('list', { name: 'Waiting for' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Meanwhile' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Storm the walls' })).toBeNull();
});

test('me.siege.refuge: yes and no stand side by side on Today, and no is taken', async () => {
  const { session } = await campaignAt(besieged);
  await inside(session, 'azure', () => <TodayScreen />);
  expect(await screen.findByRole('heading', { name: /shut the gates\?$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Shut the gates' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No, meet them in the field' }));
  await waitFor(() => expect(stateOf(session).encounters.e1?.afield).toBe(true));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /shut the gates\?$/ })).toBeNull());
});

test('me.siege.refuge: the form has both answers', async () => {
  const { session } = await campaignAt(besieged);
  const done = vi.fn();
  await inside(session, 'azure', () => <RefugeForm args={{ encounter: 'e1' }} onDone={done} />);
  expect(await screen.findByRole('button', { name: 'Shut the gates' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No, meet them in the field' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(stateOf(session).encounters.e1?.kind).toBe('battle');
});
