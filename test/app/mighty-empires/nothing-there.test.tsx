/** Forms whose matter is gone, or was never there: they say so in words, and lead back. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { neighbouringCourts } from '../../../src/rules/mighty-empires/court/embassies.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, type Plan } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const kept = new Map<string, Promise<Session>>();
function looked(plan: Plan): Promise<Session> {
  const session = kept.get(plan.stage) ?? campaignAt(plan).then((made) => made.session);
  kept.set(plan.stage, session);
  return session;
}
const form = (order: string, args: Json) => (): JSX.Element => (
  <Dynamic component={mightyEmpiresApp.orders[order]} args={args} onDone={() => undefined} />
);

test.each([
  ['me.quarters', 'quarters', 'keep-siege', { encounter: 'gone' }, 'You lie before no walls'],
  ['me.quarters', 'quarters', 'supply-siege', {}, 'You lie before no walls'],
  ['me.espionage.intention', 'quarters', 'tell-intention', {}, 'No spy asks you anything'],
  ['me.diplomacy.broken', 'quarters', 'break-alliance', {}, 'You have no alliance to break'],
  ['me.siege.assault', 'quarters', 'assault', { siege: 'gone' }, 'The siege is over'],
] as const)('%s: %s, %s says so and leads back', async (_, stage, order, args, says) => {
  const session = await looked({ stage, rich: true, seed: 11 });
  const { troubles } = await inside(session, 'azure', form(order, args));
  expect(await screen.findByRole('heading', { name: says })).toBeTruthy();
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test('me.siege.assault: a siege form that names none lets one be picked', async () => {
  const session = await looked({ stage: 'siege', rich: true, seed: 11 });
  await inside(session, 'azure', form('assault', {}));
  await screen.findByText('Which one?');
  const hrefs = screen
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => href.includes('do/assault'))).toEqual([
    expect.stringContaining('"siege":"s1"'),
    expect.stringContaining('"siege":"s2"'),
  ]);
});

test('me.diplomacy.declared: without a free neighbour the form is words, and still lets the others go on', async () => {
  const { session } = await campaignAt({ stage: 'diplomacy', rich: true, seed: 11 });
  const courts = neighbouringCourts(stateOf(session), 'azure').flat();
  await mend(
    session,
    courts.map((tile): Json => ({ type: 'turnedCoat', tile, owner: 'gules' })),
  );
  expect(neighbouringCourts(stateOf(session), 'azure')).toEqual([]);
  await inside(session, 'azure', form('send-missions', {}));
  expect(await screen.findByRole('heading', { name: 'No free people borders your empire' })).toBeTruthy();
  expect(screen.queryByText('To whom do you send diplomats?')).toBeNull();
  fireEvent.click(screen.getByText('Send nobody'));
  await waitFor(() => expect(stateOf(session).court.declared.azure).toBe(stateOf(session).season.year));
});
