import './phone.ts';
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCard } from '../../../src/app/campaign/cards.ts';
import { deps } from '../../../src/app/campaign/deps.ts';
import { letGoDispute } from '../../../src/app/campaign/disputes.ts';
import { recount, showing, waitingIn, watch } from '../../../src/app/campaign/watch.ts';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { correct, giveOrder, strike } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { answer, meet, table } from '../../campaign/table.ts';
import { encounter, table as ninthTable } from '../../rules/ninth-age/table.ts';
import { marketApp } from './market-app.ts';

const badge = vi.fn(async (_: number) => undefined);
const clear = vi.fn(async () => undefined);
const vibrate = vi.fn(() => true);
let ends: (() => void)[] = [];

beforeEach(() => {
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: clear, vibrate });
  render(() => <Toasts />);
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  showing(undefined);
  // Notices stay for twelve seconds, longer than a test.
  for (const cross of screen.queryAllByRole('button', { name: 'Dismiss' })) cross.click();
  cleanup();
  vi.clearAllMocks();
});

async function sit() {
  const { sessions, campaign } = await table(['azure', 'gules']);
  const [a, b] = sessions as readonly [Session, Session];
  ends.push(watch(b, async () => marketApp));
  return { a, b, campaign };
}
const bid = async (a: Session, b: Session): Promise<string> => {
  const order = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, b);
  return order;
};

test('on another page of the campaign: title, badge, a tremor and one toast that leads to the question', async () => {
  const { a, b, campaign } = await sit();
  showing(campaign, `/c/${campaign}/charts`);
  expect(document.title).toBe('Market day · Realmbook');
  const order = await bid(a, b);
  const link = await screen.findByRole('link', { name: 'Answer' });
  expect(link.getAttribute('href')).toBe(`/c/${campaign}/order/${order}`);
  expect(screen.getByText('How much?')).toBeTruthy();
  expect(document.title).toBe('(1) Market day · Realmbook');
  expect(waitingIn(campaign)).toBe(1);
  expect(badge).toHaveBeenLastCalledWith(1);
  expect(vibrate).toHaveBeenCalledTimes(1);

  await giveOrder(a, 'azure', 'build', {});
  await meet(a, b);
  await waitFor(() => expect(b.view()?.tellings.length).toBe(a.view()?.tellings.length));
  expect(screen.getAllByRole('link', { name: 'Answer' })).toHaveLength(1);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('the page that shows it says nothing more; coming to it takes the toast away', async () => {
  const { a, b, campaign } = await sit();
  showing(campaign, `/c/${campaign}/today`);
  const order = await bid(a, b);
  await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('How much?')).toBeNull();

  showing(campaign, `/c/${campaign}/map`);
  await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, b);
  await screen.findByText('How much?');
  showing(campaign, `/c/${campaign}/order/${order}`);
  expect(screen.getByText('How much?')).toBeTruthy();
  showing(campaign, `/c/${campaign}/today`);
  expect(screen.queryByText('How much?')).toBeNull();
});

test('a toast goes on the page that it leads to, though more waits elsewhere', async () => {
  const { a, b, campaign } = await sit();
  showing(campaign, `/c/${campaign}/charts`);
  for (const _ of [1, 2]) await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, b);
  const link = await screen.findByRole('link', { name: 'Answer' });
  expect(screen.getByText(/And 1 more\./)).toBeTruthy();
  showing(campaign, link.getAttribute('href') ?? '');
  expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull();
});

test('a player who wakes the phone up on the page that asks is not sent to it', async () => {
  const { a, b, campaign } = await sit();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  showing(campaign, `/c/${campaign}/today`);
  await bid(a, b);
  await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1));
  hidden.mockRestore();
  expect(screen.queryByText('How much?')).toBeNull();
});

test('a wish to undo a line is told on the chronicle, and not over that very line', async () => {
  const { a, b, campaign } = await sit();
  const built = [await giveOrder(b, 'gules', 'build', {}), await giveOrder(b, 'gules', 'build', {})];
  await meet(a, b);
  const [open = '', other = ''] = built;
  showing(campaign, `/c/${campaign}/chronicle`, open);
  await strike(a, 'azure', open);
  await meet(a, b);
  await waitFor(() => expect(waitingIn(campaign)).toBe(1));
  await strike(a, 'azure', other);
  await meet(a, b);
  const link = await screen.findByRole('link', { name: 'Answer' });
  expect(link.getAttribute('href')).toBe(`/c/${campaign}/chronicle?line=${other}`);
  showing(campaign, `/c/${campaign}/chronicle`, other);
  expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull();
});

test('with another campaign open, or the shelf, the toast names its campaign and its card says it', async () => {
  const { a, b, campaign } = await sit();
  showing('f'.repeat(64), `/c/${'f'.repeat(64)}/today`);
  await bid(a, b);
  await screen.findByText('Market day: How much?');
  showing(undefined);
  expect(document.title).toBe('(1) Realmbook');
  await waitFor(async () => {
    const card = (await deps().store.shelf()).find((one) => one.campaign === campaign)?.card;
    expect(readCard(card ?? null).news).toEqual({ words: 'A bid is asked of you', tone: 'accent' });
  });
});

test('what was answered elsewhere takes its toast along, and badge and title with it', async () => {
  const { a, b, campaign } = await sit();
  showing(campaign, `/c/${campaign}/charts`);
  await giveOrder(a, 'azure', 'trade', {});
  await meet(a, b);
  await screen.findByText('What do you take?');
  await answer(a, 'azure', [2, 3]);
  await meet(a, b);
  await waitFor(() => expect(screen.queryByText('What do you take?')).toBeNull());
  expect(document.title).toBe('Market day · Realmbook');
  expect(clear).toHaveBeenCalled();
});

test('a dispute that names a player of this phone is told at once, on whichever page, and counts until it is let go', async () => {
  const { a, b, campaign } = await sit();
  showing(campaign, `/c/${campaign}/charts`);
  await giveOrder(a, 'azure', 'trade', {});
  await meet(a, b);
  await screen.findByText('What do you take?');
  await answer(a, 'azure', [2, 2]);
  await answer(b, 'gules', [6, 6]);
  await waitFor(() => expect(screen.queryByText('What do you take?')).toBeNull());
  await meet(a, b);
  const link = await screen.findByRole('link', { name: 'Look' });
  expect(link.getAttribute('href')).toBe(`/c/${campaign}/today`);
  expect(screen.getByText("Two different answers: azure's counts, not gules's")).toBeTruthy();
  expect(document.title).toBe('(1) Market day · Realmbook');
  showing(campaign, `/c/${campaign}/today`);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Look' })).toBeNull());
  expect(waitingIn(campaign)).toBe(1);
  letGoDispute(campaign, b.view()?.flags[0]?.entry ?? '');
  recount();
  expect(waitingIn(campaign)).toBe(0);
});

test('that a player has left for good is told to the others at once', async () => {
  const { a, b } = await sit();
  await leaveSeat(a, 'azure', 'idle');
  await meet(a, b);
  expect(await screen.findByText(/azure has left for good; the realm is idle\./i)).toBeTruthy();
});

test('dice that a player sets right alone are told to the others, and lead to the line', async () => {
  const { a, b, campaign } = await sit();
  showing(campaign, `/c/${campaign}/charts`);
  const order = await giveOrder(a, 'azure', 'trade', {});
  await answer(a, 'azure', [3, 4]);
  await meet(a, b);
  await waitFor(() => expect(b.view()?.tellings).toHaveLength(1));
  expect(screen.queryByText(/corrected earlier dice/)).toBeNull();
  await correct(a, 'azure', order, { takings: { value: [3, 6] } });
  await meet(a, b);
  expect(await screen.findByText('azure corrected earlier dice.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe(
    `/c/${campaign}/chronicle?line=${order}`,
  );
});

test('a phase that anybody may end is told only where it stays so: the phone that did the last thing goes on by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const turn = { phase: 'battle' as const, order: ['gules', 'azure', 'or'] };
    const encounters = { o1: encounter() };
    const state = ninthTable({ seats: ['azure', 'gules', 'or'], turn, encounters });
    const { sessions, campaign } = await table(['azure', 'gules', 'or'], {
      ruleset: { ...ninthAge, found: () => state },
    });
    const [a, b, c] = sessions as unknown as readonly [Session, Session, Session];
    ends.push(watch(c, async () => ninthAgeApp));
    showing(campaign, `/c/${campaign}/charts`);
    await giveOrder(a, 'azure', 'record-battle', { battle: 'o1.1', scores: [1800, 900] });
    await meet(a, b, c);
    await answer(b, 'gules', 'agree', 'chosen');
    await meet(a, b, c);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(screen.queryByText(/On to invasion/)).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText('Any of you can do it: On to invasion and construction')).toBeTruthy();
    expect(screen.queryByText(/^Your turn/)).toBeNull();
    await giveOrder(b, 'gules', 'end-phase', { turn: state.turn.number, phase: 'battle' });
    await meet(b, c);
    await waitFor(() => expect(screen.queryByText(/^Any of you/)).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});
