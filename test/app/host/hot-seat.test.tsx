/** Several seats on one phone: the filled button always leads on, to the next player too. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { useParams } from '@tanstack/solid-router';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextHere } from '../../../src/app/campaign/next-here.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import b from '../../../src/app/ui/button.module.css';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { found, prepareToJoin, returnToSeat, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { is } from '../../../src/log/entry.ts';
import { answer, meet, phone, standsIn, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { fifth } from '../fifth/rules.ts';
import { campaignAt } from '../harness/stages.ts';
import { openInside, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const view = (session: Session): View => session.view() as View;
const shown = (session: Session): string => localStorage.getItem(`realmbook.seat.${session.campaign}`) ?? '';

function Piece(): JSX.Element {
  const params = useParams({ strict: false });
  return (
    <Show when={(params() as { piece?: string }).piece} keyed>
      {(id) => <Dynamic component={mightyEmpiresApp.Piece} id={id} />}
    </Show>
  );
}
const walk = (session: Session) =>
  openInside(session, mightyEmpiresApp, 'today', {
    today: TodayScreen,
    'do/$order': DoScreen,
    'order/$order': OrderScreen,
    'piece/$piece': Piece,
  });
const filled = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, a')]
    .filter((one) => one.classList.contains(b.filled ?? '') && !(one as HTMLButtonElement).disabled)
    .at(-1);

/** Taps the filled button until the campaign has come somewhere. @returns what was tapped, one tap after the other */
async function follow(until: () => boolean): Promise<readonly string[]> {
  const taps: string[] = [];
  while (!until()) {
    const after = () => `after ${taps.slice(-4).join(', ')}`;
    await waitFor(() => expect(filled(), after()).toBeTruthy());
    const words = filled()?.textContent ?? '';
    taps.push(words);
    fireEvent.click(filled() as HTMLElement);
    await waitFor(() => expect(until() || (filled()?.textContent ?? words) !== words, after()).toBe(true));
  }
  return taps;
}

test('three players on one phone choose capitals and settle by the filled button alone', async () => {
  const { session } = await campaignAt({ stage: 'capitals', options: { armies: 'points' } });
  await walk(session);
  const taps = await follow(() => view(session).clock.phase === 'armies');
  // Each player: handed the phone twice, two taps for the capital, three for the realm and its dice, at times one more for ships.
  expect(taps.length).toBeLessThanOrEqual(31);
  expect(taps.filter((words) => words.startsWith('Pass the phone to'))).toHaveLength(5);
}, 120_000);

/** Lots are drawn; azure, who stands in for gules, has drawn their own. */
async function drawn() {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fifth });
  const [a, , c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  const order = await giveOrder(a, 'azure', 'draw-lots', {});
  await answer(a, 'azure', [4]);
  return { a, order };
}

test('a stand-in is led to what the absent player is asked, on Today and on the order’s page', async () => {
  const { a, order } = await drawn();
  expect(nextHere(view(a), 'azure')).toMatchObject({ seat: 'gules', kind: 'question', order });
  const router = await showInside(a, 'today', TodayScreen, fifthApp);
  const button = await screen.findByRole('button', { name: 'Answer for gules' });
  expect(button).toBe(filled());
  expect(screen.queryByText(/Nothing is asked of you/)).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toMatch(new RegExp(`/order/${order}$`)));
  expect(shown(a)).toBe('gules');
  cleanup();
  localStorage.clear();
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByRole('button', { name: 'Answer for gules' })).toBe(filled());
});

/** One phone with both players of a table on it. */
const oneForBoth = (): Promise<Session> => oneFor(['azure', 'gules']);
async function oneFor(players: readonly string[]): Promise<Session> {
  const one = phone('hot seat', fifth);
  const seats = players.map((id) => ({ id, name: id }));
  const founding = {
    ruleset: fifth.id,
    rules: fifth.version,
    title: 'Lots',
    options: {},
    books: 'sealed' as const,
  };
  const campaign = await found(one, { ...founding, seats }, 'azure');
  const session = await openSession(one, campaign);
  for (const { id } of seats.slice(1)) await takeSeat(session, id);
  return session;
}

test('a tie between players of one phone is told at once, with what each rolled', async () => {
  const session = await oneForBoth();
  const order = await giveOrder(session, 'azure', 'draw-lots', {});
  await showInside(session, `order/${order}`, OrderScreen, fifthApp);
  const truly = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
    into instanceof Uint32Array ? (into.fill(3) as typeof into) : truly(into),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Roll for azure and gules' }));
  expect(await screen.findByRole('heading', { name: 'Tied on 4 with gules: roll again.' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'What was rolled' }).textContent).toMatch(/azure.*gules/);
});

test('a tie of two others reads as theirs, with every die under its player’s name', async () => {
  const session = await oneFor(['azure', 'gules', 'or']);
  const order = await giveOrder(session, 'azure', 'draw-lots', {});
  for (const seat of ['azure', 'gules']) {
    await answer(session, seat, [3]);
  }
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'or');
  await showInside(session, `order/${order}`, OrderScreen, fifthApp);
  const truly = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
    into instanceof Uint32Array ? (into.fill(5) as typeof into) : truly(into),
  );
  const [roll] = await screen.findAllByRole('button', { name: 'Roll D6' });
  fireEvent.click(roll as HTMLElement);
  const said = 'azure and gules tied on 3 and roll again.';
  expect(await screen.findByRole('heading', { name: said })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Tied on');
  cleanup();
  await answer(session, 'azure', [2]);
  await showInside(session, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByText(said)).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Rolled so far' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /^(azure|gules|or)/.exec(textContent ?? '')?.[0])).toEqual([
    'azure',
    'gules',
    'or',
    'azure',
  ]);
  expect(rows.at(-1)?.textContent).toContain('again, after the tie');
});

test('the last of one phone to roll reads of the tie and the other’s die at once', async () => {
  const session = await oneForBoth();
  const order = await giveOrder(session, 'azure', 'draw-lots', {});
  await answer(session, 'azure', [4]);
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen, fifthApp);
  const truly = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
    into instanceof Uint32Array ? (into.fill(3) as typeof into) : truly(into),
  );
  const [roll] = await screen.findAllByRole('button', { name: 'Roll D6' });
  fireEvent.click(roll as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Tied on 4 with azure: roll again.' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Rolled so far' }).textContent).toMatch(/azure.*gules/);
});

test('a tie that is decided is spoken of no more: the page tells who comes first', async () => {
  const session = await oneForBoth();
  const order = await giveOrder(session, 'azure', 'draw-lots', {});
  for (const [seat, face] of [
    ['azure', 4],
    ['gules', 4],
    ['azure', 6],
  ] as const)
    await answer(session, seat, [face]);
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen, fifthApp);
  // Asked again, gules reads why.
  expect(await screen.findByText('Tied on 4 with azure: roll again.')).toBeTruthy();
  const truly = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
    into instanceof Uint32Array ? (into.fill(1) as typeof into) : truly(into),
  );
  const [roll] = await screen.findAllByRole('button', { name: 'Roll D6' });
  fireEvent.click(roll as HTMLElement);
  expect(await screen.findByRole('heading', { name: /azure/ })).toBeTruthy();
  expect(view(session).open).toEqual([]);
  expect(document.body.textContent).not.toContain('Tied on');
});

test('players of one phone roll dice of one kind together, each for their own seat', async () => {
  const session = await oneForBoth();
  const order = await giveOrder(session, 'azure', 'draw-lots', {});
  await showInside(session, `order/${order}`, OrderScreen, fifthApp);
  // One die after another shows a face higher: a tie would ask both again.
  const truly = crypto.getRandomValues.bind(crypto);
  let fell = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
    into instanceof Uint32Array ? (into.fill(fell++) as typeof into) : truly(into),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Roll for azure and gules' }));
  await waitFor(() => expect(view(session).open).toEqual([]));
  const lines = view(session).book.pages.flatMap(({ entries }) => entries.map(({ entry }) => entry));
  const rolled = lines.flatMap((entry) => (is(entry, 'answer') ? [entry.seat, entry.body.label] : []));
  expect(rolled).toEqual(['azure', 'lots/azure', 'gules', 'lots/gules']);
  expect(await screen.findByRole('list', { name: 'What was rolled' })).toBeTruthy();
});

test('who has rolled for the absent player goes on as themself: the phone is in their hands already', async () => {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fifth });
  const [a, , c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  const order = await giveOrder(a, 'azure', 'draw-lots', {});
  await answer(a, 'gules', [4]);
  for (const [page, Screen] of [
    ['today', TodayScreen],
    [`order/${order}`, OrderScreen],
  ] as const) {
    localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
    await showInside(a, page, Screen, fifthApp);
    expect(await screen.findByRole('button', { name: 'Go on as azure' })).toBe(filled());
    expect(screen.queryByText(/Pass the phone/)).toBeNull();
    cleanup();
  }
});

/** Both players of a table sit on one phone, and gules has one of their own besides. */
async function ownPhone() {
  const a = await oneForBoth();
  const { campaign } = a;
  const { invite = '' } = a.keys();
  const fresh = phone('gules has a phone', fifth);
  await prepareToJoin(fresh, { campaign, invite, title: 'Lots', ruleset: fifth.id });
  const theirs = await openSession(fresh, campaign);
  await meet(a, theirs);
  await returnToSeat(theirs, 'gules', a.keys().seats.gules ?? '');
  await meet(a, theirs);
  for (const session of [a, theirs])
    expect(view(session).seats.find(({ id }) => id === 'gules')?.mine).toBe(true);
  return { a, theirs };
}

const fallsTo = (face: number): void => {
  const truly = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
    into instanceof Uint32Array ? (into.fill(face - 1) as typeof into) : truly(into),
  );
};
const rollAndGoOn = async (): Promise<void> => {
  fireEvent.click((await screen.findAllByRole('button', { name: /^Roll D6/ }))[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
};

test('who has rolled as a stand-in is back at their own seat, unless they went to the other on purpose', async () => {
  const { a } = await drawn();
  fallsTo(2);
  await openInside(a, fifthApp, 'today', { today: TodayScreen, 'order/$order': OrderScreen });
  fireEvent.click(await screen.findByRole('button', { name: 'Answer for gules' }));
  await rollAndGoOn();
  await waitFor(() => expect(shown(a)).toBe('azure'));
  expect(await screen.findByText(/Waiting for or/)).toBeTruthy();
  cleanup();
  const other = await drawn();
  localStorage.setItem(`realmbook.seat.${other.a.campaign}`, 'gules');
  await showInside(other.a, `order/${other.order}`, OrderScreen, fifthApp);
  await rollAndGoOn();
  expect(await screen.findByText(/Waiting for or/)).toBeTruthy();
  expect(shown(other.a)).toBe('gules');
});

test('a phone that was handed over for one roll is handed back once it is done', async () => {
  const session = await oneForBoth();
  const order = await giveOrder(session, 'azure', 'draw-lots', {});
  await answer(session, 'azure', [4]);
  fallsTo(2);
  await openInside(session, fifthApp, `order/${order}`, { today: TodayScreen, 'order/$order': OrderScreen });
  fireEvent.click(await screen.findByRole('button', { name: 'I am gules' }));
  await rollAndGoOn();
  // Books are sealed: what azure keeps is not shown before they hold the phone.
  expect(await screen.findByRole('dialog', { name: 'Pass the phone to azure' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I am azure' }));
  await waitFor(() => expect(shown(session)).toBe('azure'));
});

test('while it is passed on nothing beneath can be reached, and Escape leaves it where it is', async () => {
  const session = await oneForBoth();
  await showInside(session, 'today', TodayScreen, fifthApp);
  const bar = await screen.findByRole('navigation', { name: 'Which player’s view this phone shows' });
  fireEvent.click(within(bar).getByRole('button', { name: /gules/ }));
  const cover = await screen.findByRole('dialog', { name: 'Pass the phone to gules' });
  // What the browser opens over the page makes all else inert.
  expect(cover.matches('dialog[open]')).toBe(true);
  fireEvent(cover, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown(session)).toBe('azure');
});

test('the phone is not handed to a player of it who has a phone of their own by now', async () => {
  const alone = await oneForBoth();
  await giveOrder(alone, 'azure', 'draw-lots', {});
  expect(nextHere(view(alone), 'azure')).toMatchObject({ seat: 'gules' });
  const { a } = await ownPhone();
  await giveOrder(a, 'azure', 'draw-lots', {});
  expect(nextHere(view(a), 'azure')).toBeUndefined();
  await showInside(a, 'today', TodayScreen, fifthApp);
  expect(await screen.findByRole('link', { name: 'Roll the dice' })).toBeTruthy();
  expect(screen.queryByText(/Pass the phone/)).toBeNull();
});

test('who has a phone of their own is not rolled for along with the players of this one: a roll for them is a suggestion', async () => {
  const { a, theirs } = await ownPhone();
  const order = await giveOrder(a, 'azure', 'draw-lots', {});
  const answers = () => view(a).open[0]?.open.answers;
  const roll = async (): Promise<void> => {
    fireEvent.click((await screen.findAllByRole('button', { name: 'Roll D6' })).at(-1) as HTMLElement);
  };
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  await screen.findAllByRole('button', { name: 'Roll D6' });
  expect(screen.queryByRole('button', { name: /^Roll for/ })).toBeNull();
  await roll();
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(Object.keys(answers() ?? {})).toEqual(['lots/azure']));
  fireEvent.click(await screen.findByRole('button', { name: 'Roll for gules…' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Roll as a suggestion/ }));
  await roll();
  expect(await screen.findByText('It counts once gules accepts it.')).toBeTruthy();
  expect(Object.keys(answers() ?? {})).toEqual(['lots/azure']);
  await meet(a, theirs);
  expect(view(theirs).suggestions).toMatchObject([{ seat: 'azure', label: 'lots/gules' }]);
});
