/** After a battle: nothing is reported by a thoughtless tap. With this phone's dice, what fell and what it came to is read first, and only then the next step opens. */
import '../host/phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { useLocation, useParams } from '@tanstack/solid-router';
import { Match, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefer } from '../../../src/app/preferences.ts';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { anyCampaign } from '../harness/any.ts';
import { showInside } from '../host/inside.tsx';
import { inside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  prefer({ dice: 'phone' });
});
afterEach(() => {
  cleanup();
  prefer({ dice: 'table' });
});

const stateOf = (session: Session): State => session.view()?.table.rules as State;
const plan = { set: 'chronopia', seed: 4, turns: 2, players: ['Anna', 'Tom', 'Ines'] } as const;
async function opened(before: string) {
  const { session, next } = await anyCampaign({ ...plan, before });
  if (!next) throw new Error(`nobody comes to ${before}`);
  localStorage.setItem(`realmbook.seat.${session.campaign}`, next.seat);
  const Screens = () => {
    const location = useLocation();
    const params = useParams({ strict: false });
    const on = (part: string): boolean => location().pathname.includes(part);
    return (
      <Switch fallback={<TodayScreen />}>
        <Match when={on('/do/')}>
          <DoScreen />
        </Match>
        <Match when={on('/order/') && (params() as { order?: string }).order?.length === 64}>
          <OrderScreen />
        </Match>
      </Switch>
    );
  };
  const router = await showInside(session, 'today', Screens, chronopiaApp);
  router.history.push(`/c/${session.campaign}/do/${before}?args=${encodeURIComponent('{}')}`);
  return {
    session,
    seat: next.seat,
    at: () => router.state.location.pathname,
    go: (address: string) => router.history.push(address),
  };
}
const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('ch.casualties: the dice of the fallen, their rows and their fates are read before experience is earned', async () => {
  const { session, seat, at } = await opened('record-casualties');
  const step = () => stateOf(session).sittings[seat]?.[0]?.at;
  await screen.findByText('Who was removed from play?');
  // Two of one warband, so that both are rolled for at once.
  for (const at of screen.getAllByLabelText(/^More: /).keys()) {
    const button = (name: RegExp) => fireEvent.click(screen.getAllByLabelText(name)[at] as HTMLElement);
    button(/^More: /);
    button(/^More: /);
    if (screen.queryByText('2 fell')) break;
    button(/^Less: /);
  }
  await tap('Roll for their fates');
  await waitFor(() => expect(step()).toBe('experience'));
  const rows = within(await screen.findByRole('list', { name: 'What was rolled' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(2);
  expect(await screen.findByText(/: .*(dead|captured|Hospital|up again)/)).toBeTruthy();
  expect(at()).toContain('/order/');
  await tap('Go on');
  await waitFor(() => expect(at()).toContain('/do/earn-experience'));
});

test('ch.experience.advance: the form whose dice have fallen leads on nowhere: their own page does', async () => {
  const { session, next } = await anyCampaign({ ...plan, before: 'advance' });
  if (!next) throw new Error('nobody trains');
  const [warband] = Object.entries(stateOf(session).warbands).find(([, one]) => one.seat === next.seat) ?? [];
  const done = vi.fn();
  const { address } = await inside(session, next.seat, () => (
    <Dynamic component={chronopiaApp.orders.advance} args={{ warband: warband ?? '' }} onDone={done} />
  ));
  fireEvent.click((await screen.findAllByRole('button', { name: /%/ }))[0] as HTMLElement);
  await tap('Try to improve');
  await waitFor(() => expect(address()).toContain('/order/'));
  await session.settled();
  expect(session.view()?.open).toEqual([]);
  expect(done).not.toHaveBeenCalled();
});

test('ch.victory: a battle has no result until one is chosen; the button names it', async () => {
  const { session, next } = await anyCampaign({ ...plan, before: 'settle-battle' });
  const { battle = '' } = (next?.args ?? {}) as { battle?: string };
  const side = stateOf(session).battles[battle]?.sides[0] ?? '';
  const name = session.view()?.seats.find(({ id }) => id === side)?.name ?? '';
  await inside(session, next?.seat ?? '', () => (
    <Dynamic component={chronopiaApp.orders['settle-battle']} args={{ battle }} onDone={() => undefined} />
  ));
  const button = (words: string) => screen.getByRole<HTMLButtonElement>('button', { name: words });
  await screen.findByText('Who completed their mission?');
  expect(button('Report the battle').disabled).toBe(true);
  fireEvent.click(screen.getByRole('switch', { name: 'Nobody' }));
  expect(button('A draw').disabled).toBe(false);
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }));
  expect(button(`${name} won`).disabled).toBe(false);
  expect(screen.getByRole('switch', { name: 'Nobody' }).getAttribute('aria-checked')).toBe('false');
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }));
  expect(button('Report the battle').disabled).toBe(true);
});

test('ch.recruiting: once the recruits have joined, nobody is asked again which warband gets some', async () => {
  const { at, session } = await opened('recruit');
  await screen.findByText('Which warband gets recruits?');
  const figures = () => JSON.stringify(stateOf(session).warbands);
  const before = figures();
  const [first] = within(screen.getByRole('list', { name: 'Which warband gets recruits?' })).getAllByRole(
    'button',
  );
  fireEvent.click(first as HTMLElement);
  await screen.findByText('How many join?');
  fireEvent.click(screen.getAllByRole('button', { name: /^More/ })[0] as HTMLElement);
  await tap('Recruit the figures');
  await waitFor(() => expect(figures()).not.toBe(before));
  await waitFor(() => expect(at()).toMatch(/\/today$/));
});
