import './phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPlan, plansOf } from '../../../src/app/campaign/plans.ts';
import { ahead } from '../../../src/app/rulesets/mighty-empires/ahead.ts';
import { ScoutForm } from '../../../src/app/rulesets/mighty-empires/map/scout-form.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { objections } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { scoutGround } from '../../../src/rules/mighty-empires/scouting/ground.ts';
import { unscoutable } from '../../../src/rules/mighty-empires/scouting/scout.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const seeing = (session: Session): View => session.view() as View;
const turnOf = async (): Promise<string> =>
  seeing((await campaignAt({ stage: 'scouting' })).session).clock.turn ?? '';

/** A place where a banner of the seat may send its scouts. */
function scouting(view: View, seat: string): { readonly banner: string; readonly tile: string } {
  const state = view.table.rules as Parameters<typeof scoutGround>[0];
  for (const [banner, { seat: owner }] of Object.entries(state.banners))
    for (const tile of owner === seat ? scoutGround(state, banner) : [])
      if (!unscoutable(state, seat, banner, tile)) return { banner, tile };
  throw new Error('nowhere to scout');
}

test('who waits is offered something to do; who is in turn is not', async () => {
  const turn = await turnOf();
  const other = ['azure', 'gules', 'or'].find((seat) => seat !== turn) as string;
  const { session } = await campaignAt({ stage: 'scouting', mine: [other] });
  await showInside(session, 'today', TodayScreen);
  const list = await screen.findByRole('list', { name: 'Meanwhile' });
  for (const way of ['Read what happened', 'Look at the odds', 'Look at the map'])
    expect(list.textContent).toContain(way);
  expect(ahead(seeing(session), other).map(({ order }) => order?.id)).toContain('scout');
  fireEvent.click(screen.getByRole('button', { name: /Plan orders ahead/ }));
  const [planned] = await screen.findAllByRole('link', { name: /may scout from/ });
  expect(planned?.getAttribute('href')).toMatch(/\/do\/scout\?args=/);
  cleanup();
  localStorage.clear();
  const own = await campaignAt({ stage: 'scouting', mine: [turn] });
  await showInside(own.session, 'today', TodayScreen);
  await screen.findByRole('list', { name: 'Order of play' });
  expect(screen.queryByRole('list', { name: 'Meanwhile' })).toBeNull();
  expect(ahead(seeing(own.session), turn)).toEqual([]);
});

test('a form opened before one’s turn is kept as a plan; no line is written for it', async () => {
  const turn = await turnOf();
  const other = ['azure', 'gules', 'or'].find((seat) => seat !== turn) as string;
  const { session } = await campaignAt({ stage: 'scouting', mine: [other] });
  const lines = (): number => session.chains().get(session.keys().device.device)?.entries.length ?? 0;
  const args = scouting(seeing(session), other);
  const before = lines();
  const router = await showInside(session, 'do/scout', () => <ScoutForm args={args} onDone={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep as a plan' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/today$/));
  expect(plansOf(session.campaign, other)).toEqual([{ order: 'scout', args }]);
  expect(lines()).toBe(before);
});

test('a plan waits with the reason; it can be opened in its form, or dropped', async () => {
  const turn = await turnOf();
  const other = ['azure', 'gules', 'or'].find((seat) => seat !== turn) as string;
  const { session } = await campaignAt({ stage: 'scouting', mine: [other] });
  const args = scouting(seeing(session), other);
  addPlan(session.campaign, other, { order: 'scout', args });
  expect(objections(seeing(session), other, 'scout', args as Json)).toHaveLength(1);
  await showInside(session, 'today', TodayScreen);
  const list = await screen.findByRole('list', { name: 'Your plans' });
  expect(list.textContent).toMatch(/turn/);
  expect(screen.queryByRole('button', { name: 'Do it now' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toContain('/do/scout?args=');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Your plans' })).toBeNull());
  expect(plansOf(session.campaign, other)).toEqual([]);
});

test('once the rules offer just this order, one tap gives it and the plan is gone', async () => {
  const turn = await turnOf();
  const { session } = await campaignAt({ stage: 'scouting', mine: [turn] });
  const args = scouting(seeing(session), turn);
  addPlan(session.campaign, turn, { order: 'scout', args });
  render(() => <Toasts />);
  const router = await showInside(session, 'today', TodayScreen);
  fireEvent.click(await screen.findByRole('button', { name: 'Do it now' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/order\//));
  expect(seeing(session).open[0]?.open).toMatchObject({ id: 'scout' });
  expect(plansOf(session.campaign, turn)).toEqual([]);
});

test('what is stored and not understood is no plan', () => {
  localStorage.setItem('realmbook.plans.c.azure', '[{"order":7},{"order":"scout","args":{}},null]');
  expect(plansOf('c', 'azure')).toEqual([{ order: 'scout', args: {} }]);
  localStorage.setItem('realmbook.plans.c.azure', '{');
  expect(plansOf('c', 'azure')).toEqual([]);
});
