import './phone.ts';
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { meetings } from '../../../src/app/campaign/meeting.ts';
import { Awaiting } from '../../../src/app/screens/campaign/awaiting.tsx';
import { prepareToJoin } from '../../../src/campaign/enter.ts';
import { openSession } from '../../../src/campaign/session.ts';
import { market } from '../../campaign/market.ts';
import { phone } from '../../campaign/table.ts';
import { Office } from '../../sync/office.ts';

/** A meeting server that nobody else of the table is at. */
const office = new Office();
vi.mock('../../../src/sync/links/peer.ts', () => ({ peerSwitchboard: () => office.desk() }));
vi.stubGlobal('__APP_VERSION__', '1.0.0');
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a search that lasts says what it waits for', async () => {
  const deps = phone('guest', market);
  const campaign = 'a'.repeat(64);
  await prepareToJoin(deps, { campaign, invite: 'b'.repeat(64), title: 'Market day', ruleset: 'market' });
  const session = await openSession(deps, campaign);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  render(() => <Awaiting session={session} onArrived={() => undefined} />);
  expect(await screen.findByText(/Keep Realmbook open on the phone that invited you/)).toBeTruthy();
  expect(await screen.findByText(/^Still looking\. If the other phone has just reopened/)).toBeTruthy();
  expect(screen.queryByText('No phone answers')).toBeNull();
  // R23: who comes with an invitation that has ended finds nobody, and is not left to wait without a word.
  const { meeting, now, retry } = meetings(session);
  await waitFor(() => expect(meeting()).toBeDefined());
  for (let i = 0; i < 4; i++) {
    const before = now();
    await vi.advanceTimersByTimeAsync(8_000);
    retry();
    await waitFor(() => expect(now()).not.toBe(before));
  }
  expect(
    await screen.findByText(/^Ask the player who invited you .*if it has ended, they can open a new one/),
  ).toBeTruthy();
  expect(screen.getByText('No phone answers')).toBeTruthy();
});
