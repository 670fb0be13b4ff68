/** R10: a phone goes on by itself from a page that another turned, or it asks its player. */
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { appointRegent, layDown, prepareToJoin, returnToSeat } from '../../src/campaign/enter.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import { goOn, mayTurnAgain, turnAgain } from '../../src/campaign/turn-again.ts';
import type { View } from '../../src/campaign/view.ts';
import { append, type Chain } from '../../src/log/chain.ts';
import { is, type KnownBody } from '../../src/log/entry.ts';
import { runsAfter } from '../../src/log/told.ts';
import { compose } from '../../src/log/write.ts';
import type { Market } from './market.ts';
import { meet, phone, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const stalls = (session: Session): number => Object.keys((view(session).table.rules as Market).stalls).length;
const print = '0'.repeat(64);
async function endDay(session: Session, seat: string, turn: number): Promise<void> {
  await acts.giveOrder(session, seat, 'next', { turn });
  await acts.turnPage(session, seat, { ended: true });
}
/** Three at the table, all of them before page 1. */
async function seated(): Promise<readonly [Session, Session, Session]> {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await endDay(a, 'azure', 0);
  await meet(a, b, c);
  return [a, b, c];
}
const wrote = (session: Session, kind: KnownBody['kind']): number =>
  (session.chains().get(view(session).device)?.entries ?? []).filter(({ body }) => body.kind === kind).length;
const finals = (session: Session): readonly boolean[] => view(session).book.pages.map(({ final }) => final);

test('R10: a phone that held nothing else goes on by itself, and the page is final', async () => {
  const [a, b, c] = await seated();
  await acts.giveOrder(c, 'or', 'build', {});
  await meet(b, c);
  await endDay(b, 'gules', 1);
  expect(finals(b)).toEqual([true, false, false]);
  expect(view(b).book.pages[1]?.unheard).toEqual(['azure', 'or']);
  await meet(a, b);
  expect(view(a).doubt).toBeUndefined();
  expect(wrote(a, 'seen')).toBe(1);
  // Two of three, and 2 − 0 > 1.
  expect(finals(b)).toEqual([true, true, false]);
  expect(view(b).book.pages[1]?.unheard).toEqual(['or']);
});

test('R10: a page in which the turn went once round and came back passes nobody over', async () => {
  const [a, b, c] = await seated();
  await acts.giveOrder(b, 'gules', 'next', { turn: 1 });
  await meet(b, c);
  await acts.giveOrder(c, 'or', 'next', { turn: 2 });
  await meet(a, b, c);
  await endDay(a, 'azure', 3);
  await meet(a, b);
  expect(view(b).clock.turn).toBe('gules');
  expect(view(b).doubt).toBeUndefined();
});

test('R10, M1: an order this phone held is not on the page: its player is asked, and goes on', async () => {
  const [a, b] = await seated();
  const mine = await acts.giveOrder(a, 'azure', 'build', {});
  await endDay(b, 'gules', 1);
  await meet(a, b);
  expect(view(a).doubt).toMatchObject({
    page: 1,
    by: 'gules',
    seat: 'azure',
    passedOver: [],
    differs: false,
  });
  expect(view(a).doubt?.late.map(({ hash }) => hash)).toEqual([mine]);
  expect([wrote(a, 'seen'), stalls(a)]).toEqual([0, 0]);
  await goOn(a, view(a).doubt as NonNullable<View['doubt']>);
  expect(view(a).doubt).toBeUndefined();
  await meet(a, b);
  expect(finals(b)).toEqual([true, true, false]);
});

test('R10, R11: a page turned without what a phone did that is taken off its seat: those who saw it are asked, and turn it again', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const deps = phone('second');
  const invite = a.keys().invite ?? '';
  await prepareToJoin(deps, { campaign: a.campaign, invite, title: 'Market day', ruleset: 'market' });
  const second = await openSession(deps, a.campaign);
  await meet(a, b, c, second);
  // It was their regent once, and is so no more: that word is another.
  await appointRegent(b, 'gules', view(second).device);
  await b.write('gules', { kind: 'withdraw', device: view(second).device, seat: 'gules' });
  await meet(a, b, c, second);
  await endDay(a, 'azure', 0);
  await meet(a, b, c, second);
  await returnToSeat(second, 'gules', b.keys().seats.gules ?? '');
  await meet(a, b, c, second);
  const order = await acts.giveOrder(second, 'gules', 'trade', {});
  const [asked] = view(second).asked('gules');
  if (!asked) throw new Error('nothing is asked');
  const dice = await acts.giveAnswer(second, 'gules', order, asked.question, [1, 1], 'table');
  await meet(a, c, second);
  const coins = (one: Session) => (view(one).table.rules as Market).coins;
  const before = coins(a);
  // Bert dislikes the dice, which he says he has not seen.
  await layDown(b, 'gules', view(second).device);
  await endDay(b, 'gules', 1);
  await meet(a, b, c);
  expect(view(a).doubt).toMatchObject({ page: 1, by: 'gules', lost: ['gules'] });
  expect(view(a).doubt?.late.map(({ hash }) => hash)).toEqual([order]);
  await turnAgain(a, view(a).doubt as NonNullable<View['doubt']>);
  await turnAgain(c, view(c).doubt as NonNullable<View['doubt']>).catch(() => undefined);
  await meet(a, b, c);
  expect([order, dice].map((line) => view(b).book.standing(line))).toEqual(['counted', 'counted']);
  expect(coins(b)).toEqual(before);
});

test('R10, R11: to go on from a page takes up no part that another gave: the phone answers for its own seat', async () => {
  const [a, b, c] = await seated();
  await appointRegent(a, 'azure', view(c).device);
  await meet(a, b, c);
  await endDay(b, 'gules', 1);
  await meet(b, c);
  await acts.giveOrder(c, 'or', 'build', {});
  await endDay(b, 'gules', 2);
  await meet(b, c);
  expect(view(c).doubt?.seat).toBe('or');
  await goOn(c, view(c).doubt as NonNullable<View['doubt']>);
  await meet(a, b, c);
  const regents = () => view(a).book.roster.members.filter(({ role }) => role === 'regent');
  expect(view(a).book.roster.offers.map(({ device }) => device)).toEqual([view(c).device]);
  expect(regents()).toEqual([]);
  // Its first order there takes it up.
  await acts.giveOrder(c, 'azure', 'build', {});
  await meet(a, b, c);
  expect(regents().map(({ device }) => device)).toEqual([view(c).device]);
});

test('R10: turned again, the page stands by the votes: by the turn of the seats where they are even', async () => {
  const [a, b, c] = await seated();
  // Page 1 of three: or (2 + 1 = 3, 0 mod 3), then azure, then gules.
  const mine = await acts.giveOrder(a, 'azure', 'build', {});
  await endDay(b, 'gules', 1);
  await meet(a, b);
  const doubt = view(a).doubt as NonNullable<View['doubt']>;
  expect(mayTurnAgain(a, doubt)).toBe(true);
  const close = await turnAgain(a, doubt);
  expect(view(a).doubt).toBeUndefined();
  expect(view(a).book.pages[1]?.closed?.hash).toBe(close);
  expect([view(a).book.standing(mine), stalls(a), view(a).page]).toEqual(['counted', 1, 2]);
  // Nothing is on the page it opened: the table is as it was at the end of this one.
  expect(view(a).book.pages[1]?.closed?.entry.body.fingerprint).toBe(view(a).fingerprint);
  await meet(a, b, c);
  for (const session of [a, b, c]) {
    expect(view(session).book.pages[1]?.closed?.hash).toBe(close);
    expect(view(session).fingerprint).toBe(view(a).fingerprint);
  }
  // or goes on from it by itself: two of three.
  expect(finals(a)).toEqual([true, true, false]);
});

test('R10: a page that still asks something is not turned again', async () => {
  const [a, b] = await seated();
  const [seat, other] = ['azure', 'gules'];
  await acts.giveOrder(a, seat, 'bid', { against: other });
  await endDay(b, 'gules', 1);
  await meet(a, b);
  const doubt = view(a).doubt as NonNullable<View['doubt']>;
  expect(doubt.late).toHaveLength(1);
  expect(mayTurnAgain(a, doubt)).toBe(false);
  await expect(turnAgain(a, doubt)).rejects.toThrow('A question is still open.');
});

test('H15: a close whose fingerprint is another’s is asked about, and is no verdict', async () => {
  const [a, b, c] = await seated();
  await acts.giveOrder(b, 'gules', 'next', { turn: 1 });
  await b.write('gules', { kind: 'close', fingerprint: print });
  await meet(a, b, c);
  expect(view(a).doubt).toMatchObject({ late: [], passedOver: [], differs: true });
  expect(wrote(a, 'seen')).toBe(0);
  expect(view(a).page).toBe(2);
});

test('R10: a player whom the page was waiting for was passed over', async () => {
  const [a, b, c] = await seated();
  await b.write('gules', { kind: 'done' });
  await meet(a, b, c);
  // It was the turn of gules, who is done; on the next page it still is, and azure turns it.
  await b.write('gules', (_, now) => ({ kind: 'close', fingerprint: now.fingerprint }));
  await meet(a, b, c);
  expect(view(a).doubt).toBeUndefined();
  await a.write('azure', (_, now) => ({ kind: 'close', fingerprint: now.fingerprint }));
  await meet(a, b, c);
  expect(view(b).doubt).toMatchObject({ passedOver: ['gules'], differs: false, late: [] });
  expect(view(c).doubt).toMatchObject({ passedOver: ['gules'] });
});

test('R10, R13: who was left out by agreement is asked, and nobody else', async () => {
  const [a, b, c] = await seated();
  await acts.turnPage(a, 'azure', { without: ['gules'] });
  await meet(a, b, c);
  expect(view(b).doubt).toMatchObject({ passedOver: ['gules'] });
  expect(view(c).doubt).toBeUndefined();
  expect(finals(a)).toEqual([true, true, false]);
});

test('R10: the question outlives the app', async () => {
  const { sessions, deps, campaign } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as [Session, Session, Session];
  await endDay(a, 'azure', 0);
  await meet(...sessions);
  await acts.turnPage(a, 'azure', { without: ['gules'] });
  await meet(a, b);
  b.close();
  const { openSession } = await import('../../src/campaign/session.ts');
  const again = await openSession(deps[1] as (typeof deps)[number], campaign);
  await again.settled();
  expect(view(again).doubt).toMatchObject({ passedOver: ['gules'] });
  expect(wrote(again, 'seen')).toBe(0);
});

test('H2: what a close says of rules closes no phone', async () => {
  const [a, b] = await seated();
  const own = a.chains().get(view(a).device) as Chain;
  const body = { kind: 'close', fingerprint: print, rules: 2 ** 53 - 1 } as KnownBody;
  const entry = compose(a.chains(), view(a).book, view(a).device, 'azure', body);
  const grown = append(own, entry, a.keys().device);
  const chains = new Map(a.chains()).set(view(a).device, grown);
  await b.library.take(runsAfter(chains, b.library.vector()));
  await b.settled();
  expect(view(b).outdated).toBe(false);
  const order = await acts.giveOrder(b, 'gules', 'build', {});
  expect(view(b).book.standing(order)).toBe('open');
  expect([...b.chains().values()].some(({ entries }) => entries.some((one) => is(one, 'order')))).toBe(true);
});

test('R10: a phone that comes to a seat later owes no word on pages turned before, and says it once at most', async () => {
  const { campaign, sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await endDay(a, 'azure', 0);
  await meet(a, b, c);
  // The phone of or is lost before it has seen how page 1 was turned; another returns to the seat.
  await endDay(b, 'gules', 1);
  await meet(a, b);
  const deps = phone('another phone of or');
  const { invite = '', seats } = c.keys();
  await prepareToJoin(deps, { campaign, invite, title: 'Market day', ruleset: 'market' });
  const another = await openSession(deps, campaign);
  await meet(a, another);
  await another.setKeys((keys) => ({ ...keys, seats }));
  await meet(a, b, another);
  expect(view(a).book.pages[1]?.unheard).toEqual(['or']);
  expect(wrote(another, 'seen')).toBe(0);
  await endDay(a, 'azure', 2);
  await meet(a, b, another);
  await endDay(b, 'gules', 3);
  await meet(a, b, another);
  // It sat before page 3 was turned, not before pages 1 and 2.
  expect([a, b, another].map((one) => wrote(one, 'seen'))).toEqual([2, 1, 1]);
});
