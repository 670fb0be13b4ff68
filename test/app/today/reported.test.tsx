/** A player who has reported a battle waits for the others, and is not asked again; nor is anybody else who would report it. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { callsOn } from '../../../src/app/campaign/called.ts';
import { underWay } from '../../../src/app/campaign/under-way.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { inside } from '../chronopia/inside.tsx';
import { anyCampaign } from '../harness/any.ts';

afterEach(cleanup);
const viewOf = (session: Session) => {
  const view = session.view();
  if (!view) throw new Error('no view');
  return view;
};

test('ch.victory: a battle reported waits for the other side, and its report is asked for no more', async () => {
  const plan = { set: 'chronopia', seed: 4, turns: 2, players: ['Anna', 'Tom', 'Ines'] } as const;
  const { session, next } = await anyCampaign({ ...plan, before: 'settle-battle' });
  if (!next) throw new Error('no battle');
  const { battle } = next.args as { battle: string };
  const Today = () => (
    <main>
      <TodayScreen />
    </main>
  );
  await inside(session, next.seat, Today);
  expect(await screen.findByText(/^How did .* end\?$/)).toBeTruthy();
  cleanup();
  // A victory, where the task as it stands would report a draw.
  await giveOrder(session, next.seat, 'settle-battle', { battle, achieved: [next.seat] });
  const view = viewOf(session);
  expect(view.open.map(({ open }) => open.id)).toContain('settle-battle');
  await inside(session, next.seat, Today);
  expect(await screen.findByText(/^Waiting for /)).toBeTruthy();
  expect(screen.queryByText(/^How did .* end\?$/)).toBeNull();
  for (const { id } of view.seats)
    expect(callsOn(view, [id]).filter(({ form }) => form === 'settle-battle')).toEqual([]);
});

test('na.battle.result: the row of a battle waits too, though it only leads to the page of the battle', async () => {
  const plan = { set: 'ninth-age', seed: 3, turns: 2, players: ['Anna', 'Tom', 'Ines'] } as const;
  const { session, next } = await anyCampaign({ ...plan, before: 'record-battle' });
  if (!next) throw new Error('no battle');
  const { battle } = next.args as { battle: string };
  const rows = () =>
    viewOf(session)
      .tasks(next.seat)
      .filter(({ about }) => about === battle);
  expect(rows().some((task) => !underWay(viewOf(session), next.seat, task))).toBe(true);
  await giveOrder(session, next.seat, 'record-battle', next.args);
  expect(rows().length).toBeGreaterThan(0);
  expect(rows().every((task) => underWay(viewOf(session), next.seat, task))).toBe(true);
});
