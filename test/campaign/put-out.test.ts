/** R10, R11: a page that is turned by a phone which two had put out, and which may be in its finder's hands. */
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import { turnAgain } from '../../src/campaign/turn-again.ts';
import type { View } from '../../src/campaign/view.ts';
import { unhex } from '../../src/log/bytes.ts';
import { admitting, makeClaim } from '../../src/log/claim.ts';
import { makeDevice, publicOf, seatKeys } from '../../src/log/keys.ts';
import { chanceOf, meet, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const wentOn = (session: Session): number =>
  (session.chains().get(view(session).device)?.entries ?? []).filter(({ body }) => body.kind === 'seen')
    .length;

test('R10, R11: a page that a finder turned whom two had put out is not gone on from: those who know are asked, and turn it again', async () => {
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
  const before = wentOn(a);
  // The finder, who has heard nothing, lets a friend in and ends the day.
  const key = makeDevice(chanceOf('friend'));
  const secret = unhex(a.keys().invite ?? '', 32);
  if (!secret) throw new Error('the founder has no invitation');
  const claim = makeClaim(
    campaign,
    { seat: 'vert', role: 'player', keys: publicOf(seatKeys(chanceOf('friend seat')(16))) },
    key,
    secret,
  );
  await b.write('gules', admitting(claim, 'invite'));
  await acts.giveOrder(b, 'gules', 'next', { turn: 1 });
  await acts.turnPage(b, 'gules', { ended: true });
  await meet(a, b, c);
  expect(view(a).doubt).toMatchObject({ by: 'gules', putOut: ['gules'] });
  expect(wentOn(a)).toBe(before);
  expect(view(c).doubt?.putOut).toEqual(['gules']);
  const [doubt] = [view(a).doubt];
  if (doubt) await turnAgain(a, doubt);
  await meet(a, b, c);
  await c.settled();
  await meet(a, b, c);
  for (const session of [a, b, c]) {
    const seats = view(session).book.roster.members.map(({ seat }) => seat);
    expect(seats.toSorted()).toEqual(['azure', 'or']);
  }
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
