/** A row on Today that leads somewhere leads to a page about it: over all that bots meet, in all four books. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { pageOf } from '../../../src/app/campaign/page-of.ts';
import { rulesetApps } from '../../../src/app/rulesets/apps.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { RulesetId } from '../../../src/rules/index.ts';
import { beganCampaign } from '../harness/any.ts';
import { insideOf } from '../harness/inside.tsx';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt, type Plan } from '../harness/stages.ts';

afterEach(cleanup);
const gone = /^(No longer on the|That battle is over)/;

/** Tasks whose page says nothing about them. @param seen sorts that were looked at already */
async function astray(session: Session, set: RulesetId, seen: Set<string>): Promise<readonly string[]> {
  const app = await rulesetApps[set]();
  const view = session.view() as View;
  const found: string[] = [];
  for (const { id: seat } of view.seats)
    for (const task of view.tasks(seat)) {
      const page = pageOf(view, app, task);
      const [kind = ''] = page?.to.split('/') ?? [];
      const sort = `${task.rule} ${task.title.say} ${kind}`;
      if (!page || seen.has(sort)) continue;
      seen.add(sort);
      if (kind === 'map' && !app.scene?.(view, seat).tiles.some(({ id }) => id === page.search?.tile))
        found.push(sort);
      if (kind !== 'piece') continue;
      const { troubles } = await insideOf(app)(session, seat, () => (
        <Dynamic component={app.Piece} id={task.about ?? ''} />
      ));
      await screen.findAllByRole('heading');
      if (screen.queryByRole('heading', { name: gone }) || troubles.length > 0) found.push(sort);
      cleanup();
    }
  return found;
}

const stages: readonly Plan[] = [
  { stage: 'placing' },
  { stage: 'stores' },
  { stage: 'scouting', month: 1 },
  { stage: 'movement', rich: true },
  { stage: 'battle', rich: true, seed: 11 },
  { stage: 'battle', moment: 'queued' },
  { stage: 'siege', rich: true, seed: 11 },
  { stage: 'reorganisation' },
  { stage: 'recruitment' },
  { stage: 'deployment' },
  { stage: 'espionage' },
];
test('Mighty Empires', { timeout: 240_000 }, async () => {
  const seen = new Set<string>();
  for (const plan of stages) {
    const { session } = await campaignAt(plan);
    expect([plan.stage, ...(await astray(session, 'mighty-empires', seen))]).toEqual([plan.stage]);
  }
  expect(seen.size).toBeGreaterThan(10);
});

const others = ['ninth-age', 'realm-armies', 'chronopia'] as const;
test.each(others)('%s', { timeout: 240_000 }, async (set) => {
  const plan = { set, seed: 3, turns: 2, players: ['Anna', 'Tom', 'Ines'] };
  const { session, on } = await beganCampaign(plan);
  const seen = new Set<string>();
  for (let upto = 0; upto < 600; upto += 10) {
    await on({ upto });
    expect([upto, ...(await astray(session, set, seen))]).toEqual([upto]);
  }
});

test('me.banners.total: points still to assign lead to the realm, which says so', {
  timeout: 60_000,
}, async () => {
  const { session } = await campaignAt({ stage: 'muster' });
  const view = session.view() as View;
  const seat = 'azure';
  const task = view.tasks(seat).find(({ rule }) => rule === 'me.banners.total');
  const app = await rulesetApps['mighty-empires']();
  expect(task && pageOf(view, app, task)).toEqual({ to: 'realm' });
  await insideOf(app)(session, seat, () => <Dynamic component={app.Realm} />);
  expect(await screen.findByText('to divide')).toBeTruthy();
});

test('a battle that is being fought leads to its place on the map', { timeout: 60_000 }, async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
  const [encounter, met] = Object.entries(stateOf(session).encounters)[0] ?? [];
  if (!encounter || !met) throw new Error('no battle waits');
  await giveOrder(session, met.attacker, 'fight', { encounter });
  const { address } = await insideOf(await rulesetApps['mighty-empires']())(session, met.defender, () => (
    <TodayScreen />
  ));
  fireEvent.click(await screen.findByText(/^A battle is being fought in /));
  await waitFor(() => expect(address()).toMatch(/\/map$/));
});
