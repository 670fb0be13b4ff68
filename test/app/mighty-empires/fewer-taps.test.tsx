/** A month in few taps: what is settled is given at once, phases without a decision pass, and what was given can be undone. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { reminders } from '../../../src/campaign/acts.ts';
import { stretchFrom } from '../../../src/campaign/ahead.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { is } from '../../../src/log/entry.ts';
import { spotsOf } from '../../../src/rules/mighty-empires/map/terrain.ts';
import { bannersOf, holdingsOf, turnOf } from '../../../src/rules/mighty-empires/queries.ts';
import { scoutGround } from '../../../src/rules/mighty-empires/scouting/ground.ts';
import { battleLaid } from '../../e2e/play/laid.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

/** The orders this phone has written since, by their ids. */
function orders(session: Session, since: number): readonly string[] {
  const own = session.chains().get(session.keys().device.device)?.entries ?? [];
  return own.slice(since).flatMap((entry) => (is(entry, 'order') ? [entry.body.id] : []));
}
const length = (session: Session): number =>
  session.chains().get(session.keys().device.device)?.entries.length ?? 0;
const today = (session: Session, seat: string) =>
  inside(session, seat, () => (
    <>
      <TodayScreen />
      <Toasts />
    </>
  ));
const onwardOf = (session: Session, seat: string) => {
  const view = session.view();
  const task = view?.tasks(seat).find(({ onward }) => onward);
  if (!view || !task) throw new Error('nothing leads on');
  return stretchFrom(view, seat, task, () => false);
};

test('me.subsistence: a plan that feeds everybody is one tap, and undone by another', async () => {
  const { session } = await campaignAt({ stage: 'subsistence', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const fed = (): number => Object.keys(turnOf(stateOf(session), seat).fed).length;
  await today(session, seat);
  const since = length(session);
  fireEvent.click(await screen.findByRole('button', { name: /^Feed (one banner|\d+ banners)$/ }));
  await waitFor(() => expect(fed()).toBe(bannersOf(stateOf(session), seat).length));
  expect(orders(session, since)).toEqual(['subsist']);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(fed()).toBe(0));
});

test('me.subsistence.shortfall: a plan that leaves somebody hungry is looked at first', async () => {
  const { session } = await campaignAt({ stage: 'subsistence', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const state = stateOf(session);
  const bare = holdingsOf(state, seat).find(({ site }) => site === 'barren')?.tile ?? 'q0r0';
  // More of them than the land feeds, and nothing on the carts.
  await mend(
    session,
    bannersOf(state, seat).flatMap(({ id }) => [
      { type: 'withdrew', banner: id, tile: bare, spot: spotsOf(state, bare)[0] ?? { part: 0 } },
      { type: 'baggageSet', banner: id, points: 0 },
    ]),
  );
  await today(session, seat);
  await screen.findByRole('heading', { name: /^Feed your/ });
  expect(screen.queryByRole('button', { name: /^Feed \d/ })).toBeNull();
});

test('me.season.phase: after the marches one tap ends the turn, order by order, and says what passed', async () => {
  const { session } = await campaignAt({ stage: 'movement', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const page = session.view()?.page ?? 0;
  await today(session, seat);
  const since = length(session);
  fireEvent.click(await screen.findByRole('button', { name: 'End your turn' }));
  await waitFor(() => expect(session.view()?.clock.turn).not.toBe(seat));
  await waitFor(() => expect(session.view()?.page).toBe(page + 1));
  expect(orders(session, since)).toEqual(Array.from({ length: 5 }, () => 'end-phase'));
  // It is told once, as what has been: nothing says any more that it is their turn.
  expect(
    await screen.findByText(/^Your turn is over\. You had nothing to do in Battles, Sieges/),
  ).toBeTruthy();
  expect(screen.queryByText(/You have nothing to do in|ends their turn/)).toBeNull();
  expect(screen.queryByText('your turn')).toBeNull();
});

test('me.season.phase: two ways on stand side by side only with how they differ', async () => {
  const { session } = await campaignAt({ stage: 'movement', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  // Baggage may be distributed on the way: to end the turn at once passes it over.
  for (const { id } of bannersOf(stateOf(session), seat))
    await mend(session, [{ type: 'baggageSet', banner: id, points: 1 }]);
  await today(session, seat);
  await screen.findByRole('button', { name: 'End your turn' });
  expect(screen.getByRole('button', { name: 'Go on to the battles' })).toBeTruthy();
  expect(
    screen.getByText(/“End your turn” passes .* at once, “Go on to the battles” one by one\./),
  ).toBeTruthy();
});

test('me.battle: a battle that waits stops the way on, and what may be left undone is named first', async () => {
  const { session } = await campaignAt({ stage: 'movement', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const free = onwardOf(session, seat);
  expect(free.endsTurn).toBe(true);
  expect(free.passed).toEqual(['battle', 'siege', 'raze', 'reorganisation']);
  for (const { id } of bannersOf(stateOf(session), seat))
    await mend(session, [{ type: 'baggageSet', banner: id, points: 1 }]);
  expect(onwardOf(session, seat).skipped.map(({ rule }) => rule)).toContain('me.reorganisation.baggage');
  await battleLaid(session);
  const held = onwardOf(session, 'azure');
  expect(held.endsTurn).toBe(false);
  expect(held.passed).toEqual([]);
  await today(session, 'azure');
  const card = await screen.findByRole('region', { name: /./ });
  expect(within(card).queryByRole('button', { name: 'End your turn' })).toBeNull();
});

test('me.movement: no way on leads past a march that was scouted for', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const minded = (): readonly string[] =>
    reminders(session.view() as View, seat, 'end-phase', onwardOf(session, seat).steps[0]?.order?.args).map(
      ({ why }) => why.say,
    );
  expect(minded()).toEqual(['You have not scouted any tile: none of your banners can move this month.']);
  const [banner] = bannersOf(stateOf(session), seat);
  const [tile] = scoutGround(stateOf(session), banner?.id ?? '');
  const found = { seat, tile: tile ?? '', banner: banner?.id ?? '', force: banner?.tile ?? '', found: 'way' };
  await mend(session, [{ type: 'scouted', ...found }]);
  expect(minded()).toEqual([]);
  expect(onwardOf(session, seat).passed).toEqual([]);
});
