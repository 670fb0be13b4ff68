/** What leads on by itself tells the deed that led to it: the toast of a hex claimed with the last points names the hex. */
import '../screens/browser.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import type { State } from '../../../src/rules/ninth-age/state.ts';
import { table as phones } from '../../campaign/table.ts';
import { encounter, fight, middle, table } from '../../rules/ninth-age/table.ts';
import { openInside } from '../host/inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const seats = ['azure', 'gules', 'or'];
const stateOf = (session: Session): State => session.view()?.table.rules as State;

test('na.conquest.claim: a claim that spends the last point is told with the end it leads to, and undone with it', async () => {
  // A draw earns two points each, and a hex without a flag costs two.
  const state = table({
    seats,
    encounters: { o1: encounter() },
    fights: { 'o1.1': fight('first', 10) },
    turn: { phase: 'conquest', finished: ['gules'] },
  });
  const [a] = (await phones(seats, { ruleset: { ...ninthAge, found: () => state } })).sessions as [Session];
  render(() => <Toasts />);
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'azure');
  await openInside(a, ninthAgeApp, 'do/claim?args=%7B%7D', { 'do/$order': DoScreen, today: TodayScreen });
  fireEvent.click(await screen.findByRole('button', { name: middle }));
  fireEvent.click(await screen.findByRole('button', { name: 'Raise your flag' }));
  await screen.findByText(/raise their flag at .*\. azure is done with conquest\.$/);
  expect(stateOf(a).turn.finished).toContain('azure');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stateOf(a).hexes[middle]?.flag).toBeNull());
  expect(stateOf(a).turn.finished).not.toContain('azure');
});
