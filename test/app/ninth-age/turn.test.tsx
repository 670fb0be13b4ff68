/** The end of a phase of the hex campaign: what it would pass over is asked about first, and what it came to is read. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { underWay } from '../../../src/app/campaign/under-way.ts';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { giveAnswer, giveOrder, objections } from '../../../src/campaign/acts.ts';
import type { View } from '../../../src/campaign/view.ts';
import { plain } from '../../../src/kernel/text.ts';
import { waiting } from '../../../src/rules/ninth-age/battle/battles.ts';
import { purseOf } from '../../../src/rules/ninth-age/conquest/points.ts';
import { figures } from '../../../src/rules/ninth-age/turn/compare.ts';
import { showInside } from '../host/inside.tsx';
import { campaign, stateOf, turnOf } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const at = (Screen: typeof TodayScreen) => () => (
  <>
    <Screen />
    <Toasts />
  </>
);

test('na.battle.waiting: with a battle not fought the way on is quiet, asks first, and can be taken back', async () => {
  const session = await campaign({ seed: 4, before: 'record-battle' });
  const [battle] = waiting(stateOf(session));
  const seat = battle?.first[0] ?? '';
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  const onward = session
    .view()
    ?.tasks(seat)
    .find((task) => task.onward);
  const title = plain(onward?.title as never);
  const router = await showInside(session, 'today', at(TodayScreen), ninthAgeApp);
  fireEvent.click(await screen.findByText(title));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/do\/end-phase$/));
  expect(stateOf(session).turn.phase).toBe('battle');
  cleanup();
  const args = encodeURIComponent(JSON.stringify(onward?.order?.args));
  await showInside(session, `do/end-phase?args=${args}`, at(DoScreen), ninthAgeApp);
  expect(await screen.findByText(/not fought yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' }));
  await waitFor(() => expect(stateOf(session).turn.phase).toBe('conquest'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to undo' }));
  expect(await screen.findByText('It is undone once another player agrees.')).toBeTruthy();
  expect(session.view()?.asking).toMatchObject([{ kind: 'strike', seat }]);
});

test('na.realm-points: the count is read before the next turn, though the page was turned', async () => {
  const session = await campaign({ seed: 4, before: 'count-realms' });
  const counted = Object.values(stateOf(session).seats).map((seat) => figures(stateOf(session), seat, [])[0]);
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'azure');
  await showInside(session, 'today', at(TodayScreen), ninthAgeApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Count the Realm Points' }));
  await waitFor(() => expect(stateOf(session).turn.number).toBe(2));
  const words = (await screen.findByText(/Anna’s realm comes to/)).textContent ?? '';
  expect([...words.matchAll(/comes to (\d+)/g)].map(([, points]) => Number(points))).toEqual(counted);
});

/** Before somebody who has spent everything, and is not the last, ends their part of the conquest. */
async function spent() {
  for (let nth = 1; nth < 9; nth++) {
    const session = await campaign({ seed: 4, before: 'finish', nth });
    const [seat, { turn }] = [turnOf(session), stateOf(session)];
    const { left } = purseOf(stateOf(session), seat);
    if (left === 0 && turn.finished.length < 2) return { session, seat };
  }
  throw new Error('nobody spends everything');
}
test('na.turn.order: who ends only their own part of a phase is not told that the phase has ended', async () => {
  const { session, seat } = await spent();
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  await showInside(session, 'today', at(TodayScreen), ninthAgeApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Done with conquest' }));
  await waitFor(() => expect(turnOf(session)).not.toBe(seat));
  expect(await screen.findByText(/is done with conquest/)).toBeTruthy();
  expect(screen.queryByText(/ended\./)).toBeNull();
});

test('na.realm-points, na.gold: the figures of a realm say why, and land is counted in hexes', async () => {
  const session = await campaign({ seed: 4, before: 'count-realms' });
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'azure');
  await showInside(session, 'realm', ninthAgeApp.Realm as never, ninthAgeApp);
  await screen.findByText('gold');
  const about = screen
    .getAllByRole('button', { name: 'Why?' })
    .map((button) => button.getAttribute('aria-description'));
  // What stands beside its sum is named with it: "Realm Points: 3 of 10".
  for (const figure of ['Realm Points', 'gold', 'Anna', 'Tom', 'Ines'])
    expect(about.map((each) => each?.split(':')[0])).toContain(figure);
  expect(ninthAgeApp.changedHands?.(1)).toBe('1 hex changed hands.');
  expect(ninthAgeApp.changedHands?.(2)).toBe('2 hexes changed hands.');
});

test('na.events: while a catastrophe still asks for dice its player picks no other event, on whichever phone', async () => {
  const session = await campaign({ seed: 4, before: 'pick-event' });
  const strikes = (seat: string, target: string) =>
    objections(session.view() as View, seat, 'pick-event', { event: 'catastrophe', target }).length === 0;
  const seats = ['azure', 'gules', 'or'];
  const pairs = seats.flatMap((one) => seats.map((two) => [one, two] as const));
  const [seat, other] = pairs.find(([one, two]) => one !== two && strikes(one, two)) ?? ['', ''];
  const picks = () => stateOf(session).turn.picks.filter((pick) => pick.seat === seat);
  const asked = () => {
    const view = session.view() as View;
    return view.tasks(seat).filter((task) => task.order?.id === 'pick-event' && !underWay(view, seat, task));
  };
  expect(asked()).toHaveLength(1);
  const first = await giveOrder(session, seat, 'pick-event', { event: 'catastrophe', target: other });
  expect([asked(), picks()]).toEqual([[], []]);
  const second = await giveOrder(session, seat, 'pick-event', { event: 'veteran-troops' });
  expect([second, picks()]).toEqual([first, []]);
  const open = session.view()?.open.find((one) => one.open.order === first);
  for (const question of open?.run.open ?? [])
    await giveAnswer(session, other, first, question, [2], 'table');
  expect(picks().map(({ event }) => event)).toEqual(['catastrophe']);
});
