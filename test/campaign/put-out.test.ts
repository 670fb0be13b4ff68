/** R10, R11: a page that is turned by a phone which two had put out, and which may be in its finder's hands. */
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import { turnAgain } from '../../src/campaign/turn-again.ts';
import type { View } from '../../src/campaign/view.ts';
import type { Seat } from '../../src/kernel/question.ts';
import { unhex } from '../../src/log/bytes.ts';
import { append, type Run, readRun, runOf, toldRun } from '../../src/log/chain.ts';
import { admitting, makeClaim, slotted } from '../../src/log/claim.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { type DeviceKey, makeDevice, publicOf, seatKeys } from '../../src/log/keys.ts';
import { readBook } from '../../src/log/reading.ts';
import { compose } from '../../src/log/write.ts';
import { chanceOf, meet, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const wentOn = (session: Session): number =>
  (session.chains().get(view(session).device)?.entries ?? []).filter(({ body }) => body.kind === 'seen')
    .length;

/** B's phone is in a finder's hands; A and C have put it out, and D's seat is free, for which the finder has a friend. */
async function lost() {
  const { sessions, campaign } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  await d.write('vert', { kind: 'leave', seat: 'vert', becomes: 'free' });
  await meet(a, b, c, d);
  await acts.giveOrder(a, 'azure', 'next', { turn: 0 });
  await acts.turnPage(a, 'azure', { ended: true });
  await meet(a, b, c);
  const out = await a.write('azure', { kind: 'withdraw', device: view(b).device });
  await meet(a, c);
  await c.write('or', { kind: 'agree', entry: out });
  await meet(a, c);
  const friend = makeDevice(chanceOf('friend'));
  const secret = unhex(a.keys().invite ?? '', 32);
  if (!secret) throw new Error('the founder has no invitation');
  const keys = publicOf(seatKeys(chanceOf('friend seat')(16)));
  const claim = makeClaim(campaign, { seat: 'vert', role: 'player', keys }, friend, secret);
  return { campaign, a, b, c, friend, claim };
}
/** Both who know are asked, and neither has gone on; once A turns the page again, everybody has it so. */
async function asked(a: Session, b: Session, c: Session, before: number): Promise<void> {
  for (const session of [a, c]) expect(view(session).doubt?.putOut).toEqual(['gules']);
  expect(wentOn(a)).toBe(before);
  const { doubt } = view(a);
  if (doubt) await turnAgain(a, doubt);
  await meet(a, b, c);
  await c.settled();
  await meet(a, b, c);
  for (const session of [a, b, c]) {
    const seats = view(session).book.roster.members.map(({ seat }) => seat);
    expect(seats.toSorted()).toEqual(['azure', 'or']);
  }
}
/** Lines by a phone of which only the log is there. */
function lines(knows: Session, key: DeviceKey, seat: Seat, bodies: readonly KnownBody[]): Run {
  let chains = knows.chains();
  for (const body of bodies) {
    const book = readBook(chains, knows.campaign);
    if (!book) throw new Error('there is no book');
    const entry = compose(chains, book, key.device, seat, body);
    chains = new Map(chains).set(key.device, append(chains.get(key.device), entry, key));
  }
  const log = chains.get(key.device);
  const run = log && readRun(toldRun(runOf(log)));
  if (!run) throw new Error('there is no log');
  return run;
}
async function hear(run: Run, ...sessions: readonly Session[]): Promise<void> {
  for (const session of sessions) {
    await session.library.take([run]);
    await session.settled();
  }
}

test.each([1, 2])(
  'R10, R11: pages (%i) that a finder turned whom two had put out are not gone on from: those who know are asked, and turn the first again',
  async (pages) => {
    const { a, b, c, claim } = await lost();
    const before = wentOn(a);
    // The finder, who has heard nothing, lets a friend in and ends the day, and perhaps the next.
    await b.write('gules', admitting(claim, 'invite'));
    for (let turn = 1; turn <= pages; turn++) {
      await acts.giveOrder(b, 'gules', 'next', { turn });
      await acts.turnPage(b, 'gules', { ended: true });
    }
    await meet(a, b, c);
    expect(view(a).doubt).toMatchObject({ by: 'gules', page: 1 });
    await asked(a, b, c, before);
  },
);

test('R10, R11: nor one that a further phone turned which the finder made by the words of the seat', async () => {
  const { campaign, a, b, c } = await lost();
  const before = wentOn(a);
  await acts.giveOrder(b, 'gules', 'next', { turn: 1 });
  const key = makeDevice(chanceOf('further'));
  const secret = unhex(b.keys().seats.gules ?? '', 16);
  if (!secret) throw new Error('the phone has no words');
  const comes = { device: key.device, seat: 'gules', role: 'player', slot: 1 } as const;
  const close = { kind: 'close', fingerprint: view(b).fingerprint } as const;
  const mine = slotted(campaign, comes, seatKeys(secret).sign);
  const run = lines(b, key, 'gules', [mine, close]);
  await meet(a, b, c);
  await hear(run, a, b, c);
  await meet(a, b, c);
  expect(view(a).page).toBe(2);
  await asked(a, b, c, before);
});

test('R10, R11: nor one that the friend turned, once the finder had taken the phone off the seat themself', async () => {
  const { a, b, c, friend, claim } = await lost();
  const before = wentOn(a);
  await acts.giveOrder(b, 'gules', 'next', { turn: 1 });
  await b.write('gules', admitting(claim, 'invite'));
  const close = { kind: 'close', fingerprint: view(b).fingerprint } as const;
  await b.write('gules', { kind: 'withdraw', device: view(b).device });
  const run = lines(b, friend, 'vert', [close]);
  await meet(a, b, c);
  await hear(run, a, b, c);
  await meet(a, b, c);
  expect(view(a).page).toBe(2);
  await asked(a, b, c, before);
});

test('R10: a page that leaves out who was put out is gone on from where the phone did nothing else on it', async () => {
  const { sessions } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  await acts.giveOrder(a, 'azure', 'next', { turn: 0 });
  await acts.turnPage(a, 'azure', { ended: true });
  await meet(a, b, c, d);
  const out = await a.write('azure', { kind: 'withdraw', device: view(b).device });
  await meet(a, c);
  await c.write('or', { kind: 'agree', entry: out });
  await meet(a, c);
  // D has not heard of it, and is no finder.
  await acts.giveOrder(d, 'vert', 'next', { turn: 1 });
  await acts.turnPage(d, 'vert', { ended: true });
  await meet(a, c, d);
  expect(view(a).doubt).toBeUndefined();
  expect(view(a).page).toBe(2);
});
