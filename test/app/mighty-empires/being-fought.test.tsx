/** While a battle is being fought, no other way of fighting it is offered or given. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { RecordBattleForm } from '../../../src/app/rulesets/mighty-empires/orders/record-battle.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { CampaignError } from '../../../src/campaign/faults.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

async function fought() {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
  const [encounter, met] = Object.entries(stateOf(session).encounters)[0] ?? [];
  if (!encounter || !met) throw new Error('no battle waits');
  await giveOrder(session, met.attacker, 'fight', { encounter });
  const recorded = { encounter, outcome: 'draw', lost: {}, destroyed: [], withdraws: {}, baggage: {} };
  return { session, encounter, met, recorded };
}

test('Today offers its defender no other way, and says that it is being fought', async () => {
  const { session, met } = await fought();
  await inside(session, met.defender, () => <TodayScreen />);
  expect(await screen.findByText(/^A battle is being fought in /)).toBeTruthy();
  expect(screen.queryByText(/^Enter a result/)).toBeNull();
  expect(screen.queryByText(/Fight with models|battles wait: when/)).toBeNull();
  expect(screen.queryByText('Record a battle')).toBeNull();
});

test('nor is one given, not even by agreement', async () => {
  const { session, met, recorded } = await fought();
  const record = async (agreed?: string) =>
    giveOrder(session, met.defender, 'record-battle', recorded, agreed);
  await expect(record()).rejects.toThrow(CampaignError);
  await expect(record('we say so')).rejects.toThrow(CampaignError);
  expect(session.view()?.open.map(({ open }) => open.id)).toEqual(['fight']);
});

test('who begins the same fight again joins it', async () => {
  const { session, encounter, met } = await fought();
  const again = await giveOrder(session, met.attacker, 'fight', { encounter });
  expect(again).toBe(session.view()?.open[0]?.open.order);
});

test('its form leads to Today', async () => {
  const { session, encounter, met } = await fought();
  await inside(session, met.defender, () => (
    <RecordBattleForm args={{ encounter }} onDone={() => undefined} />
  ));
  (await screen.findByRole('button', { name: 'A draw' })).click();
  expect(await screen.findByRole('link', { name: 'Go to Today' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'By agreement…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Record the battle' })).toBeNull();
});
