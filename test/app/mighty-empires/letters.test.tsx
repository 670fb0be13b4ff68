/** Letters: one draft for each reader, marks of what is new, read and answered, and a way on from the desk. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { type JSX, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import LettersScreen from '../../../src/app/screens/campaign/letters/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { sendLetter } from '../../../src/campaign/write-letter.ts';
import { chanceOf } from '../../campaign/table.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const winterDesk = (): JSX.Element => (
  <Suspense>
    <Dynamic component={mightyEmpiresApp.Piece} id="desk-letters" />
  </Suspense>
);
const show = async (session: Session, what: () => JSX.Element): Promise<void> => {
  cleanup();
  await inside(session, 'azure', what);
};
const nameOf = (session: Session, seat: string): string =>
  session.view()?.seats.find(({ id }) => id === seat)?.name ?? '';
const field = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(`To ${name}`);
const chip = (name: string): HTMLElement =>
  within(screen.getByRole('list', { name: 'Recipient' })).getByRole('button', { name });
const filled = (): readonly string[] =>
  [...document.querySelectorAll('[class*="filled"]')].map(({ textContent }) => textContent ?? '');

test('campaign.letter: where no letter was sent or received no heading says so, and the first one has it', async () => {
  const { session } = await campaignAt({ stage: 'stores', seed: 11, mine: ['azure', 'gules', 'or'] });
  await show(session, () => <LettersScreen />);
  await field(nameOf(session, 'gules'));
  expect(screen.queryByRole('heading', { name: 'sent and received' })).toBeNull();
  await sendLetter(session, 'azure', 'gules', 'Meet me at the old mill', chanceOf('one'));
  expect(await screen.findByRole('heading', { name: 'sent and received' })).toBeTruthy();
});

test.each([
  ['of the book', 'stores', () => <LettersScreen />],
  ['of winter', 'diplomacy', winterDesk],
] as const)(
  'letters %s: a letter begun to one is not the letter to another, and is there again',
  async (_, stage, desk) => {
    const { session } = await campaignAt({ stage, seed: 11, mine: ['azure', 'gules', 'or'] });
    const [tom, ines] = [nameOf(session, 'gules'), nameOf(session, 'or')];
    await show(session, desk);
    fireEvent.input(await field(tom), { target: { value: 'Dear Tom' } });
    fireEvent.click(chip(ines));
    expect((await field(ines)).value).toBe('');
    fireEvent.input(await field(ines), { target: { value: 'Beware of Tom' } });
    await show(session, desk);
    expect((await field(ines)).value).toBe('Beware of Tom');
    fireEvent.click(chip(tom));
    expect((await field(tom)).value).toBe('Dear Tom');
    expect(filled()).toEqual(['Seal and send']);
    fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));
    await waitFor(async () => expect((await field(tom)).value).toBe(''));
    // What most want once a letter is sent is to go on.
    await waitFor(() => expect(filled()).toEqual(['Go to Today']));
    await show(session, desk);
    expect((await field(tom)).value).toBe('');
    fireEvent.click(chip(ines));
    expect((await field(ines)).value).toBe('Beware of Tom');
  },
);

test('campaign.letter: what is new, read and answered is told apart, also later, and nothing of it is written', async () => {
  const { session } = await campaignAt({ stage: 'stores', seed: 11, mine: ['azure', 'gules', 'or'] });
  await sendLetter(session, 'or', 'azure', 'Meet me at the old mill', chanceOf('one'));
  await sendLetter(session, 'gules', 'azure', 'Do not trust her', chanceOf('two'));
  const entries = () => session.view()?.book.pages.flatMap((page) => page.entries).length;
  const written = entries();
  const sheet = async (words: string): Promise<HTMLElement> =>
    (await screen.findByText(words)).closest('article') as HTMLElement;
  await show(session, () => <TodayScreen />);
  const called = await screen.findByRole('list', { name: 'Letters' });
  expect(within(called).getAllByRole('link')).toHaveLength(2);
  await show(session, () => <LettersScreen />);
  expect(await screen.findByRole('heading', { name: 'new' })).toBeTruthy();
  // Two are new: one of them stands out to be answered, and nothing else does.
  expect(filled()).toEqual(['Reply']);
  expect(screen.getByRole('button', { name: 'Write another' })).toBeTruthy();
  await show(session, () => <TodayScreen />);
  expect(screen.queryByRole('list', { name: 'Letters' })).toBeNull();
  await show(session, () => <LettersScreen />);
  const mill = await sheet('Meet me at the old mill');
  expect(within(mill).getByText('Read')).toBeTruthy();
  expect(entries()).toBe(written);
  fireEvent.click(within(mill).getByRole('button', { name: 'Reply' }));
  fireEvent.input(await field(nameOf(session, 'or')), { target: { value: 'At dusk' } });
  fireEvent.click(screen.getByRole('button', { name: 'Seal and send' }));
  await waitFor(async () =>
    expect(within(await sheet('Meet me at the old mill')).getByText('Answered')).toBeTruthy(),
  );
  await show(session, () => <LettersScreen />);
  expect(within(await sheet('Meet me at the old mill')).getByText('Answered')).toBeTruthy();
  expect(within(await sheet('Do not trust her')).getByText('Read')).toBeTruthy();
  expect(within(await sheet('At dusk')).queryByText(/Read|Answered/)).toBeNull();
});

test('letters of one sender stand in one row of Today, with their number', async () => {
  const { session } = await campaignAt({ stage: 'stores', seed: 11, mine: ['azure', 'gules', 'or'] });
  for (const [n, from] of ['or', 'gules', 'or', 'or'].entries())
    await sendLetter(session, from, 'azure', `Word ${n}`, chanceOf(`${n}`));
  await show(session, () => <TodayScreen />);
  const called = within(screen.getByRole('list', { name: 'Letters' })).getAllByRole('link');
  expect(called.map(({ textContent }) => textContent)).toEqual([
    `3 letters from ${nameOf(session, 'or')}`,
    `A letter from ${nameOf(session, 'gules')}`,
  ]);
  expect(screen.getByRole('heading', { name: /^Letters/ }).parentElement?.textContent).toContain('4');
});

test('me.diplomacy.letter: letters of winter are called on Today, stand first, and lead on when they were read', async () => {
  const { session } = await campaignAt({ stage: 'diplomacy', moment: 'letters', seed: 11 });
  const got = Object.values(stateOf(session).court.letters).filter(
    ({ from, to, shown }) => from !== 'azure' && (to === 'azure' || shown.includes('azure')),
  );
  expect(got.length).toBeGreaterThan(1);
  await show(session, () => <TodayScreen />);
  const called = await screen.findByRole('list', { name: 'Letters' });
  expect(within(called).getAllByRole('link')).toHaveLength(got.length);
  expect(within(called).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/piece\/desk-letters$/);
  await show(session, winterDesk);
  expect(await screen.findByRole('heading', { name: 'new' })).toBeTruthy();
  expect(filled()).toEqual(['Reply']);
  expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toMatch(/\/today$/);
  await show(session, () => <TodayScreen />);
  expect(screen.queryByRole('list', { name: 'Letters' })).toBeNull();
});
