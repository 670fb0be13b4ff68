/** Who comes by an invitation: it is theirs whatever another writes under its key; and goes with the phone that let them in, where two put that out. */
import { expect, test } from 'vitest';
import { peerStatusOf } from '../../src/campaign/peer-status.ts';
import { admitting } from '../../src/log/claim.ts';
import { publicKey } from '../../src/log/keys.ts';
import {
  admission,
  alike,
  as,
  bothSay,
  chanceOf,
  claimOf,
  drafted,
  invites,
  meet,
  order,
  pad,
  put,
  read,
  rolls,
  strangerTo,
  tableOf,
  who,
  write,
} from './phones.ts';

test('R23: an invitation opened again under its key by another, dated before, unseats nobody who came by it', () => {
  const {
    t,
    p: [a, b, c],
  } = tableOf('ABC');
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c);
  t.play('A: close p | ~\nC: | ~');
  const secret = chanceOf('inv2')(32);
  for (const i of ['1', '2', '3']) write(a, order(i));
  write(a, { kind: 'invite', key: publicKey(secret), role: 'player', limit: 1 });
  const n = strangerTo(t, 'new');
  write(a, admitting(claimOf(n, 'B', 'player', undefined, secret), 'invite'));
  meet(a, n);
  const asked = write(a, order('battle'));
  meet(a, n);
  const x = rolls(n, asked, 6, 'B');
  meet(a, n);
  write(a, order('next'));
  expect(who(a)).toContain(as(n, 'B'));
  expect(read(a).standing(x)).toBe('open');
  // C dates its line before A's.
  put(c, drafted(c, { kind: 'invite', key: publicKey(secret), role: 'guest', limit: 1, until: 0 }));
  alike(a, c, n);
  expect(who(a)).toContain(as(n, 'B'));
  expect(read(a).standing(x)).toBe('open');
});

test('R23: nor does it take back a roll of theirs', () => {
  const {
    t,
    p: [a, b, c],
  } = tableOf('ABC');
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c);
  const c2 = strangerTo(t, 'c2');
  write(c2, admission(c2, 'C', 'player', c.seat.sign), 'C');
  meet(a, c, c2);
  t.play('A: close p | ~\nC: | ~');
  meet(a, c, c2);
  for (const i of ['1', '2', '3']) write(c, order(i));
  const secret = chanceOf('inv2')(32);
  const m = strangerTo(t, 'm');
  write(c, { kind: 'invite', key: publicKey(secret), role: 'player', limit: 1 });
  write(c, admitting(claimOf(m, 'B', 'player', undefined, secret), 'invite'));
  meet(a, c, m);
  const battle = write(a, order('battle'));
  meet(a, m);
  const x = rolls(m, battle, 1, 'B');
  meet(a, m);
  write(a, order('next'));
  expect(read(a).standing(x)).toBe('open');
  write(c2, { kind: 'invite', key: publicKey(secret), role: 'guest', limit: 1 }, 'C');
  meet(a, c, c2, m);
  expect(read(a).standing(x)).toBe('open');
});

/** Two put B's lost phone out, and it has not heard of that; D's seat is free. */
function lost() {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  write(d, { kind: 'leave', seat: 'D', becomes: 'free' });
  meet(a, b, c, d);
  t.play('A: close o | ~\nB: | ~\nC: | ~');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  const turn = (): void => {
    meet(a, b, c);
    t.play('A: close p | ~\nC: | ~');
    meet(a, c);
  };
  return { a, b, c, ghost: strangerTo(t, 'ghost'), fresh: strangerTo(t, 'new'), turn };
}

test('R11: a finder who was put out does not let themself in as a guest, in a line dated before', () => {
  const { a, b, c, turn } = lost();
  expect(peerStatusOf(read(a), b.key.device)).toBe('withdrawn');
  // The invitation's secret is on the lost phone.
  pad(b);
  write(b, admitting(claimOf(b, 'looks-on', 'guest', 'finder'), 'invite'));
  alike(a, b, c);
  expect(peerStatusOf(read(a), b.key.device)).toBe('withdrawn');
  turn();
  expect(peerStatusOf(read(a), b.key.device)).toBe('withdrawn');
});

test.each([0, 20])(
  'R11: they let in no other phone as a guest, in a line dated before (%i lines later)',
  (later) => {
    const { a, b, ghost, turn } = lost();
    pad(b, later);
    write(b, admitting(claimOf(ghost, 'looks-on', 'guest', 'ghost'), 'invite'));
    turn();
    expect(peerStatusOf(read(a), ghost.key.device)).not.toBe('guest');
  },
);

test.each([0, 20])('R11: they seat nobody in a free seat, which stays free (%i lines later)', (later) => {
  const { a, b, c, ghost, fresh, turn } = lost();
  pad(b, later);
  write(b, admitting(claimOf(ghost, 'D'), 'invite'));
  turn();
  expect(who(a)).not.toContain(as(ghost, 'D'));
  invites(a, fresh, 'D');
  alike(a, c, fresh);
  expect(who(a)).toContain(as(fresh, 'D'));
});

test('R11: they do not sit down there themself', () => {
  const { a, b, turn } = lost();
  pad(b);
  write(b, admitting(claimOf(b, 'D'), 'invite'));
  turn();
  expect(who(a)).not.toContain(as(b, 'D'));
});

test('R11: whom the lost phone let in before the two had heard of it stays', () => {
  const {
    t,
    p: [a, b, c],
  } = tableOf('ABC');
  const gus = strangerTo(t, 'gus');
  write(b, admitting(claimOf(gus, 'looks-on', 'guest', 'Gus'), 'invite'));
  meet(a, b, c);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  alike(a, b, c);
  expect(peerStatusOf(read(a), gus.key.device)).toBe('guest');
});
