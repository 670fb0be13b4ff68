import './phone.ts';
import { cleanup, fireEvent, getByRole, screen, waitFor } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAwaited } from '../../../src/app/campaign/awaited.ts';
import { setWait } from '../../../src/app/campaign/wait.ts';
import { preferences } from '../../../src/app/preferences.ts';
import { Back } from '../../../src/app/screens/campaign/absent/back.tsx';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { Told } from '../../../src/app/screens/campaign/parts/told.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { nod, nodsAsked, standIn } from '../../../src/campaign/absence.ts';
import { commitAnswer, giveAnswer, giveOrder, strike } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { MeetingSnapshot } from '../../../src/sync/types.ts';
import { answer, chanceOf, meet, standsIn, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { fifth } from '../fifth/rules.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

const nobody = { state: 'stopped', partners: [], outrun: false } as unknown as MeetingSnapshot;
const [now, setNow] = createSignal<MeetingSnapshot>(nobody);
vi.mock('../../../src/app/campaign/meeting.ts', async (original) => ({
  ...((await original()) as object),
  meetings: () => ({ now, meeting: () => undefined }),
}));

beforeEach(() => {
  localStorage.clear();
  setNow(nobody);
});
afterEach(cleanup);

const view = (session: Session): View => session.view() as View;
/** What a sheet covers cannot be tapped. */
const tap = async (name: string | RegExp): Promise<void> => {
  const inReach = (): HTMLElement => screen.queryByRole('dialog') ?? document.body;
  fireEvent.click(await waitFor(() => getByRole(inReach(), 'button', { name })));
};
const roll = async (): Promise<void> => {
  fireEvent.click((await screen.findAllByRole('button', { name: /^Roll D6/ })).at(-1) as HTMLElement);
};
/** Lots are drawn: the first has rolled and waits for the others. */
async function waiting(seats: readonly string[]) {
  const { sessions } = await table(seats, { ruleset: fifth });
  const [first] = sessions as [Session];
  const order = await giveOrder(first, seats[0] ?? '', 'draw-lots', {});
  await meet(...sessions);
  await answer(first, seats[0] ?? '', [4]);
  await meet(...sessions);
  return { order, sessions };
}
const linkedWith = (...sessions: readonly Session[]): void => {
  const partners = sessions.map((session) => ({ device: view(session).device, state: 'in step' }));
  setNow({ state: 'meeting', partners, outrun: false } as unknown as MeetingSnapshot);
};

test('right after one’s own roll nothing is offered in another’s place; it is once the wait for them is over', async () => {
  const { order, sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b] = sessions as [Session, Session];
  linkedWith(b);
  const offered = () =>
    screen
      .queryAllByRole('button', { name: /^(Suggest a roll|Roll|Stand in) for / })
      .map((one) => one.textContent);
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  await screen.findByRole('button', { name: 'If a player is away…' });
  expect(offered()).toEqual([]);
  // One’s own die lies there to be read.
  expect(screen.getByRole('list', { name: 'Rolled so far' }).textContent).toContain('azure');
  cleanup();
  // This phone has waited for both of them since the day before yesterday.
  noteAwaited(view(a), Date.now() - 2 * 86_400_000);
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByRole('button', { name: 'Stand in for or…' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'If a player is away…' })).toBeNull();
});

test('a choice is not declared forfeit at the first look', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const order = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await commitAnswer(a, 'azure', order, view(a).asked('azure')[0]?.question as never, 'low', chanceOf('a'));
  await meet(a, b, c);
  await showInside(a, `order/${order}`, OrderScreen, marketApp);
  await screen.findByRole('button', { name: 'If a player is away…' });
  expect(screen.queryByRole('button', { name: 'Declare it forfeit…' })).toBeNull();
  await tap('If a player is away…');
  expect(await screen.findByRole('button', { name: 'Declare it forfeit…' })).toBeTruthy();
});

test('dice that are rolled for another say nothing of how one rolls one’s own', async () => {
  const { order, sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  await meet(a, b, c);
  const before = preferences().dice;
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  expect(before).toBe('phone');
  fireEvent.click(await screen.findByRole('radio', { name: 'Real dice' }));
  expect(await screen.findByText(/You roll for gules/)).toBeTruthy();
  expect(preferences().dice).toBe(before);
  // The form remembers what was picked for these dice.
  fireEvent.click(screen.getByRole('radio', { name: 'This phone' }));
});

test('who is linked rolls themself: a roll for them is a suggestion, and the screen says so', async () => {
  const { order, sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  linkedWith(b);
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  await tap('If a player is away…');
  expect(await screen.findByText(/^gules is linked: your roll would be a suggestion/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Roll for gules…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stand in for gules…' })).toBeNull();
  // Or is not linked.
  expect(screen.getByRole('button', { name: 'Roll for or…' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stand in for or…' })).toBeTruthy();
  await tap('Suggest a roll for gules…');
  await roll();
  await waitFor(() => expect(view(a).suggestions).toMatchObject([{ seat: 'azure', label: 'lots/gules' }]));
  expect(view(a).open[0]?.open.answers).not.toHaveProperty('lots/gules');
  expect(await screen.findByText(/^Suggested to gules: [1-6]$/)).toBeTruthy();
  expect(screen.getByText('It counts once gules accepts it.')).toBeTruthy();
  expect(screen.queryByText(/^Recorded/)).toBeNull();
  await meet(a, b, c);
  expect(view(b).suggestions).toHaveLength(1);
  cleanup();
  await showInside(b, `order/${order}`, OrderScreen, fifthApp);
  const [face] = (view(b).suggestions[0]?.value ?? []) as readonly number[];
  expect(await screen.findByText(`azure rolled ${face} for you`)).toBeTruthy();
  await tap('Accept the roll');
  await waitFor(() => expect(view(b).suggestions).toEqual([]));
  await meet(a, b, c);
  await answer(c, 'or', [((face ?? 0) % 3) + 1]);
  const told = view(c).tellings.find(({ entry }) => entry === order) as Telling;
  cleanup();
  await showInside(c, 'today', () => <Told telling={told} />, fifthApp);
  expect(await screen.findByText(/rolled by azure/)).toBeTruthy();
});

test('who is back reads of the die that was rolled in their name, and not of what was taken back since', async () => {
  const { sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  const other = await a.write('gules', { kind: 'order', id: 'no-such-order', args: {} });
  await strike(a, 'gules', other);
  const die = await answer(a, 'gules', [5]);
  await meet(a, b, c);
  await showInside(b, 'today', Back, fifthApp);
  expect(await screen.findByText('azure stands in for you')).toBeTruthy();
  const words = die.text.say;
  expect((await screen.findByRole('listitem')).textContent).toBe(`${words} dice: 5`);
  expect(screen.queryByText('Nothing was done in your name.')).toBeNull();
  expect(screen.queryByText(/no-such-order/)).toBeNull();
});

test('who is not linked: rolled for after a second step, by one who stands in; the chronicle says who did it', async () => {
  const { order, sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  linkedWith(c);
  const page = () => showInside(a, `order/${order}`, OrderScreen, fifthApp);
  await page();
  await tap('If a player is away…');
  await tap('Roll for gules…');
  expect(await screen.findByText('gules is not linked. The chronicle says who rolled.')).toBeTruthy();
  expect(view(a).suggestions).toEqual([]);
  await tap(/^Stand in for gules…/);
  expect(await screen.findByText('It begins when or agrees.')).toBeTruthy();
  await tap('Ask to stand in');
  expect(await screen.findByText(/^You asked to stand in for gules\./)).toBeTruthy();
  await meet(a, c);
  await nod(c, nodsAsked(view(c))[0]?.entry ?? '', ['gules']);
  await meet(a, c);
  await tap('Answer for gules');
  await roll();
  await waitFor(() => expect(view(a).open[0]?.open.answers).toHaveProperty('lots/gules'));
  await meet(a, b, c);
  await answer(c, 'or', [1]);
  cleanup();
  await showInside(c, 'chronicle', ChronicleScreen, fifthApp);
  expect(await screen.findByText('by azure')).toBeTruthy();
});

test('a suggestion to one who is away is a choice of its own there; at a table of two the stand-in begins at once', async () => {
  const { order, sessions } = await waiting(['azure', 'gules']);
  const [a] = sessions as [Session];
  setWait(a.campaign, 'none', 0);
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  await tap('Roll for gules…');
  await tap(/^Roll as a suggestion/);
  await roll();
  await waitFor(() => expect(view(a).suggestions).toHaveLength(1));
  cleanup();
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByText('You suggested a roll. gules accepts it or rolls again.')).toBeTruthy();
  await tap('Stand in for gules…');
  await tap('Stand in for gules');
  // What they suggested themself is there to be taken.
  await tap('Roll yourself');
  expect((await screen.findAllByRole('button', { name: /^Roll D6/ })).length).toBeGreaterThan(0);
});

test('a roll that its owner turned down stays turned down on their phone, also where they go back before they roll', async () => {
  const { order, sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const die = view(a).open[0]?.run.open.find(({ by }) => by === 'gules');
  await giveAnswer(a, 'azure', order, die as never, [2], 'table');
  await meet(a, b, c);
  await showInside(b, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByText('azure rolled 2 for you')).toBeTruthy();
  await tap('Roll yourself');
  expect((await screen.findAllByRole('button', { name: /^Roll D6/ })).length).toBeGreaterThan(0);
  cleanup();
  await showInside(b, `order/${order}`, OrderScreen, fifthApp);
  expect((await screen.findAllByRole('button', { name: /^Roll D6/ })).length).toBeGreaterThan(0);
  expect(screen.queryByText('azure rolled 2 for you')).toBeNull();
  cleanup();
  // What another rolls since is another roll.
  await giveAnswer(c, 'or', order, die as never, [6], 'table');
  await meet(a, b, c);
  await showInside(b, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByText('or rolled 6 for you')).toBeTruthy();
});

test('while the player stood in for is linked again nobody acts for them: a roll is a suggestion, and Today says why', async () => {
  const { order, sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
  linkedWith(b);
  await showInside(a, 'today', TodayScreen, fifthApp);
  expect(await screen.findByText('gules is here again')).toBeTruthy();
  expect(
    screen.getByText('gules is playing again: if you roll for them, your roll is a suggestion.'),
  ).toBeTruthy();
  for (const name of ['Answer for gules', 'Act for gules', 'gules'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText(/^You stand in for gules/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Roll the dice' })).toBeNull();
  // Gone again before they wrote a line: the absence goes on.
  setNow(nobody);
  expect(await screen.findByText('You stand in for gules')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Roll the dice' })).toBeTruthy();
  cleanup();
  linkedWith(b);
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByText('gules is here again')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Answer for gules' })).toBeNull();
  await tap('If a player is away…');
  await tap('Suggest a roll for gules…');
  await roll();
  await waitFor(() => expect(view(a).suggestions).toMatchObject([{ seat: 'azure', label: 'lots/gules' }]));
  expect(view(a).open[0]?.open.answers).not.toHaveProperty('lots/gules');
});

test('who is back reads what was laid face down for them, and what the stand-in did meanwhile that they have a part in', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await giveOrder(c, 'or', 'build', {});
  await standsIn(a, c, 'gules');
  const order = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  const question = view(a).asked('gules')[0]?.question as never;
  await commitAnswer(a, 'gules', order, question, 'low', chanceOf('a card'));
  const rob = await giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  const [asked] = view(a)
    .asked('gules')
    .filter((one) => one.order.open.order === rob);
  await giveAnswer(a, 'gules', rob, asked?.question as never, false, 'table');
  await meet(a, b, c);
  await showInside(b, 'today', Back, marketApp);
  expect(await screen.findByText('1 choice laid face down for you')).toBeTruthy();
  expect(await screen.findByText(/robbed/)).toBeTruthy();
  expect(screen.queryByText('Nothing was done in your name.')).toBeNull();
});

test('a nod that another asks for stands on the page of what is awaited, and no rival request beside it', async () => {
  const { order, sessions } = await waiting(['azure', 'gules', 'or']);
  const [a, b] = sessions as [Session, Session];
  linkedWith(b);
  await standIn(b, 'or');
  await meet(a, b);
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByText('gules wants to stand in for or while they are away')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stand in for or…' })).toBeNull();
  await tap('Agree');
  await waitFor(() => expect(view(a).book.standIns.map(({ state }) => state)).toEqual(['in force']));
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
});
