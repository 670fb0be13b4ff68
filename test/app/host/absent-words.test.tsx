/** What the table reads of an absent player: who said, drew and entered what was theirs, whom it reminds, who is called for them. */
import './phone.ts';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countOn } from '../../../src/app/campaign/badge.ts';
import { callsOn } from '../../../src/app/campaign/called.ts';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { Told } from '../../../src/app/screens/campaign/parts/told.tsx';
import { Remind } from '../../../src/app/screens/campaign/today/remind.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Turns } from '../../../src/app/screens/campaign/today/turns.tsx';
import { leaveSeat, nod, proposalsAsked, standIn } from '../../../src/campaign/absence.ts';
import { commitAnswer, giveAnswer, giveOrder, takeSuggestion, turnPage } from '../../../src/campaign/acts.ts';
import { prepareToJoin } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Question } from '../../../src/kernel/question.ts';
import type { AnyRuleset } from '../../../src/kernel/ruleset.ts';
import { say } from '../../../src/kernel/text.ts';
import { market } from '../../campaign/market.ts';
import { chanceOf, meet, phone, standsIn, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const app = {
  ...marketApp,
  byHand: () => ({
    label: 'Heavy',
    from: [
      { value: true, words: 'Yes' },
      { value: false, words: 'No' },
    ],
  }),
  answered: (_: unknown, __: unknown, value: unknown) => (value === true ? 'Yes' : undefined),
} as typeof marketApp;
const view = (session: Session): View => session.view() as View;
const asked = (session: Session, seat: string): Question =>
  view(session).asked(seat)[0]?.question as Question;
const told = (session: Session, order: string): Telling =>
  view(session).tellings.find(({ entry }) => entry === order) as Telling;
const three = async (): Promise<[Session, Session, Session]> =>
  (await table(['azure', 'gules', 'or'])).sessions as [Session, Session, Session];

/** Azure acts for gules, who is away, and feels for the purse of gules. */
async function robbing() {
  const [a, b, c] = await three();
  await standsIn(a, c, 'gules');
  const order = await giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  await meet(a, c);
  return { a, b, c, order };
}

test('a player who is no side is called to say what an absent player has, on Today and by the badge, until they have said it', async () => {
  const { a, c, order } = await robbing();
  const called = () => callsOn(view(c), ['or']).filter(({ kind }) => kind === 'question');
  expect(called().map(({ text, order: of }) => [text.say, text.with?.seat, of])).toEqual([
    ['{seat} is away: you are asked to answer for them', 'gules', order],
  ]);
  expect(countOn(view(c), ['or'])).toBe(1);
  expect(callsOn(view(a), ['azure']).filter(({ kind }) => kind === 'question')).toEqual([]);
  await showInside(c, 'today', TodayScreen, app);
  const card = within(await screen.findByRole('region', { name: 'Is it heavy?' }));
  expect(card.getByText('for gules')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Answer' }).getAttribute('href')).toContain(`order/${order}`);
  cleanup();
  await giveAnswer(c, 'or', order, asked(a, 'gules'), true, 'table');
  expect(called()).toEqual([]);
});

test('nor is it otherwise for a seat that nobody holds and the other side writes for', async () => {
  const [a, b, c] = await three();
  await leaveSeat(b, 'gules', 'free');
  await meet(a, b, c);
  await turnPage(a, 'azure', { without: ['azure', 'gules', 'or'] });
  await meet(a, c);
  const order = await giveOrder(a, 'azure', 'rob', { whom: 'gules' }, 'agreed');
  await meet(a, c);
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
  await showInside(a, `order/${order}`, OrderScreen, app);
  expect(await screen.findByText(/you are the other side\. or is on neither side/)).toBeTruthy();
  expect(callsOn(view(c), ['or']).filter(({ kind }) => kind === 'question')).toHaveLength(1);
  expect(countOn(view(c), ['or'])).toBe(1);
});

test('who is back reads who said what was entered for them', async () => {
  const { a, b, c, order } = await robbing();
  await giveAnswer(c, 'or', order, asked(a, 'gules'), true, 'table');
  await meet(a, c);
  await takeSuggestion(a, 'gules', view(a).suggestions[0] as never);
  await meet(a, b, c);
  await showInside(b, 'today', TodayScreen, app);
  expect(await screen.findByText(/Is it heavy\? Yes \(said by or\)/)).toBeTruthy();
});

test('R15: a card that chance drew is told as drawn, and never as chosen or entered', async () => {
  const [a, b, c] = await three();
  await standsIn(a, c, 'gules');
  const order = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  const random = chanceOf('cards');
  await commitAnswer(a, 'gules', order, asked(a, 'gules'), 'high', random);
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
  await showInside(a, `order/${order}`, OrderScreen, app);
  expect(await screen.findByText('Chance drew a choice for gules. It is face down.')).toBeTruthy();
  cleanup();
  await commitAnswer(a, 'azure', order, asked(a, 'azure'), 'low', random);
  await meet(a, b, c);
  await showInside(c, 'today', () => <Told telling={told(c, order)} />, app);
  expect(await screen.findByText(/drawn by chance on azure’s phone/)).toBeTruthy();
  expect(screen.queryByText(/entered by/)).toBeNull();
  cleanup();
  await showInside(b, 'today', TodayScreen, app);
  expect(await screen.findByText(/drawn by chance on azure’s phone/)).toBeTruthy();
});

test('a card that a stand-in of no side laid is told as entered by them', async () => {
  const [a, b, c] = await three();
  await standsIn(c, a, 'gules');
  const order = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, c);
  const random = chanceOf('cards');
  await commitAnswer(c, 'gules', order, asked(c, 'gules'), 'high', random);
  await commitAnswer(a, 'azure', order, asked(a, 'azure'), 'low', random);
  await meet(a, b, c);
  await showInside(a, 'today', () => <Told telling={told(a, order)} />, app);
  expect(await screen.findByText(/entered by or/)).toBeTruthy();
  expect(screen.queryByText(/drawn by chance/)).toBeNull();
});

test('for an absent player their stand-in is reminded, and a guest is offered to remind nobody', async () => {
  const { campaign, sessions } = await table(['azure', 'gules', 'or']);
  const [a, , c] = sessions as [Session, Session, Session];
  await standsIn(c, a, 'gules');
  await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, c);
  await showInside(a, 'today', Remind, app);
  expect((await screen.findByRole('button', { name: /^Remind/ })).textContent).toBe('Remind or');
  cleanup();
  const deps = phone('guest');
  const { invite = '' } = a.keys();
  await prepareToJoin(deps, { campaign, invite, title: '', ruleset: 'market' });
  const guest = await openSession(deps, campaign);
  await meet(a, guest);
  const both = () => (
    <>
      <p>here</p>
      <Remind />
    </>
  );
  await showInside(guest, 'today', both, app);
  await screen.findByText('here');
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('a realm that two others let stand idle: who waits for it reads so, and may stand in until the page turns', async () => {
  const [a, , c] = await three();
  await leaveSeat(a, 'gules', 'idle');
  await meet(a, c);
  await nod(c, proposalsAsked(view(c))[0]?.hash ?? '', ['gules']);
  await meet(a, c);
  await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, c);
  await showInside(c, 'today', TodayScreen, app);
  expect(
    await screen.findByText(/gules has left for good; the realm is idle\. One of you has to stand in/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stand in for gules…' })).toBeTruthy();
});

test('a nod that others wait for stands out before what one only may do, and alone', async () => {
  const may = { kind: 'may', rule: 'market.build', icon: 'coins', order: { id: 'build', args: {} } } as const;
  const ruleset = {
    ...market,
    tasks: () => [{ ...may, title: say('Build a stall') }],
  } as unknown as AnyRuleset;
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset });
  const [a, , c] = sessions as [Session, Session, Session];
  const builds = async () => (await screen.findByRole('button', { name: 'Build a stall' })).className;
  await showInside(a, 'today', TodayScreen, app);
  expect(await builds()).toContain('filled');
  cleanup();
  await standIn(c, 'gules');
  await meet(a, c);
  await showInside(a, 'today', TodayScreen, app);
  const nodding = await screen.findByRole('button', { name: 'Agree' });
  expect(nodding.className).toContain('filled');
  const filled = screen.getAllByRole('button').filter(({ className }) => className.includes('filled'));
  expect(filled).toEqual([nodding]);
});

test('the order of play says of a seat that it stands idle, or is free', async () => {
  const [a, b, c] = await three();
  await leaveSeat(b, 'gules', 'idle');
  await leaveSeat(c, 'or', 'free');
  await meet(a, b, c);
  await showInside(a, 'today', Turns, app);
  const turns = within(await screen.findByRole('list', { name: 'Order of play' })).getAllByRole('listitem');
  expect(turns.map(({ textContent }) => textContent)).toEqual(['You', 'gulesidle', 'orfree']);
});
