/** A campaign whose table is shown before its book is read: what happens where it is let go of meanwhile, or cannot be read. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deps } from '../../../src/app/campaign/deps.ts';
import { letAllGo, letGo, openingOf, sessionOf } from '../../../src/app/campaign/open.ts';
import { found } from '../../../src/campaign/enter.ts';
import { lookOf } from '../../../src/campaign/first-look.ts';
import { StoreError } from '../../../src/store/faults.ts';
import type { Loaded } from '../../../src/store/types.ts';
import { openAt } from '../screens/at.tsx';
import { founding } from './inside.tsx';

const startMeeting = vi.hoisted(() => vi.fn());
vi.mock('../../../src/sync/meeting.ts', async (original) => {
  const real = (await original()) as typeof import('../../../src/sync/meeting.ts');
  startMeeting.mockImplementation(real.startMeeting);
  return { ...real, startMeeting };
});

beforeEach(() => {
  localStorage.clear();
  startMeeting.mockClear();
});
afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await letAllGo();
});

/** A campaign that was looked at and left, so that its table is there before its book. */
async function left(): Promise<string> {
  const campaign = await found(deps(), founding, 's1');
  const session = await sessionOf(campaign);
  await session.settled();
  const [view, read] = [session.view(), session.read()];
  const { store, app = '' } = deps();
  if (!view || !read) throw new Error('nothing to look at');
  const look = lookOf(view, read, session.ring(), app);
  await store.saveFirstLook(campaign, session.chains(), look);
  await letAllGo();
  return campaign;
}
/** Has the book wait to be read. */
function held(): (how?: 'lost') => void {
  const { store } = deps();
  const load = store.load.bind(store);
  let go = (_?: 'lost'): void => undefined;
  const gate = new Promise<'lost' | undefined>((done) => (go = done));
  vi.spyOn(store, 'load').mockImplementation(async (campaign): Promise<Loaded> => {
    if ((await gate) === 'lost') throw new StoreError('lost');
    return load(campaign);
  });
  return (how) => go(how);
}

/** What waits so many milliseconds from now on, to be done by hand. */
function pauses(ms: number): (() => void)[] {
  const waiting: (() => void)[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, after?: number) =>
    after === ms ? waiting.push(work) : real(work, after)) as typeof setTimeout);
  return waiting;
}

test('its phones are called once its book is read, and not if it was let go of before', async () => {
  const campaign = await left();
  const read = held();
  await openAt(`/c/${campaign}/today`);
  expect((await openingOf(campaign)).first.view()?.early).toBe(true);
  expect(await screen.findByText('The Vale of Aurn')).toBeTruthy();
  const gone = letGo(campaign);
  read();
  await gone;
  await new Promise((done) => setTimeout(done, 0));
  expect(startMeeting).not.toHaveBeenCalled();
  cleanup();

  await openAt(`/c/${campaign}/today`);
  await waitFor(() => expect(startMeeting).toHaveBeenCalledOnce());
});

test('the shelf is told how things stand once the book is read, however long that takes', async () => {
  const campaign = await left();
  const read = held();
  const shelve = vi.spyOn(deps().store, 'shelve');
  const cards = pauses(1_500);
  await openAt(`/c/${campaign}/today`);
  expect(await screen.findByText('The Vale of Aurn')).toBeTruthy();
  const { first, whole } = await openingOf(campaign);
  expect(cards).toHaveLength(1);
  cards.pop()?.();
  expect(shelve).not.toHaveBeenCalled();
  read();
  await whole;
  await waitFor(() => expect(cards).toHaveLength(1));
  cards.pop()?.();
  await waitFor(() => expect(shelve).toHaveBeenCalledOnce());
  expect(first.view()?.early).toBeUndefined();
});

test('what was let go of while it was read takes nothing in any more', async () => {
  const campaign = await left();
  const read = held();
  const { first, whole } = await openingOf(campaign);
  const gone = letGo(campaign);
  await waitFor(() => expect(first.ended()).toBe(true));
  read();
  const session = await whole;
  await gone;
  await expect(session.library.take([])).rejects.toMatchObject({ fault: 'held elsewhere' });
});

test('where the book cannot be read it says so, and another try brings the whole', async () => {
  const campaign = await left();
  const read = held();
  await openAt(`/c/${campaign}/today`);
  expect(await screen.findByText('The Vale of Aurn')).toBeTruthy();
  read('lost');
  const again = await screen.findByRole('button', { name: 'Try again' });
  vi.restoreAllMocks();
  fireEvent.click(again);
  expect(await screen.findByText('The Vale of Aurn')).toBeTruthy();
  const { first, whole } = await openingOf(campaign);
  await whole;
  expect(first.view()?.early).toBeUndefined();
});
