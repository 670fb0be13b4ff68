/** Two who stand in for one, what a stand-in cannot write, and what the absent player reads when they are back. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awaitedIn, noteAwaited } from '../../../src/app/campaign/awaited.ts';
import { Offers } from '../../../src/app/screens/campaign/absent/offers.tsx';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { nod, nodsAsked, othersStandingIn, standIn } from '../../../src/campaign/absence.ts';
import { reminders } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { meet, table } from '../../campaign/table.ts';
import { campaignAt } from '../harness/stages.ts';
import { seated, showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const view = (session: Session): View => session.view() as View;

test('of two who ask at once only the first is nodded to, and whoever stands in is named where others would ask', async () => {
  const { tom, ines } = await seated();
  const asked = [await standIn(tom, 's1'), await standIn(ines, 's1')];
  await meet(tom, ines);
  const nods = [tom, ines].flatMap((session) =>
    nodsAsked(view(session)).map(({ entry }) => ({ session, entry })),
  );
  expect(nods).toHaveLength(1);
  expect(asked).toContain(nods[0]?.entry);
  const [first] = nods;
  const author = first?.session === tom ? ines : tom;
  const second = author === tom ? 'Ines' : 'Tom';
  await showInside(author, 'today', TodayScreen);
  expect(await screen.findByText(`${second} wants to stand in for Anna too`)).toBeTruthy();
  cleanup();
  // Where the first is nodded to, it is the first alone that is asked about.
  const asker = author === tom ? 'Tom' : 'Ines';
  await showInside(first?.session as Session, 'today', TodayScreen);
  expect(await screen.findByText(new RegExp(`^${asker} wants to stand in for Anna while`))).toBeTruthy();
  expect(screen.queryByText(/wants to stand in for Anna too/)).toBeNull();
  cleanup();
  await nod(first?.session as Session, first?.entry ?? '', ['s1']);
  await meet(tom, ines);
  expect([...nodsAsked(view(tom)), ...nodsAsked(view(ines))]).toEqual([]);
  const name = first?.session === tom ? 'Ines' : 'Tom';
  await showInside(first?.session as Session, 'today', TodayScreen);
  expect(await screen.findByText(`Anna is away: ${name} gives orders and rolls for them.`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stand in for Anna…' })).toBeNull();
});

test('two whose nods crossed read of each other, mind orders given already, and remind nobody whose part they play', async () => {
  const { host: anna, tom, ines } = await seated();
  const mine = await standIn(tom, 's1');
  const theirs = await standIn(ines, 's1');
  await meet(tom, ines);
  await Promise.all([nod(ines, mine, ['s1']), nod(tom, theirs, ['s1'])]);
  await meet(tom, ines);
  expect([othersStandingIn(view(tom), 's1'), othersStandingIn(view(ines), 's1')]).toEqual([['s3'], ['s2']]);
  expect(reminders(view(ines), 's1', 'lay-map')).toEqual([]);
  for (const _ of [1, 2]) await tom.write('s1', { kind: 'order', id: 'lay-map', args: {} });
  await meet(tom, ines);
  expect(reminders(view(ines), 's1', 'lay-map')).toMatchObject([{ why: { with: { seat: 's2' } } }]);
  expect(reminders(view(tom), 's1', 'lay-map')).toEqual([]);
  await showInside(ines, 'today', TodayScreen);
  expect(await screen.findByText('Tom stands in too: agree who gives which order.')).toBeTruthy();
  // The map is Ines’s to lay as much as the others’: nobody is reminded of it.
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  await ines.write('s3', { kind: 'order', id: 'end-stage', args: { stage: 'map' } });
  // All three are awaited for their dice: of them only Tom is another’s part.
  await screen.findByRole('button', { name: /^Remind/ });
  expect(awaitedIn(view(ines)).map(({ seat }) => seat)).toEqual(['s1', 's2', 's3']);
  expect(screen.getByRole('button', { name: /^Remind/ }).textContent).toBe('Remind Tom');
  cleanup();
  localStorage.clear();
  await meet(anna, tom);
  await showInside(anna, 'today', TodayScreen);
  // Given twice, told once, with the phase it was given in.
  expect(await screen.findByText(/^.+: The map$/)).toBeTruthy();
});

test('who acts for an absent player raises their banners, is told that the army list stays with them, and writes none', async () => {
  const { session } = await campaignAt({ stage: 'armies', mine: ['azure'], options: { armies: 'points' } });
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await session.write('gules', { kind: 'order', id: 'roll-strength', args: {} });
  await showInside(session, 'do/raise-banners', DoScreen);
  expect(await screen.findByText(/^You raise the banners; Tom keeps the army list/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Raise \d banner/ }));
  await waitFor(() => expect(screen.queryByText(/keeps the army list/)).toBeNull());
});

test('a season begun with empty banners is minded', async () => {
  const { session } = await campaignAt({ stage: 'muster' });
  const { ledgers, table } = view(session);
  const minds = (order: string) =>
    mightyEmpires.ledgers.minds?.(ledgers.azure as never, order, table.rules as never);
  expect(minds('end-stage')).toMatchObject([{ rule: 'me.ledger.muster', why: { with: { seat: 'azure' } } }]);
  expect(minds('raise-banners')).toEqual([]);
});

test('on Today standing in is offered once the wait is over, and before it only behind a quiet step', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [, , c] = sessions as [Session, Session, Session];
  // It is azure’s day, whose phone is not linked.
  const offer = () => screen.queryByRole('button', { name: 'Stand in for azure…' });
  await showInside(c, 'today', Offers, marketApp);
  const quiet = await screen.findByRole('button', { name: 'If a player is away…' });
  expect(offer()).toBeNull();
  fireEvent.click(quiet);
  expect(offer()).toBeTruthy();
  cleanup();
  noteAwaited(c.view() as View, Date.now() - 2 * 86_400_000);
  await showInside(c, 'today', Offers, marketApp);
  await waitFor(() => expect(offer()).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'If a player is away…' })).toBeNull();
});
