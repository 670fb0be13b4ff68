/** One player begins the campaign for all: the others say first that they are ready, each with one tap. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { beginForAll } from '../../../src/kernel/begin.ts';
import type { Task } from '../../../src/kernel/ruleset.ts';
import { say } from '../../../src/kernel/text.ts';
import { setupTasks } from '../../../src/rules/mighty-empires/setup/tasks.ts';
import { type Market, market } from '../../campaign/market.ts';
import { meet, table } from '../../campaign/table.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { openInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

afterEach(cleanup);

const begin = ({ turn, seats }: Market): readonly Task[] =>
  turn > 0
    ? []
    : [
        {
          kind: 'may',
          rule: 'market.trade',
          title: say('Begin the campaign'),
          icon: 'tower-flag',
          order: { id: 'next', args: { turn } },
          onward: true,
          begins: true,
          deed: beginForAll(seats.length),
        },
      ];
const stores: Task = {
  kind: 'asked',
  rule: 'market.trade',
  title: say('Share out your baggage'),
  icon: 'wheat',
  order: { id: 'build', args: {} },
};
const setting = { ...market, tasks: begin, awaited: ({ seats }: Market) => seats };
const turn = (session: Session): number => ((session.view() as View).table.rules as Market).turn;
const filled = (): readonly string[] =>
  [...document.querySelectorAll('[class*="filled"]')].map(({ textContent }) => textContent ?? '');
const button = (name: string) => screen.findByRole('button', { name });
async function today(session: Session) {
  cleanup();
  return openInside(session, marketApp, 'today', { today: TodayScreen, 'do/$order': DoScreen });
}

test('where all are ready it takes one tap of each, and the last of them begins for all', async () => {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: setting });
  const [a, b, c] = sessions as [Session, Session, Session];
  await today(a);
  expect(await screen.findByText(/Not ready yet: gules and or\./)).toBeTruthy();
  expect(filled()).toEqual(['I am ready']);
  // Nothing that would begin it for the others stands beside it by that name.
  expect(screen.queryByRole('button', { name: 'Begin for all 3' })).toBeNull();
  fireEvent.click(await button('I am ready'));
  expect(await screen.findByRole('heading', { name: 'Waiting for gules and or' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I am ready' })).toBeNull());
  expect(filled()).toEqual([]);
  await meet(a, b, c);
  await today(b);
  expect(await screen.findByText(/Not ready yet: or\./)).toBeTruthy();
  fireEvent.click(await button('I am ready'));
  await waitFor(() => expect(b.view()?.seats.find(({ id }) => id === 'gules')?.done).toBe(true));
  await meet(a, b, c);
  await today(c);
  expect((await button('Begin for all 3')).className).toContain('filled');
  expect(screen.queryByRole('button', { name: 'I am ready' })).toBeNull();
  fireEvent.click(await button('Begin for all 3'));
  await waitFor(() => expect(turn(c)).toBe(1));
});

test('who begins while others are not ready is asked once more, by their names', async () => {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: setting });
  const [a, , c] = sessions as [Session, Session, Session];
  await today(c);
  fireEvent.click(await button('I am ready'));
  await waitFor(() => expect(c.view()?.seats.find(({ id }) => id === 'or')?.done).toBe(true));
  await meet(a, c);
  await today(a);
  fireEvent.click(await button('Begin without waiting…'));
  expect(await screen.findByText('gules has not yet said that they are ready.')).toBeTruthy();
  expect(screen.queryByText('or has not yet said that they are ready.')).toBeNull();
  expect(turn(a)).toBe(0);
  fireEvent.click(await button('Do it anyway'));
  await waitFor(() => expect(turn(a)).toBe(1));
});

test('who still has a set-up of their own is not offered to begin for others who are not ready', async () => {
  const busy = { ...setting, tasks: (state: Market) => [stores, ...begin(state)] };
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: busy });
  await today(sessions[0] as Session);
  expect(await screen.findByRole('heading', { name: 'Share out your baggage' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
});

test('me.setup.stage: the armies of Mighty Empires are begun so, for only their players know what is in them', async () => {
  const { session } = await campaignAt({ stage: 'stores' });
  const state = stateOf(session);
  const [sample] = Object.values(state.banners);
  const banners = Object.fromEntries(state.seats.map((seat) => [seat, { ...sample, seat, tile: 't' }]));
  const realms = Object.fromEntries(
    Object.entries(state.realms).map(([seat, one]) => [
      seat,
      { ...one, strength: one.strength ?? 0, baggage: 0 },
    ]),
  );
  const tasks = setupTasks({ ...state, banners, realms } as never, 'azure');
  expect(tasks.find(({ begins }) => begins)?.deed).toEqual({
    say: 'Begin for all {n}',
    with: { n: state.seats.length },
  });
});
