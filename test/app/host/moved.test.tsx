/** A page that turns while a thumb comes down takes no tap for half a second: what stood there before was meant. */
import './phone.ts';
import { cleanup, screen, waitFor } from '@solidjs/testing-library';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { createMoved } from '../../../src/app/ui/moved.ts';
import { giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { meet, table } from '../../campaign/table.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Today holds still once another phone has turned its page, and not before', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  await showInside(b, 'today', () => <TodayScreen />, marketApp);
  await screen.findByText(/until the others are done/);
  const held = (): boolean => document.querySelector('[data-moved]') !== null;
  let holds = held();
  expect(holds).toBe(false);
  const watch = new MutationObserver(() => {
    holds ||= held();
  });
  watch.observe(document.body, { subtree: true, attributes: true, childList: true });
  await giveOrder(a, 'azure', 'next', { turn: 0 });
  await turnPage(a, 'azure', { ended: true });
  await meet(a, b);
  await waitFor(() => expect(holds).toBe(true));
  await waitFor(() => expect(held()).toBe(false));
  watch.disconnect();
});

test('Today holds still, too, where the next phase follows on the same page under the same title', async () => {
  const { session } = await campaignAt({ stage: 'movement' });
  const stands = () => {
    const { page, title, clock, say } = { ...(session.view() as View), say: JSON.stringify };
    return { phase: clock.phase, rest: [page, title, say(clock.title)].join() };
  };
  await showInside(session, 'today', () => <TodayScreen />, mightyEmpiresApp);
  const { turn, phase } = (session.view() as View).clock;
  await waitFor(() => expect(document.querySelector('[data-moved]')).toBeNull());
  const before = stands();
  const { tasks } = session.view() as View;
  const onward = tasks(turn ?? '').find(({ order }) => order?.id === 'end-phase')?.order;
  await giveOrder(session, turn ?? '', 'end-phase', onward?.args ?? null);
  const after = stands();
  expect(after.phase).not.toBe(phase);
  expect(after.rest).toBe(before.rest);
  await waitFor(() => expect(document.querySelector('[data-moved]')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('[data-moved]')).toBeNull());
});

test('half a second, counted from the last change', () => {
  vi.useFakeTimers();
  const { page, moved, dispose } = createRoot((dispose) => {
    const page = createSignal(1);
    return { page, moved: createMoved(page[0]), dispose };
  });
  const turn = page[1];
  expect(moved()).toBe(false);
  turn(2);
  expect(moved()).toBe(true);
  vi.advanceTimersByTime(400);
  turn(3);
  vi.advanceTimersByTime(400);
  expect(moved()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(moved()).toBe(false);
  dispose();
});
