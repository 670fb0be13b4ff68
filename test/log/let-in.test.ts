/** Who comes by an invitation: it is theirs whatever another writes under its key; and goes with the phone that let them in, where two put that out. */
import { expect, test } from 'vitest';
import { standingOf } from '../../src/campaign/standing.ts';
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
  meet,
  order,
  type Phone,
  put,
  read,
  rolls,
  strangerTo,
  table,
  who,
  write,
} from './phones.ts';

/** Lines that make the next stand later in the book, though it is dated before what the phone has not heard. */
const pad = (one: Phone, n = 20): void => {
  for (let i = 0; i < n; i++) write(one, { kind: 'note', text: `${i}` });
};
const tableOf = (names: string) => {
  const t = table(names);
  return { t, p: [...names].map((name) => t.phone(name)) as [Phone, Phone, Phone, Phone, Phone] };
};

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

test('R11: a finder who was put out does not let themself in as a guest, in a line dated before', () => {
  const {
    p: [a, b, c],
  } = tableOf('ABC');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  expect(standingOf(read(a), b.key.device)).toBe('withdrawn');
  // b has not heard: dated before. The invitation's secret is on the lost phone.
  pad(b);
  write(b, admitting(claimOf(b, 'looks-on', 'guest', 'finder'), 'invite'));
  alike(a, b, c);
  expect(standingOf(read(a), b.key.device)).toBe('withdrawn');
});

test('R11: nor after the page has turned', () => {
  const {
    t,
    p: [a, b, c],
  } = tableOf('ABC');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  pad(b);
  write(b, admitting(claimOf(b, 'looks-on', 'guest', 'finder'), 'invite'));
  meet(a, b, c);
  t.play('A: close p | ~\nC: | ~');
  meet(a, c);
  expect(standingOf(read(a), b.key.device)).toBe('withdrawn');
});

test('R11: they let in no other phone as a guest, in a line dated before', () => {
  const {
    t,
    p: [a, b, c],
  } = tableOf('ABC');
  const ghost = strangerTo(t, 'ghost');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  write(b, admitting(claimOf(ghost, 'looks-on', 'guest', 'ghost'), 'invite'));
  meet(a, b, c);
  t.play('A: close p | ~\nC: | ~');
  meet(a, c);
  expect(standingOf(read(a), ghost.key.device)).not.toBe('guest');
});

test('R11: they seat no other phone in a free seat, in a line dated before', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const ghost = strangerTo(t, 'ghost');
  write(d, { kind: 'leave', seat: 'D', becomes: 'free' });
  meet(a, b, c, d);
  t.play('A: close o | ~\nB: | ~\nC: | ~');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  write(b, admitting(claimOf(ghost, 'D'), 'invite'));
  meet(a, b, c);
  t.play('A: close p | ~\nC: | ~');
  meet(a, c);
  expect(who(a)).not.toContain(as(ghost, 'D'));
});

test('R11: they do not sit down in another free seat themself, in a line dated before', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  write(d, { kind: 'leave', seat: 'D', becomes: 'free' });
  meet(a, b, c, d);
  t.play('A: close o | ~\nB: | ~\nC: | ~');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  pad(b);
  write(b, admitting(claimOf(b, 'D'), 'invite'));
  meet(a, b, c);
  t.play('A: close p | ~\nC: | ~');
  meet(a, c);
  expect(who(a)).not.toContain(as(b, 'D'));
});

test('R11: the seat that they took so is free for another', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const [ghost, n] = [strangerTo(t, 'ghost'), strangerTo(t, 'new')];
  write(d, { kind: 'leave', seat: 'D', becomes: 'free' });
  meet(a, b, c, d);
  t.play('A: close o | ~\nB: | ~\nC: | ~');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  write(b, admitting(claimOf(ghost, 'D'), 'invite'));
  meet(a, b, c);
  t.play('A: close p | ~\nC: | ~');
  meet(a, c);
  write(a, admitting(claimOf(n, 'D'), 'invite'));
  alike(a, c, n);
  expect(who(a)).toContain(as(n, 'D'));
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
  expect(standingOf(read(a), gus.key.device)).toBe('guest');
});
