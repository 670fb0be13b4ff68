/** The chronicle of a long campaign: a stretch of it is shown, wherever its reader goes, and no line is lost between two. */
import './phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import { makeDevice } from '../../../src/log/keys.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { played } from '../../bench/campaign.ts';
import { chanceOf, phone } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';

let session: Session;
beforeAll(async () => {
  const { campaign, chains, secrets } = await played(1_800, 3);
  const deps = phone('Anna', mightyEmpires);
  await deps.store.saveKeys(campaign, { device: makeDevice(chanceOf('Anna')), ...secrets[0] } as never);
  await deps.store.appendAll(
    campaign,
    [...chains.values()].map((chain) => ({ chain, from: 0 })),
  );
  session = await openSession(deps, campaign);
  await session.settled();
}, 120_000);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (): readonly string[] =>
  [...document.querySelectorAll('article button:first-child')].map((line) => line.textContent?.trim() ?? '');
/** Looked for by its words: the test browser takes a second to look for a role among so many lines. */
const button = (name: string): Element | undefined =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
const tap = (name: string): void => void fireEvent.click(button(name) as Element);
const is = (name: string): boolean => button(name) !== undefined;
/** Waits until something else is shown than before, and all of it. */
async function settled(was: readonly string[]): Promise<readonly string[]> {
  await waitFor(
    () => {
      expect(shown()).not.toEqual(was);
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    },
    { timeout: 20_000 },
  );
  return shown();
}
const told = async (): Promise<readonly Telling[]> => {
  const pages = session.view()?.book.pages ?? [];
  return (await Promise.all(pages.map((_, page) => session.tellings(page)))).flat();
};
/** What has something to tell, in a campaign in which nothing was undone. */
const isTold = ({ notes, text, flags, done }: Telling): boolean =>
  notes.length > 0 || text !== undefined || flags.length > 0 || !done;
/** Newest first. @returns the lines of both, where the second goes on within the first */
function joined(newer: readonly string[], older: readonly string[]): readonly string[] {
  for (let from = 0; from < newer.length; from++)
    if (newer.slice(from).every((line, i) => line === older[i])) return [...newer.slice(0, from), ...older];
  throw new Error('the two stretches have no line in common');
}

test('read further and further back, and on again, every line is told once, and a phone never draws more than a stretch', async () => {
  await showInside(session, 'chronicle', ChronicleScreen);
  const pages = session.view()?.book.pages.map((_, page) => session.tellings(page)) ?? [];
  const longest = Math.max(...(await Promise.all(pages)).map((lines) => lines.filter(isTold).length));
  let now = await settled([]);
  let all = now;
  expect(now.length).toBeLessThan(120 + longest);
  while (is('Read further back')) {
    tap('Read further back');
    now = await settled(now);
    all = joined(all, now);
    // Two hundred and forty lines, and at most the rest of a page.
    expect(now.length).toBeLessThan(240 + longest);
  }
  const expected = (await told()).filter(isTold);
  expect(all).toHaveLength(expected.length);
  expect(all.length).toBeGreaterThan(400);
  const back = [...all].reverse();
  let on: readonly string[] = [...now].reverse();
  while (is('Read on')) {
    const before = now;
    tap('Read on');
    now = await settled(before);
    on = joined(on, [...now].reverse());
    expect(now.length).toBeLessThan(240 + longest);
  }
  expect(on).toEqual(back);
}, 120_000);

test('to the beginning, to a year and to the newest it is one tap; words written far back are shown where they stand', async () => {
  await showInside(session, 'chronicle', ChronicleScreen);
  const newest = await settled([]);
  tap('The beginning');
  const first = await settled(newest);
  expect(first.at(-1)).toMatch(/^A map of \d+ tiles is unrolled across the table/);
  expect(is('Read further back')).toBe(false);
  const years = [...screen.getByRole('list', { name: 'Go to' }).children].map((one) => one.textContent ?? '');
  // Between the newest and the beginning, the latest year first.
  expect(years.length).toBeGreaterThan(3);
  const [second = '', one = ''] = years.slice(-3);
  tap(one);
  const year = await settled(first);
  const heads = (): readonly (string | null)[] =>
    screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  // It ends with the winter in which the year turned: of the next there is no more than its page.
  const of = (year: string): readonly unknown[] =>
    heads().filter((head) => head?.toLowerCase().includes(year.toLowerCase()));
  expect(of(one).length).toBeGreaterThan(0);
  expect(of(second).length).toBeLessThanOrEqual(1);
  tap('Read on');
  await settled(year);
  expect(heads()[0]?.toLowerCase()).toContain(second.toLowerCase());
  tap('The beginning');
  await waitFor(() => expect(shown().at(-1)).toMatch(/^A map of/));
  fireEvent.input(screen.getByLabelText('Your words for the chronicle'), {
    target: { value: 'So it began.' },
  });
  tap('Add the note');
  await waitFor(() => expect(shown()[0]).toBe('So it began.'), { timeout: 10_000 });
  expect(is('Read on')).toBe(false);
}, 60_000);

test('only dice: of any stretch those lines that were rolled for', async () => {
  await showInside(session, 'chronicle', ChronicleScreen);
  const newest = await settled([]);
  tap('Dice');
  await settled(newest);
  const rolled = (await told()).filter(({ asked }) =>
    asked.some(({ question, value }) => question.ask === 'roll' && value !== undefined),
  );
  const count = document.querySelectorAll('article').length;
  expect(count).toBeGreaterThanOrEqual(120);
  expect(count).toBeLessThan(240);
  for (const line of document.querySelectorAll('article'))
    expect(line.querySelector('[role=img]')).toBeTruthy();
  expect(rolled.length).toBeGreaterThan(count);
}, 60_000);

test('the whole chronicle is shared, not what is on show', async () => {
  const shared: string[] = [];
  const share = async ({ text }: { readonly text: string }): Promise<void> => void shared.push(text);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  render(() => <Toasts />);
  await showInside(session, 'chronicle', ChronicleScreen);
  await settled([]);
  const on = document.querySelectorAll('article').length;
  tap('Share the chronicle');
  // What takes long asks for a tap of its own.
  await waitFor(() => expect(shared.length > 0 || is('Share')).toBe(true), { timeout: 20_000 });
  if (shared.length === 0) tap('Share');
  await waitFor(() => expect(shared).toHaveLength(1));
  const lines = (shared[0] ?? '').split('\n').slice(2);
  const expected = (await told()).filter(
    ({ struck, notes, text }) => !struck && (notes.length > 0 || text !== undefined),
  );
  expect(lines.length).toBe(expected.length);
  expect(lines.length).toBeGreaterThan(2 * on);
  expect(lines[0]).toMatch(/^A map of \d+ tiles is unrolled/);
}, 60_000);

test('a line that is looked for from elsewhere is opened where it stands, however far back; one of the newest among the newest', async () => {
  const all = (await told()).filter(isTold);
  const [old, late] = [all[30], all.at(-8)] as [Telling, Telling];
  await showInside(session, `chronicle?line=${old.entry}`, ChronicleScreen);
  expect(await screen.findByRole('dialog', {}, { timeout: 20_000 })).toBeTruthy();
  await settled([]);
  expect(is('Read on')).toBe(true);
  cleanup();
  await showInside(session, `chronicle?line=${late.entry}`, ChronicleScreen);
  expect(await screen.findByRole('dialog', {}, { timeout: 20_000 })).toBeTruthy();
  await settled([]);
  expect(is('Read on')).toBe(false);
}, 60_000);
