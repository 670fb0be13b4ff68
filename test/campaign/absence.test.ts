import { describe, expect, test } from 'vitest';
import {
  couldNod,
  holdsAlone,
  leaveSeat,
  lostPhones,
  mayStandIn,
  nod,
  nodsAsked,
  proposalsAsked,
  proposeGrant,
  putOut,
  refuse,
  standIn,
  standingIn,
  touched,
} from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import { claimsOf, needsGrant } from '../../src/campaign/claims.ts';
import {
  appointRegent,
  askForSeat,
  joinAsGuest,
  layDown,
  returnToSeat,
  takeSeat,
} from '../../src/campaign/enter.ts';
import { makeReader } from '../../src/campaign/reader.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { isBarred } from '../../src/log/roster.ts';
import { type Market, market } from './market.ts';
import { newcomer } from './sitting.ts';
import { answer, meet, type Table, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const state = (session: Session): Market => view(session).table.rules as Market;
const prints = (...sessions: readonly Session[]): number =>
  new Set(sessions.map((s) => view(s).fingerprint)).size;
const three = async () => {
  const made = await table(['azure', 'gules', 'or']);
  return [...made.sessions, made] as unknown as [Session, Session, Session, Table];
};
async function endDay(session: Session, seat: string): Promise<void> {
  await acts.giveOrder(session, seat, 'next', { turn: state(session).turn });
  await acts.turnPage(session, seat, { ended: true });
}

describe('somebody is away', () => {
  test('campaign.stand-in: by one nod another player acts for them, the founder no sooner than anybody', async () => {
    const [a, b, c] = await three();
    await endDay(a, 'azure');
    await meet(a, c);
    expect(() => acts.giveOrder(a, 'gules', 'build', {})).toThrow();
    expect([mayStandIn(view(a), 'gules'), holdsAlone(view(a), 'gules')]).toEqual([true, false]);
    expect(couldNod(view(a), 'gules')).toEqual(['or']);
    const asked = await standIn(a, 'gules');
    expect(mayStandIn(view(a), 'gules')).toBe(false);
    expect(() => acts.giveOrder(a, 'gules', 'build', {})).toThrow();
    expect(nodsAsked(view(a))).toEqual([]);
    await meet(a, c);
    expect(nodsAsked(view(c)).map(({ entry }) => entry)).toEqual([asked]);
    await nod(c, asked, ['gules']);
    await meet(a, c);
    expect(standingIn(view(a)).map(({ seat }) => seat)).toEqual(['gules']);
    await acts.giveOrder(a, 'gules', 'build', {});
    await endDay(a, 'gules');
    await meet(a, b, c);
    expect(state(b)).toMatchObject({ turn: 2, stalls: expect.anything() });
    expect(prints(a, b, c)).toBe(1);
    const told = (await c.tellings(1)).map(({ id, seat, hand }) => [id, seat, hand]);
    expect(told).toEqual([
      ['absence', 'azure', undefined],
      ['build', 'gules', 'azure'],
      ['next', 'gules', 'azure'],
    ]);
  });
  test('campaign.stand-in.answers: who rolled for the absent is told', async () => {
    const [a, b] = (await table(['azure', 'gules'])).sessions as [Session, Session];
    expect(holdsAlone(view(a), 'gules')).toBe(true);
    await standIn(a, 'gules');
    await endDay(a, 'azure');
    await acts.giveOrder(a, 'gules', 'trade', {});
    await answer(a, 'gules', [1, 2]);
    await meet(a, b);
    const [told] = view(b).tellings;
    expect(told).toMatchObject({ seat: 'gules', hand: 'azure', asked: [{ by: 'gules', hand: 'azure' }] });
  });
  test('campaign.stand-in.back: the first line of the one who is back ends it, on every phone', async () => {
    const [a, b, c] = await three();
    const asked = await standIn(a, 'gules');
    await meet(a, c);
    await nod(c, asked, ['gules']);
    await meet(a, b, c);
    await acts.addNote(b, 'gules', 'I am back.');
    await meet(a, b, c);
    expect(standingIn(view(a))).toEqual([]);
    expect(view(a).seats.find(({ id }) => id === 'gules')?.ours).toBe(false);
    expect(() => acts.giveOrder(a, 'gules', 'build', {})).toThrow();
  });
  test('campaign.stand-in.asking: who left for good and asks for the seat again does not end it by that', async () => {
    const [a, b, c] = await three();
    await leaveSeat(b, 'gules', 'free');
    await meet(a, b, c);
    const asked = await standIn(a, 'gules');
    await meet(a, c);
    await nod(c, asked, ['gules']);
    await meet(a, b, c);
    await askForSeat(b, 'gules');
    await meet(a, b, c);
    expect(standingIn(view(a)).map(({ seat }) => seat)).toEqual(['gules']);
  });
  test('campaign.stand-in.same: folded line by line or at once, the tellings say the same', async () => {
    const [a, b, c] = await three();
    const asked = await standIn(a, 'gules');
    await meet(a, c);
    await nod(c, asked, ['gules']);
    await meet(a, c);
    for (const seat of ['azure', 'gules'] as const) await acts.giveOrder(a, seat, 'build', {});
    await meet(a, b);
    await acts.addNote(b, 'gules', 'Back.');
    await meet(a, b, c);
    const anew = makeReader(market, a.campaign, () => a.ring()).read(a.chains());
    for (const session of [a, c])
      expect(view(session).tellings).toEqual(anew?.tellings(0)?.map((told) => told));
  });
  test('campaign.stand-in.refused: what was refused is asked for no more, and may be asked again', async () => {
    const [a, , c] = await three();
    const asked = await standIn(a, 'gules');
    await meet(a, c);
    await refuse(c, asked, ['gules']);
    await meet(a, c);
    expect(nodsAsked(view(c))).toEqual([]);
    expect(view(a).book.standIns.map(({ state: now }) => now)).toEqual(['ended']);
    expect(mayStandIn(view(a), 'gules')).toBe(true);
  });
});

describe('a regent', () => {
  test('campaign.told.regent: an order and an answer of theirs are told as theirs, the player’s own are not', async () => {
    const [a, b, c] = await three();
    await endDay(a, 'azure');
    await meet(a, b, c);
    await appointRegent(b, 'gules', a.keys().device.device);
    await meet(a, b, c);
    await acts.giveOrder(a, 'gules', 'trade', {});
    await answer(a, 'gules', [1, 2]);
    await meet(a, b, c);
    await acts.giveOrder(b, 'gules', 'build', {});
    await meet(a, b, c);
    for (const session of [a, b, c])
      expect(view(session).tellings.map(({ id, seat, hand }) => [id, seat, hand])).toEqual([
        ['trade', 'gules', 'azure'],
        ['build', 'gules', undefined],
      ]);
    expect(view(c).tellings[0]?.asked).toMatchObject([{ by: 'gules', hand: 'azure' }]);
    expect(prints(a, b, c)).toBe(1);
  });
});

describe('what two hands do', () => {
  test('campaign.hands.grant: two players give a lost seat to its new phone, the founder being away', async () => {
    const [, b, c, made] = await three();
    const fresh = await newcomer('fresh', made.sessions[0] as Session);
    await meet(b, c, fresh);
    await askForSeat(fresh, 'azure');
    await meet(b, c, fresh);
    const [claim] = claimsOf(view(b));
    await proposeGrant(b, claim as never);
    await meet(b, c, fresh);
    const [asked] = proposalsAsked(view(c));
    expect(proposalsAsked(view(b))).toEqual([]);
    await nod(c, asked?.hash ?? '', touched(view(c), asked as never));
    await meet(b, c, fresh);
    expect(Object.keys(fresh.keys().seats)).toEqual(['azure']);
    await endDay(fresh, 'azure');
    await meet(b, c, fresh);
    expect(state(b).turn).toBe(1);
    expect(prints(b, c, fresh)).toBe(1);
  });
  test('campaign.hands.lost: a phone that was put out writes nothing more, and does not come back by itself', async () => {
    const [a, b, c] = await three();
    await putOut(b, view(a).device, 'azure');
    await meet(b, c);
    const [asked] = proposalsAsked(view(c));
    await nod(c, asked?.hash ?? '', ['azure']);
    await standIn(b, 'azure').then(async (entry) => {
      await meet(b, c);
      await nod(c, entry, ['azure']);
      await meet(b, c);
    });
    await endDay(b, 'azure');
    await acts.giveOrder(b, 'gules', 'rob', { whom: 'azure' });
    await meet(b, c);
    const before = a.chains().get(view(a).device)?.entries.length;
    await meet(a, b, c);
    expect(a.chains().get(view(a).device)?.entries).toHaveLength(before ?? 0);
    expect(view(a).seats.find(({ id }) => id === 'azure')).toMatchObject({ held: false, mine: false });
    expect(() => acts.giveOrder(a, 'azure', 'build', {})).toThrow();
    expect(prints(a, b, c)).toBe(1);
  });
  test('campaign.hands.lost.two: of two players’ phone it is put out of the seat that is named, and keeps the other', async () => {
    const [a, b, c] = await three();
    await returnToSeat(a, 'gules', b.keys().seats.gules ?? '');
    await meet(a, b, c);
    expect(lostPhones(view(c), 'gules')).toContain(view(a).device);
    await putOut(c, view(a).device, 'gules');
    expect(view(c).book.roster.proposed[0]?.entry.body).toMatchObject({ kind: 'withdraw', seat: 'gules' });
  });
  test('campaign.hands.lost.off: two bar the words of a seat whose player took its only phone off', async () => {
    const [a, b, c] = await three();
    await layDown(a, 'azure', view(a).device);
    await meet(a, b, c);
    expect(view(b).seats.find(({ id }) => id === 'azure')?.held).toBe(false);
    expect(lostPhones(view(b), 'azure')).toEqual([view(a).device]);
    await putOut(b, view(a).device, 'azure');
    await meet(b, c);
    const [asked] = proposalsAsked(view(c));
    await nod(c, asked?.hash ?? '', touched(view(c), asked as never));
    await meet(b, c);
    expect(isBarred(view(b).book.roster, 'azure')).toBe(true);
    expect(lostPhones(view(b), 'azure')).toEqual([]);
  });
  test('campaign.hands.back: a phone that left its seat asks for it, and comes back when another player gives it back', async () => {
    const [a, b, c] = await three();
    await leaveSeat(b, 'gules', 'free');
    await acts.turnPage(a, 'azure', { without: ['gules', 'or'] });
    await meet(a, b, c);
    expect(needsGrant(view(b), 'gules')).toBe(true);
    expect(needsGrant(view(a), 'gules')).toBe(false);
    await askForSeat(b, 'gules');
    await meet(a, b, c);
    // The invitation alone does not bring them back, though the seat is free.
    expect(view(b).seats.find(({ id }) => id === 'gules')).toMatchObject({ held: false, mine: false });
    for (const one of [a, c]) expect(claimsOf(view(one)).map(({ seat }) => seat)).toEqual(['gules']);
    const [claim] = claimsOf(view(c));
    await proposeGrant(c, claim as never);
    await meet(a, b, c);
    expect(proposalsAsked(view(a))).toEqual([]);
    expect(needsGrant(view(b), 'gules')).toBe(false);
    await acts.giveOrder(b, 'gules', 'build', {});
    await meet(a, b, c);
    expect(Object.keys(state(a).stalls)).toHaveLength(1);
    expect(prints(a, b, c)).toBe(1);
  });
  test('campaign.hands.left: a seat left for good is taken by a newcomer in mid-campaign, and its stand-in steps back', async () => {
    const [a, b, c, made] = await three();
    await endDay(a, 'azure');
    await meet(a, b, c);
    const asked = await standIn(c, 'gules');
    await meet(a, c);
    await nod(a, asked, ['gules']);
    await leaveSeat(a, 'gules', 'free');
    await meet(a, c);
    const [proposed] = proposalsAsked(view(c));
    await nod(c, proposed?.hash ?? '', ['gules']);
    await meet(a, c);
    await endDay(c, 'gules');
    const fresh = await newcomer('fresh', made.sessions[0] as Session);
    await meet(a, c, fresh);
    await takeSeat(fresh, 'gules');
    await meet(a, fresh);
    await acts.giveOrder(fresh, 'gules', 'build', {});
    await meet(a, c, fresh);
    expect(Object.keys(state(a).stalls)).toHaveLength(1);
    expect(standingIn(view(c))).toEqual([]);
    expect(prints(a, c, fresh)).toBe(1);
  });
  test('campaign.hands.guest: who watched as a guest takes the seat of one who left', async () => {
    const [a, b, c, made] = await three();
    const guest = await newcomer('guest', made.sessions[0] as Session);
    await meet(a, b, c, guest);
    await joinAsGuest(guest, 'Gina');
    await leaveSeat(b, 'gules', 'free');
    await meet(a, b, c, guest);
    await takeSeat(guest, 'gules');
    await meet(a, guest);
    await acts.giveOrder(guest, 'gules', 'build', {});
    await meet(a, b, c, guest);
    expect(Object.keys(state(a).stalls)).toHaveLength(1);
    expect(view(b).seats.find(({ id }) => id === 'gules')).toMatchObject({ held: true, mine: false });
    expect(prints(a, b, c, guest)).toBe(1);
  });
  test('R12: a founder put out altogether has no word left', async () => {
    const [a, b, c] = await three();
    await putOut(b, view(a).device, 'azure');
    await meet(a, b, c);
    await nod(c, proposalsAsked(view(c))[0]?.hash ?? '', ['azure']);
    await acts.turnPage(c, 'or', { without: ['azure'] });
    await meet(a, b, c);
    expect(view(a).marked).toBe(false);
    expect(view(a).seats.some(({ ours }) => ours)).toBe(false);
    expect(prints(a, b, c)).toBe(1);
  });
  test('campaign.hands.idle: no page waits for a seat that stands idle', async () => {
    const [a, b, c] = await three();
    expect(acts.stillAwaited(view(c))).toEqual(['azure']);
    await leaveSeat(a, 'azure', 'idle');
    await meet(a, b, c);
    expect(acts.stillAwaited(view(c))).toEqual([]);
    await acts.turnPage(c, 'or');
    await meet(a, b, c);
    expect(view(b).page).toBe(1);
  });
});

describe('what is told of it', () => {
  const told = async (session: Session): Promise<readonly unknown[]> => {
    const pages = await Promise.all(view(session).book.pages.map((_, page) => session.tellings(page)));
    return pages.flat().flatMap(({ change }) => (change ? [{ ...change, line: undefined }] : []));
  };
  /** From the first line on and as it grew: the same. */
  const anew = (session: Session, { campaign }: Table) =>
    makeReader(market, campaign, () => session.ring()).read(session.chains());

  test('campaign.told.hands: a phone put out and a seat granted, with both hands, where the second stands', async () => {
    const [a, b, c, made] = await three();
    await putOut(b, view(a).device, 'azure');
    await meet(b, c);
    expect(await told(c)).toEqual([]);
    const entry = await nod(c, proposalsAsked(view(c))[0]?.hash ?? '', ['azure']);
    const hands = ['gules', 'or'];
    const out = [{ what: 'out', role: 'player', seat: 'azure', hands }];
    expect(await told(c)).toEqual(out);
    expect(
      view(c)
        .tellings.filter(({ change }) => change)
        .map((one) => one.entry),
    ).toEqual([entry]);
    await acts.turnPage(c, 'or', { without: ['azure'] });
    const fresh = await newcomer('fresh', made.sessions[0] as Session);
    await meet(b, c, fresh);
    await askForSeat(fresh, 'azure');
    await meet(b, c, fresh);
    await proposeGrant(b, claimsOf(view(b))[0] as never);
    await meet(b, c);
    await nod(c, proposalsAsked(view(c))[0]?.hash ?? '', ['azure']);
    await meet(a, b, c, fresh);
    for (const session of [a, b, c, fresh])
      expect(await told(session)).toEqual([...out, { what: 'granted', seat: 'azure', hands }]);
    expect(view(b).tellings).toEqual(anew(b, made)?.tellings(view(b).page));
  });
  test('campaign.told.left: who leaves for good, by their own word or that of two, and what becomes of the seat', async () => {
    const [a, b, c, made] = await three();
    await leaveSeat(b, 'gules', 'idle');
    await meet(a, b, c);
    expect(await told(c)).toEqual([
      { what: 'left', seat: 'gules', becomes: 'idle', name: 'gules', hands: ['gules'] },
    ]);
    expect(view(a).tellings).toEqual(anew(a, made)?.tellings(0));
  });
  test('campaign.told.alone: what one hand may not do, and what was refused, is not told', async () => {
    const [a, b, c] = await three();
    const proposed = await leaveSeat(a, 'gules', 'free');
    await b.write('gules', { kind: 'agree', entry: proposed });
    await meet(a, b, c);
    await refuse(c, proposed, ['gules']);
    await meet(a, b, c);
    expect(await told(a)).toEqual([]);
  });
});
