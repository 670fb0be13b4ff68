/** Seats under attack, for the fourth time: lines dated back against what came about since. Each test is that attack, and it fails. */
import { expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import { isBarred } from '../../src/log/roster.ts';
import {
  admission,
  alike,
  as,
  bothSay,
  claimOf,
  closing,
  drafted,
  founder,
  invites,
  meet,
  order,
  type Phone,
  pad,
  partOf,
  phoneOf,
  put,
  read,
  rolls,
  strangerTo,
  table,
  tableOf,
  tell,
  who,
  write,
} from './phones.ts';

test('R11: a phone that two put out does not come back by a third’s agreement to its old grant, dated before', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  const n = strangerTo(t, 'evil');
  const asked = write(a, admitting(claimOf(n, 'B'), 'hands'));
  meet(a, d);
  meet(a, c);
  write(c, { kind: 'agree', entry: asked });
  meet(a, c, n);
  const out = write(a, { kind: 'withdraw', device: n.key.device });
  meet(a, c, n);
  write(c, { kind: 'agree', entry: out });
  meet(a, c, n);
  expect(who(a)).not.toContain(as(n, 'B'));
  expect(isBarred(read(a).roster, 'B')).toBe(true);
  pad(d);
  write(d, { kind: 'agree', entry: asked });
  alike(a, b, c, d, n);
  const x = write(n, order('x'), 'B');
  alike(a, b, c, d, n);
  expect(who(a)).not.toContain(as(n, 'B'));
  expect(read(a).standing(x)).not.toBe('open');
});

test('R11: who was granted the seat since keeps it, though a third agrees to an older grant that had come about, dated before', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  const [n1, n2] = [strangerTo(t, 'first'), strangerTo(t, 'second')];
  const one = write(a, admitting(claimOf(n1, 'B'), 'hands'));
  meet(a, d);
  meet(a, c);
  write(c, { kind: 'agree', entry: one });
  meet(a, c, n1, n2);
  bothSay(a, c, admitting(claimOf(n2, 'B'), 'hands'));
  meet(a, c, n1, n2);
  expect(who(a)).toContain(as(n2, 'B'));
  expect(who(a)).not.toContain(as(n1, 'B'));
  pad(d);
  write(d, { kind: 'agree', entry: one });
  alike(a, b, c, d, n1, n2);
  const y = write(n2, order('y'), 'B');
  alike(a, b, c, d, n1, n2);
  expect(who(a)).toContain(as(n2, 'B'));
  expect(who(a)).not.toContain(as(n1, 'B'));
  expect(read(a).standing(y)).toBe('open');
});

test('R11: a newcomer keeps a seat that was left by two, though a third agrees to that leaving too, dated before', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  const n = strangerTo(t, 'new');
  const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, d);
  meet(a, c);
  write(c, { kind: 'agree', entry: free });
  meet(a, c);
  write(a, admitting(claimOf(n, 'B'), 'invite'));
  meet(a, c, n);
  const x = write(n, order('x'), 'B');
  meet(a, b, c, n);
  expect(read(a).standing(x)).toBe('open');
  pad(d);
  write(d, { kind: 'agree', entry: free });
  alike(a, b, c, d, n);
  const y = write(n, order('y'), 'B');
  alike(a, b, c, d, n);
  expect(who(a)).toContain(as(n, 'B'));
  expect(read(a).standing(y)).toBe('open');
});

test('R11: two pass the mark on to another, and a third brings it not back by agreeing to what had come about', () => {
  const t = table('ABCDE');
  const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((one) => t.phone(one)) as [
    Phone,
    Phone,
    Phone,
    Phone,
    Phone,
  ];
  const m1 = write(b, { kind: 'mark', seat: 'D' });
  meet(b, d);
  meet(b, c);
  write(c, { kind: 'agree', entry: m1 });
  meet(a, b, c, e);
  bothSay(b, c, { kind: 'mark', seat: 'E' });
  meet(a, b, c, e);
  expect(read(a).roster.marks.at(-1)?.seat).toBe('E');
  pad(d);

  write(d, { kind: 'agree', entry: m1 });
  alike(a, b, c, d, e);
  expect(read(a).roster.marks.at(-1)?.seat).toBe('E');
});

for (const seats of ['ABC', 'BAC', 'CAB'])
  test(`R11: two let a seat be left, a newcomer sits down; its old phone takes itself off, dated before: ${seats}`, () => {
    const t = table(seats);
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const n = strangerTo(t, 'new');
    for (const i of ['1', '2', '3']) write(a, order(i));
    const early = drafted(b, { kind: 'withdraw', device: b.key.device });
    bothSay(a, c, { kind: 'leave', seat: 'B', becomes: 'free' });
    meet(a, c);
    write(a, admitting(claimOf(n, 'B'), 'invite'));
    meet(a, c, n);
    const x = write(n, order('x'), 'B');
    meet(a, c, n);
    expect(who(a)).toContain(as(n, 'B'));
    expect(read(a).standing(x)).toBe('open');
    put(b, early);
    alike(a, b, c, n);
    expect(who(a)).toContain(as(n, 'B'));
    expect(read(a).standing(x)).toBe('open');
  });

test('R11: a newcomer keeps a realm that two let stand idle, though a third agrees to that too, dated before', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  const n = strangerTo(t, 'new');
  const idle = write(a, { kind: 'leave', seat: 'B', becomes: 'idle' });
  meet(a, d);
  meet(a, c);
  write(c, { kind: 'agree', entry: idle });
  meet(a, c);
  write(a, admitting(claimOf(n, 'B'), 'invite'));
  meet(a, c, n);
  const x = write(n, order('x'), 'B');
  meet(a, b, c, n);
  expect(read(a).standing(x)).toBe('open');
  pad(d);
  write(d, { kind: 'agree', entry: idle });
  alike(a, b, c, d, n);
  const y = write(n, order('y'), 'B');
  alike(a, b, c, d, n);
  expect(who(a)).toContain(as(n, 'B'));
  expect(read(a).standing(y)).toBe('open');
});

test('R11: who sits elsewhere since keeps that seat though a third agrees to the put-out that had come about', () => {
  const t = table('ABCDE');
  const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((one) => t.phone(one)) as [
    Phone,
    Phone,
    Phone,
    Phone,
    Phone,
  ];
  write(c, { kind: 'leave', seat: 'C', becomes: 'free' });
  meet(a, b, c, d, e);
  t.play('A: close p | ~\nB: | ~\nD: | ~\nE: | ~');
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  meet(a, e);
  meet(a, d);
  write(d, { kind: 'agree', entry: out });
  meet(a, b, d);
  invites(a, b, 'C');
  meet(a, b, d);
  const x = write(b, order('x'), 'C');
  meet(a, b, d);
  expect(who(a)).toContain(as(b, 'C'));
  expect(read(a).standing(x)).toBe('open');
  pad(e);
  write(e, { kind: 'agree', entry: out });
  alike(a, b, d, e);
  const y = write(b, order('y'), 'C');
  alike(a, b, d, e);
  expect(who(a)).toContain(as(b, 'C'));
  expect(read(a).standing(y)).toBe('open');
});

test('R11: a phone keeps what it did in its place though another takes up a part it was named for in the same', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const b2 = strangerTo(t, 'b2');
  const asked = write(a, order('battle'));
  meet(a, b2);

  const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
  write(b, part);

  write(b2, admission(b2, 'B', 'player', b.seat.sign), 'B');
  const rolled = rolls(b2, asked, 1, 'B');
  meet(a, b2);
  write(a, order('next'));
  alike(a, b, c, b2);
  expect(read(a).standing(rolled)).toBe('open');

  const taken = partOf(c) ?? part;
  write(c, taken, 'B');
  alike(a, b, c, b2);
  expect(read(a).standing(rolled)).toBe('open');
});

test('R11: a phone keeps what it did in its place though a regent, named for the same place on an earlier page, takes that up', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const b2 = strangerTo(t, 'b2');
  const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
  write(b, part);
  meet(a, b, c);
  write(a, closing);
  meet(a, b, c);
  write(c, order('z'));
  meet(a, b, c);
  write(b2, admission(b2, 'B', 'player', b.seat.sign), 'B');
  alike(a, b2);
  const asked = write(a, order('battle'));
  meet(a, b2);
  expect(who(a)).toContain(as(b2, 'B'));
  const rolled = rolls(b2, asked, 1, 'B');
  meet(a, b2);
  write(a, order('next'));
  alike(a, b, c, b2);
  expect(read(a).standing(rolled)).toBe('open');
  expect(partOf(c)).toBeUndefined();
  write(c, part, 'B');
  alike(a, b, c, b2);
  expect(read(a).standing(rolled)).toBe('open');
  expect(who(a)).toContain(as(b2, 'B'));
});

test('R11: a regent whose place another phone has sat in for pages gets its part, or none is offered to it', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const b2 = strangerTo(t, 'b2');
  const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
  write(b, part);
  meet(a, b, c);
  write(a, closing);
  meet(a, b, c);
  write(c, order('z'));
  meet(a, b, c);
  write(b2, admission(b2, 'B', 'player', b.seat.sign), 'B');
  meet(a, b, c, b2);
  write(a, closing);
  meet(a, b, c, b2);
  write(c, order('zz'));
  meet(a, b, c, b2);
  // Its place is another phone's: nothing is offered that could never hold.
  expect(partOf(c)).toBeUndefined();
});

test('R11: two free the seat of a player whose phone two put out', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  meet(a, c, d);
  write(c, { kind: 'agree', entry: out });
  meet(a, b, c, d);
  t.play('A: close p | ~\nC: | ~\nD: | ~');
  const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, c, d);
  expect(read(c).roster.proposed.map(({ hash }) => hash)).toContain(free);
  write(c, { kind: 'agree', entry: free });
  meet(a, c, d);
  expect(read(c).roster.seats.find(({ id }) => id === 'B')?.keys).toBeUndefined();
});

test('R11: two free the seat of a player who took their last phone off it', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  write(b, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c, d);
  t.play('A: close p | ~\nC: | ~\nD: | ~');
  const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, c, d);
  expect(read(c).roster.proposed.map(({ hash }) => hash)).toContain(free);
});

test('R11: a thief who takes the phone off, dated before two left the seat free, does not come back by its words', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  for (const i of ['1', '2', '3']) write(a, order(i));
  const early = drafted(b, { kind: 'withdraw', device: b.key.device });
  const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, c, d);
  write(c, { kind: 'agree', entry: free });
  meet(a, c, d);
  put(b, early);
  alike(a, b, c, d);
  t.play('A: close p | ~\nC: | ~\nD: | ~');
  const fresh = strangerTo(t, 'fresh');
  tell(a, fresh);
  const known = read(fresh).roster.seats.find(({ id }) => id === 'B')?.keys?.sign;
  expect(known).toBeUndefined();
});

test('R11: nobody answers for another without a nod by saying that they had heard of nobody who came by that player', () => {
  const a = founder('A', ['A', 'B', 'C', 'D']);
  const [b, c, d] = [phoneOf('B', a.campaign), phoneOf('C', a.campaign), phoneOf('D', a.campaign)];
  meet(a, b);
  write(a, admitting(claimOf(b, 'B'), 'invite'));
  meet(a, b, c, d);
  const own = new Map(a.chains);
  write(b, admitting(claimOf(c, 'C'), 'invite'));
  meet(b, c);
  write(b, admitting(claimOf(d, 'D'), 'invite'));
  meet(a, b, c, d);
  const asked = write(c, order('choose'));
  meet(a, b, c, d);
  expect(read(a).roster.members).toHaveLength(4);

  const liar: Phone = { ...a, chains: own, signed: [] };
  write(liar, { kind: 'stand-in', device: a.key.device, seat: 'B' });
  liar.chains = new Map(a.chains).set(a.key.device, liar.chains.get(a.key.device) as never);
  const x = write(
    liar,
    { kind: 'answer', order: asked, label: 'dice', shape: '', value: [1], how: 'chosen' },
    'B',
  );
  alike(liar, b, c, d);
  expect(read(b).standing(x)).toBe('refused');
});

test('R11: nor forfeits another’s choice alone', () => {
  const a = founder('A', ['A', 'B', 'C', 'D']);
  const [b, c, d] = [phoneOf('B', a.campaign), phoneOf('C', a.campaign), phoneOf('D', a.campaign)];
  meet(a, b);
  write(a, admitting(claimOf(b, 'B'), 'invite'));
  meet(a, b, c, d);
  const asked = write(b, order('choose'));
  meet(a, b);
  const own = new Map(a.chains);
  write(b, admitting(claimOf(c, 'C'), 'invite'));
  meet(b, c);
  write(b, admitting(claimOf(d, 'D'), 'invite'));
  meet(a, b, c, d);
  write(c, order('z'));
  meet(a, b, c, d);
  const liar: Phone = { ...a, chains: own, signed: [] };
  write(liar, { kind: 'forfeit', order: asked, label: 'dice', seat: 'B', shape: '' });
  alike(liar, b, c, d);
  expect(read(b).forfeits.all.map(({ state }) => state)).toEqual(['asked']);
});

for (const seats of ['ABC', 'BAC', 'CAB'])
  for (const [what, body] of [
    ['leaves it', { kind: 'leave', seat: 'B', becomes: 'free' }],
    ['does nothing', { kind: 'note', text: 'x' }],
  ] as const)
    test(`R11: a phone that came by the keys of a granted seat keeps what it did, though who had it before ${what}, dated before the grant: ${seats}`, () => {
      const t = table(seats);
      const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
      const [n, n2] = [strangerTo(t, 'new'), strangerTo(t, 'new2')];
      for (const i of ['1', '2', '3']) write(a, order(i));
      const early = drafted(b, body);
      bothSay(a, c, admitting(claimOf(n, 'B'), 'hands'));
      const battle = write(c, order('battle'));
      meet(a, c, n, n2);
      write(n2, admission(n2, 'B', 'player', n.seat.sign), 'B');
      const rolled = rolls(n2, battle, 1, 'B');
      meet(a, c, n, n2);
      write(a, order('next'));
      alike(a, c, n, n2);
      expect(who(a)).toContain(as(n2, 'B'));
      expect(read(a).standing(rolled)).toBe('open');
      put(b, early);
      alike(a, b, c, n, n2);
      expect(who(a)).toContain(as(n, 'B'));
      expect(read(a).standing(rolled)).toBe('open');
      expect(who(a)).toContain(as(n2, 'B'));
    });

test('R11: a regent that was appointed, took up, was dismissed: what they did before hearing stands, and nothing after', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
  write(b, part);
  meet(a, b, c);
  write(c, partOf(c) as never, 'B');
  const x = write(c, order('x'), 'B');
  write(b, { kind: 'withdraw', device: c.key.device, seat: 'B' });
  alike(a, b, c);
  const y = write(c, order('y'), 'B');
  alike(a, b, c);
  expect([x, y].map((one) => read(a).standing(one))).not.toContain(undefined);
  expect(read(a).standing(x)).toBe('open');
  expect(read(a).standing(y)).not.toBe('open');
  expect(read(a).standing(write(c, order('own')))).toBe(undefined);
});

test('R11: an offer taken up pages later, dismissed in between on another phone', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
  write(b, part);
  meet(a, b, c);
  t.play('A: close p | ~\nB: | ~\nC: | ~');
  write(b, { kind: 'withdraw', device: c.key.device, seat: 'B' });
  write(c, partOf(c) as never, 'B');
  const x = write(c, order('x'), 'B');
  alike(a, b, c);
  expect(read(a).standing(x)).toBe('open');
  t.play('A: close q | ~\nB: | ~\nC: | ~');
  alike(a, b, c);
  expect(partOf(c)).toBeUndefined();
});

test('R11: a seat left and given back on the same page', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  write(b, { kind: 'leave', seat: 'B', becomes: 'idle' });
  meet(a, b, c);
  write(a, admitting(claimOf(b, 'B'), 'hands'));
  alike(a, b, c);
  const x = write(b, order('x'));
  alike(a, b, c);
  expect(read(a).standing(x)).toBe('open');
  t.play('A: close q | ~\nB: | ~\nC: | ~');
  const y = write(b, order('y'));
  alike(a, b, c);
  expect(read(a).standing(y)).toBe('open');
  const asked = write(b, { kind: 'withdraw', device: c.key.device });
  meet(a, b, c);
  write(a, { kind: 'agree', entry: asked });
  alike(a, b, c);
  expect(who(a)).not.toContain(as(c, 'C'));
});

test('R11: for a realm that once stood idle and was taken since not every player acts once its phone is put out', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const n = strangerTo(t, 'new');
  write(b, { kind: 'leave', seat: 'B', becomes: 'idle' });
  meet(a, b, c, d);
  t.play('A: close p | ~\nC: | ~\nD: | ~');
  write(a, admitting(claimOf(n, 'B'), 'invite'));
  meet(a, c, d, n);
  t.play('A: close q | ~\nC: | ~\nD: | ~');
  meet(a, n);
  write(n, order('x'), 'B');
  meet(a, c, d, n);
  bothSay(a, d, { kind: 'withdraw', device: n.key.device });
  meet(a, c, d, n);
  t.play('A: close r | ~\nC: | ~\nD: | ~');
  expect(read(a).roster.idle).toEqual([]);
  const y = write(c, order('y'), 'B');
  alike(a, c, d);
  expect(read(a).standing(y)).not.toBe('open');
});

test('R11: a seat left and given back on one page: its player’s second phone comes by its words, having heard of all', () => {
  const {
    t,
    p: [a, b, c],
  } = tableOf('ABC');
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c);
  write(a, admitting(claimOf(b, 'B'), 'hands'));
  meet(a, b, c);
  expect(who(a)).toContain(as(b, 'B'));
  const b2 = strangerTo(t, 'b2');
  write(b2, admission(b2, 'B', 'player', b.seat.sign), 'B');
  const x = write(b2, order('x'), 'B');
  alike(a, b, c, b2);
  expect(read(a).standing(x)).toBe('open');
  expect(who(a)).toContain(as(b2, 'B'));
  t.play('A: close p | ~\nB: | ~\nC: | ~');
  tell(a, b2);
  const y = write(b2, order('y'), 'B');
  tell(b2, a);
  expect(read(a).standing(y)).toBe('open');
});

test('R11: who was given back the seat they left keeps it though a thief leaves it too, dated before', () => {
  const {
    t,
    p: [a, b, c],
  } = tableOf('ABC');
  const thief = strangerTo(t, 'thief');
  write(thief, admission(thief, 'B', 'player', b.seat.sign), 'B');
  meet(a, b, c, thief);
  bothSay(a, c, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c);
  write(a, admitting(claimOf(b, 'B'), 'hands'));
  meet(a, b, c);
  write(b, order('x'));
  meet(a, b, c);
  pad(thief);
  write(thief, { kind: 'leave', seat: 'B', becomes: 'free' }, 'B');
  alike(a, b, c, thief);
  const y = write(b, order('y'));
  alike(a, b, c, thief);
  expect(who(a)).toContain(as(b, 'B'));
  expect(read(a).standing(y)).toBe('open');
});
