/** Forms whose matter is gone, or was never there: they say so in words, and lead back. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeAll, expect, test } from 'vitest';
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

// The first campaign brings the whole rule set with it.
beforeAll(() => looked({ stage: 'battle', rich: true, seed: 11 }).then(() => undefined), 120_000);

test.each([
  ['me.quarters', 'keep-siege', { encounter: 'gone' }, 'You are not besieging anything'],
  ['me.quarters', 'supply-siege', {}, 'You are not besieging anything'],
  ['me.espionage.intention', 'tell-intention', {}, 'No spy asks you anything'],
  ['me.diplomacy.broken', 'break-alliance', {}, 'You have no alliance to break'],
  ['me.siege.assault', 'assault', { siege: 'gone' }, 'The siege is over'],
] as const)('%s: %s says so and leads back', async (_, order, args, says) => {
  const session = await looked({ stage: 'battle', rich: true, seed: 11 });
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

test('me.diplomacy.declared: without a free neighbour the form is words, and leads back', async () => {
  const session = await looked({ stage: 'battle', rich: true, seed: 11 });
  const courts = neighbouringCourts(stateOf(session), 'azure').flat();
  await mend(
    session,
    courts.map((tile): Json => ({ type: 'turnedCoat', tile, owner: 'gules' })),
  );
  await inside(session, 'azure', form('send-missions', {}));
  expect(await screen.findByRole('heading', { name: 'No free people borders your empire' })).toBeTruthy();
  expect(screen.queryByText('Who do you send diplomats to?')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Today' })).toBeTruthy();
});
