/** A force that is mustered: its player reads whom they wait for, and mustering again stands apart. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { anyCampaign } from '../harness/any.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('ch.initial: who has mustered waits for the others by name, and is not told to muster again', async () => {
  const players = ['Carl', 'Cora'];
  const { session } = await anyCampaign({
    set: 'chronopia',
    seed: 4,
    turns: 1,
    players,
    before: 'ready',
    nth: 2,
  });
  const view = session.view();
  if (!view) throw new Error('no view');
  const { realms, seats } = view.table.rules as State;
  const ready = seats.findIndex((seat) => realms[seat]?.ready);
  expect(seats.filter((seat) => realms[seat]?.ready).length).toBe(1);
  await inside(session, seats[ready] ?? '', () => (
    <main>
      <TodayScreen />
    </main>
  ));
  expect((await screen.findByRole('list', { name: 'Waiting for' })).textContent).toContain(
    players[1 - ready],
  );
  const again = screen.getByRole('button', { name: 'Muster again' });
  expect(screen.getByRole('list', { name: 'At any time' }).contains(again)).toBe(true);
});
