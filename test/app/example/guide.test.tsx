/** The guide of the example, card by card, and what Today says of the players whom the app plays. */
import '../host/phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepExample } from '../../../src/app/campaign/example.ts';
import { sayIn } from '../../../src/app/campaign/say.ts';
import { deedsSince } from '../../../src/app/rulesets/mighty-empires/example/did.tsx';
import { handOf } from '../../../src/app/rulesets/mighty-empires/example/hand.ts';
import { makeExample } from '../../../src/app/rulesets/mighty-empires/example/make.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import MeetScreen from '../../../src/app/screens/campaign/meet/screen.tsx';
import { ExampleGuide } from '../../../src/app/screens/campaign/today/example-guide.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { playFor } from '../../../src/campaign/play-for.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { seeded } from '../../../src/kernel/bot.ts';
import type { Task } from '../../../src/kernel/ruleset.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import type { State } from '../../../src/rules/mighty-empires/state.ts';
import type { CampaignStore } from '../../../src/store/types.ts';
import { type MemoryStore, memoryStore } from '../../campaign/memory-store.ts';
import { chanceOf } from '../../campaign/table.ts';
import { openInside, showInside } from '../host/inside.tsx';

const phone = (name: string, store: CampaignStore) => ({
  store,
  random: chanceOf(name),
  loadRuleset: async () => mightyEmpires,
});
let first: { readonly store: MemoryStore; readonly campaign: string };
beforeAll(async () => {
  localStorage.clear();
  const store = memoryStore();
  first = { store, campaign: await makeExample(phone('a newcomer', store)) };
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  keepExample({ campaign: first.campaign, seat: 's1' });
});
afterEach(cleanup);

const begin = (): Promise<Session> => openSession(phone('later', first.store.copy()), first.campaign);
const state = (session: Session): State => session.view()?.table.rules as State;
const season = (session: Session) => state(session).season;
const show = (session: Session) => showInside(session, 'today', ExampleGuide);
const card = (title: string) => screen.findByRole('heading', { name: title });
/** What is asked, else the way on. */
async function step(session: Session): Promise<void> {
  const tasks = session.view()?.tasks('s1') ?? [];
  const wanted = ({ kind, order }: Task): boolean => kind === 'asked' && order?.args !== undefined;
  const task = tasks.find(wanted) ?? tasks.find(({ onward }) => onward);
  await giveOrder(session, 's1', task?.order?.id ?? '', task?.order?.args ?? {});
}
async function until(session: Session, there: () => boolean): Promise<void> {
  for (let n = 0; n < 12 && !there(); n++) await step(session);
}

test('a card that one turned to lies open still after a look at the map', async () => {
  const session = await begin();
  await show(session);
  await card('Your realm and its banners');
  fireEvent.click(screen.getByRole('button', { name: 'The next card' }));
  await card('Every banner eats');
  cleanup();
  await show(session);
  await card('Every banner eats');
});

test('no card is passed over, though the way on leads past every phase in which nothing waits', async () => {
  const session = await begin();
  await until(session, () => season(session).phase === 'movement');
  await show(session);
  await card('March');
  cleanup();
  await until(session, () => season(session).turn !== 's1');
  await show(session);
  await card('Battles and sieges');
  expect(screen.getByText(/^No battle waited for you this month/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'The next card' }));
  await card('The end of your month');
  // The turn is over: nobody is told to end it.
  expect(screen.queryByText(/^End your turn/)).toBeNull();
  expect(screen.getByText(/let the app play Tom and Ines/)).toBeTruthy();
});

test('before anybody has had a turn Today says of nobody what they did', async () => {
  const session = await begin();
  const pages = Array.from({ length: (session.view()?.page ?? 0) + 1 }, (_, page) => session.tellings(page));
  expect([...deedsSince((await Promise.all(pages)).flat(), 's1')]).toEqual([]);
});

test('Today says in a line each what the app’s players did, until the newcomer goes on', async () => {
  const session = await begin();
  await until(session, () => season(session).turn !== 's1');
  const [hand, random] = [handOf(seeded(3)), chanceOf('dice')];
  const stood = state(session).banners;
  await playFor(session, 's2', { also: ['s3'], hand, random });
  await playFor(session, 's3', { also: ['s2'], hand, random });
  await show(session);
  const said = await screen.findByRole('region', { name: 'What the others did' });
  const lines = [...said.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Tom scouted [A-Z]\s\d+.*\.$/);
  expect(lines[1]).toMatch(/^Ines scouted [A-Z]\s\d+.* and marched to [A-Z]\s\d+.*\.$/);
  // Where each banner of theirs stands that does not stand where it stood.
  const moved = Object.entries(state(session).banners).filter(([id, { tile }]) => tile !== stood[id]?.tile);
  expect(moved.length).toBeGreaterThan(0);
  for (const [, { seat, tile }] of moved) {
    const at = sayIn(mightyEmpiresApp, session.view() as View, { say: '{tile}', with: { tile: tile ?? '' } });
    const [, gone] = (lines[seat === 's2' ? 0 : 1] ?? '').split('marched to');
    expect(gone).toContain(at);
  }
});

test('the page for meeting, come to by its address, leads back to Today with a word', async () => {
  const session = await begin();
  render(() => <Toasts />);
  const router = await openInside(session, mightyEmpiresApp, 'meet', {
    meet: MeetScreen,
    today: () => <p>the day</p>,
  });
  await screen.findByText('the day');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/today$/));
  expect(await screen.findByText('The example is on this phone only: there is nobody to meet.')).toBeTruthy();
});

test('one part of the example is made once, however often Today is drawn', async () => {
  const session = await begin();
  await show(session);
  await card('Your realm and its banners');
  cleanup();
  await show(session);
  // What has come once stands at once: made anew it would be waited for again.
  expect(screen.getByRole('heading', { name: 'Your realm and its banners' })).toBeTruthy();
});
