/** Seats under attack, as phones and their screens meet it: each test is what an attacker with running code did, and it fails. */
import { expect, test } from 'vitest';
import {
  lostPhones,
  nod,
  proposalsAsked,
  proposeGrant,
  putOut,
  touched,
} from '../../src/campaign/absence.ts';
import { turnPage } from '../../src/campaign/acts.ts';
import { askForSeat, returnToSeat } from '../../src/campaign/enter.ts';
import { claimsHere } from '../../src/campaign/requests.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { type Bytes, unhex } from '../../src/log/bytes.ts';
import { makeClaim, slotted, writeClaim } from '../../src/log/claim.ts';
import { makeDevice, type SeatPublic, seatKeys } from '../../src/log/keys.ts';
import { isBarred } from '../../src/log/roster.ts';
import { newcomer, sit } from './sitting.ts';
import { chanceOf, meet, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const seedOf = (session: Session, seat: string): string => session.keys().seats[seat] ?? '';
/** What a changed app of a seat's player writes: names another's phone for that seat. */
const names = (by: Session, seat: string, device: string, slot: number) =>
  by.write(
    seat,
    slotted(
      by.campaign,
      { device, seat, role: 'player', slot },
      seatKeys(unhex(seedOf(by, seat), 16) as Bytes).sign,
    ),
  );

test('H11: a newcomer whom a player names for their own seat, and takes off it again, is met like any other', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const fresh = await newcomer('fresh', a);
  const device = fresh.keys().device.device;
  await names(c, 'or', device, 1);
  await c.write('or', { kind: 'withdraw', device, seat: 'or' });
  await meet(a, b, c);
  const said = await sit(a, fresh);
  expect(said).toEqual(['in step', 'in step']);
});
test('R11: nor do another player’s twelve words bring that phone nothing', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const fresh = await newcomer('fresh', a);
  await meet(a, b, c, fresh);
  await askForSeat(fresh, 'gules');
  await meet(a, c, fresh);
  const device = fresh.keys().device.device;
  await names(c, 'or', device, 1);
  await c.write('or', { kind: 'withdraw', device, seat: 'or' });
  await meet(a, c);
  for (const one of [c]) await turnPage(one, 'or', { without: ['azure', 'gules'] });
  await meet(a, c);
  await turnPage(a, 'azure', { without: ['gules'] });
  await meet(a, c, fresh);
  await returnToSeat(fresh, 'gules', seedOf(b, 'gules'));
  await meet(a, c, fresh);
  expect(view(fresh).seats.find(({ id }) => id === 'gules')?.mine).toBe(true);
});
test('R11: players are asked for a phone that wants its seat back, though the finder names it for that seat', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const fresh = await newcomer('fresh', a);
  await meet(a, c, fresh);
  await askForSeat(fresh, 'gules');
  await meet(a, c, fresh);
  expect(claimsHere(view(a))).toHaveLength(1);
  const device = fresh.keys().device.device;
  await names(b, 'gules', device, 1);
  await meet(a, b, c);
  await meet(a, c, fresh);
  const [claim] = claimsHere(view(a));
  expect(claim).toBeDefined();
  await proposeGrant(a, claim as NonNullable<typeof claim>);
  await meet(a, c, fresh);
  const [proposal] = proposalsAsked(view(c));
  expect(proposal).toBeDefined();
  await nod(c, proposal?.hash ?? '', touched(view(c), proposal as NonNullable<typeof proposal>));
  await meet(a, b, c, fresh);
  const line1 = await fresh.write('gules', { kind: 'note', text: 'back' });
  await meet(a, b, c, fresh);
  expect(view(a).book.standing(line1)).toBe('open');
  expect(view(a).book.roster.seats.find(({ id }) => id === 'gules')?.keys?.sign).not.toBe(
    view(b).book.roster.seats,
  );
});
test('R11: and they are asked to agree to the grant', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const fresh = await newcomer('fresh', a);
  await meet(a, c, fresh);
  await askForSeat(fresh, 'gules');
  await meet(a, c, fresh);
  await proposeGrant(a, claimsHere(view(a))[0] as ReturnType<typeof claimsHere>[number]);
  await meet(a, c, fresh);
  await names(b, 'gules', fresh.keys().device.device, 1);
  await meet(a, b, c, fresh);
  expect(proposalsAsked(view(c))).toHaveLength(1);
});

test('R11: “The phone is lost” puts nobody out of a seat of their own whom the lost phone named for its seat', async () => {
  const { sessions } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  await names(b, 'gules', view(c).device, 1);
  await meet(a, b, c, d);
  for (const device of lostPhones(view(a), 'gules')) await putOut(a, device, 'gules');
  await meet(a, d);
  for (const proposal of proposalsAsked(view(d))) await nod(d, proposal.hash, touched(view(d), proposal));
  await meet(a, b, c, d);
  expect(view(a).seats.find(({ id }) => id === 'or')?.held).toBe(true);
  expect(isBarred(view(a).book.roster, 'or')).toBe(false);
});
test('R11: nor does a phone act for a seat for which another named it', async () => {
  const { sessions } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  await names(b, 'gules', view(c).device, 1);
  await meet(a, b, c, d);
  expect(view(c).seats.find(({ id }) => id === 'gules')?.ours).toBe(false);
});
test('R11: a player’s twelve words are good though somebody sat elsewhere under the same public keys and was put out', async () => {
  const { sessions, campaign } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  await d.write('vert', { kind: 'leave', seat: 'vert', becomes: 'free' });
  await meet(a, b, c, d);
  const key = makeDevice(chanceOf('evil'));
  const keys = view(b).book.roster.seats.find(({ id }) => id === 'gules')?.keys as SeatPublic;
  const claim = makeClaim(
    campaign,
    { seat: 'vert', role: 'player', keys },
    key,
    unhex(a.keys().invite ?? '', 32) as Bytes,
  );
  await a.library.claims?.made(key.device, writeClaim(claim));
  await a.settled();
  await meet(a, b, c);
  expect(view(a).seats.find(({ id }) => id === 'vert')?.held).toBe(true);
  await putOut(a, key.device, 'vert');
  await meet(a, c);
  const [proposal] = proposalsAsked(view(c));
  await nod(c, proposal?.hash ?? '', touched(view(c), proposal as NonNullable<typeof proposal>));
  await meet(a, b, c);
  const fresh = await newcomer('fresh', a);
  await meet(a, b, c, fresh);
  await returnToSeat(fresh, 'gules', seedOf(b, 'gules'));
  await meet(a, b, c, fresh);
  expect(view(fresh).seats.flatMap(({ id, mine }) => (mine ? [id] : []))).toEqual(['gules']);
});
test('R11: a player’s twelve words bring a phone back that the finder had named for the seat, and it says so once', {
  timeout: 60_000,
}, async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const fresh = await newcomer('fresh', a);
  await meet(a, b, c, fresh);
  await askForSeat(fresh, 'gules');
  await meet(a, b, c, fresh);
  const device = fresh.keys().device.device;
  await names(b, 'gules', device, 1);
  await b.write('gules', { kind: 'withdraw', device, seat: 'gules' });
  await meet(a, b, c);
  for (const one of [c]) await turnPage(one, 'or', { without: ['azure', 'gules'] });
  await meet(a, b, c);
  await turnPage(a, 'azure', { without: ['gules'] });
  await meet(a, c, fresh);
  await returnToSeat(fresh, 'gules', seedOf(b, 'gules'));
  for (let i = 0; i < 5; i++) await meet(a, c, fresh);
  expect(view(fresh).seats.find(({ id }) => id === 'gules')?.mine).toBe(true);
  expect(
    view(a).book.roster.members.filter(
      (one) => one.seat === 'gules' && one.device === fresh.keys().device.device,
    ),
  ).toHaveLength(1);
});
test('R11: nor does that shut out any further phone of the seat', { timeout: 60_000 }, async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const fresh = await newcomer('fresh', a);
  await meet(a, b, c, fresh);
  await askForSeat(fresh, 'gules');
  await meet(a, b, c, fresh);
  const device = fresh.keys().device.device;
  await names(b, 'gules', device, 1);
  await b.write('gules', { kind: 'withdraw', device, seat: 'gules' });
  await meet(a, b, c);
  await turnPage(c, 'or', { without: ['azure', 'gules'] });
  await meet(a, b, c);
  await turnPage(a, 'azure', { without: ['gules'] });
  await meet(a, c, fresh);
  await returnToSeat(fresh, 'gules', seedOf(b, 'gules'));
  await meet(a, c, fresh);
  const second = await newcomer('second', a);
  await meet(a, c, second);
  await returnToSeat(second, 'gules', seedOf(b, 'gules'));
  await meet(a, c, second);
  expect(view(second).seats.find(({ id }) => id === 'gules')?.mine).toBe(true);
});
