/** Orders planned before one's turn in the hex campaign: offered while others act, kept on the phone, no line written. */
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { plansOf } from '../../../src/app/campaign/plans.ts';
import { ahead } from '../../../src/app/rulesets/ninth-age/ahead.ts';
import type { View } from '../../../src/campaign/view.ts';
import { looked, type Stop, showForm, turnOf } from './inside.tsx';

afterEach(cleanup);
const challenges: Stop = { seed: 4, before: 'challenge' };

test('who waits for another’s challenge plans their own; who acts now plans nothing', async () => {
  const session = await looked(challenges);
  const view = session.view() as View;
  const turn = turnOf(session);
  const other = view.clock.turns.find((seat) => seat !== turn) ?? '';
  const orders = ahead(view, other).map(({ order }) => order?.id);
  expect(orders).toContain('challenge');
  expect(ahead(view, turn)).toEqual([]);
});

test('a challenge thought out is kept as a plan, and no line is written for it', async () => {
  const session = await looked(challenges);
  const view = session.view() as View;
  const other = view.clock.turns.findLast((seat) => seat !== turnOf(session)) ?? '';
  const lines = (): number =>
    [...session.chains().values()].reduce((n, { entries }) => n + entries.length, 0);
  const before = lines();
  const foe = view.seats.find(({ id }) => id !== other);
  await showForm(session, other, 'challenge');
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${foe?.name}`) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep as a plan' }));
  expect(plansOf(session.campaign, other)).toMatchObject([{ order: 'challenge' }]);
  expect(lines()).toBe(before);
});
