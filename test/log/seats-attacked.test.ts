/** Seats under attack: what an attacker with running code did to who sits where. Each test is that attack, and it fails. */
import { expect, test } from 'vitest';
import { admitting, makeClaim } from '../../src/log/claim.ts';
import { publicOf } from '../../src/log/keys.ts';
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
  invitation,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  rolls,
  strangerTo,
  table,
  take,
  tell,
  twin,
  who,
  write,
} from './phones.ts';

test('R11: a finder’s own word, dated before two others put the phone out, does not keep the seat’s words good', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const early = drafted(b, { kind: 'withdraw', device: b.key.device });
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  expect(isBarred(read(a).roster, 'B')).toBe(true);
  tell(c, b); // the finder hears of it
  put(b, early); // dated before
  meet(a, b, c);
  const fresh = strangerTo(t, 'fresh');
  write(fresh, admission(fresh, 'B', 'player', b.seat.sign), 'B');
  alike(a, b, c, fresh);
  const x = write(fresh, order('x'), 'B');
  tell(fresh, a);
  expect(who(a)).not.toContain(as(fresh, 'B'));
  expect(read(a).standing(x)).toBe('refused');
});

test('R11: two others bar the words of a seat whose player has taken the phone off it', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  write(b, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  const fresh = strangerTo(t, 'fresh');
  tell(a, fresh);
  write(fresh, admission(fresh, 'B', 'player', b.seat.sign), 'B');
  alike(a, b, c, fresh);
  expect(who(a)).not.toContain(as(fresh, 'B'));
});

test('R11: a grant stands though the finder names that phone for the seat, dated before', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const n = strangerTo(t, 'new');
  const named = admission(b, 'B', 'player', b.seat.sign, n.key.device);
  const early = drafted(b, named);
  bothSay(a, c, admitting(claimOf(n, 'B'), 'hands'));
  meet(a, c, n);
  expect(who(a)).toContain(as(n, 'B'));
  const x = write(n, order('x'), 'B');
  meet(a, c, n);
  expect(read(a).standing(x)).toBe('open');
  put(b, early);
  alike(a, b, c, n);
  expect(read(a).standing(x)).toBe('open');
  expect(who(a)).not.toContain(as(b, 'B'));
});

test('R11: a seat is granted to a phone that its finder had named for it', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const n = strangerTo(t, 'new');
  write(b, admission(b, 'B', 'player', b.seat.sign, n.key.device));
  meet(a, b, c, n);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  bothSay(a, c, admitting(claimOf(n, 'B'), 'hands'));
  alike(a, b, c, n);
  const x = write(n, order('x'), 'B');
  tell(n, a);
  expect(read(a).standing(x)).toBe('open');
});

for (const [what, body] of [
  ['withdraw', (n: Phone) => ({ kind: 'withdraw', device: n.key.device }) as const],
  ['leave', () => ({ kind: 'leave', seat: 'B', becomes: 'idle' }) as const],
] as const)
  test(`R11: who was put out takes nobody off the seat that was granted since: ${what}`, () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const n = strangerTo(t, 'new');
    bothSay(a, c, { kind: 'withdraw', device: b.key.device });
    meet(a, c);
    bothSay(a, c, admitting(claimOf(n, 'B'), 'hands'));
    meet(a, c, n);
    expect(who(a)).toContain(as(n, 'B'));
    const x = write(n, order('x'), 'B');
    meet(a, c, n);
    expect(read(a).standing(x)).toBe('open');
    for (let i = 0; i < 20; i++) write(b, { kind: 'note', text: `${i}` });
    write(b, body(n));
    alike(a, b, c, n);
    const y = write(n, order('y'), 'B');
    tell(n, a);
    expect(read(a).standing(y)).toBe('open');
    expect(who(a)).toContain(as(n, 'B'));
  });

for (const seats of ['ABCD', 'DABC', 'BCDA', 'CDAB'])
  test(`R11: a refusal that is dated before an agreement undoes nothing that others saw: ${seats}`, () => {
    const t = table(seats);
    const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
    const n = strangerTo(t, 'new');
    const asked = write(a, admitting(claimOf(n, 'B'), 'hands'));
    meet(a, c);
    write(c, order('other'));
    write(c, { kind: 'agree', entry: asked });
    meet(a, c, n);
    const x = write(n, order('x'), 'B');
    meet(a, b, c, n);
    expect(who(b)).toContain(as(n, 'B'));
    tell(a, d);
    put(d, { ...drafted(d, { kind: 'refuse', entry: asked }), saw: [asked] });
    alike(a, b, c, d, n);
    expect(who(a)).toContain(as(n, 'B'));
    expect(read(a).standing(x)).toBe('open');
  });

test('R11: who claims a seat under another player’s public keys bars nothing of that player’s when they are put out', () => {
  const a = founder('A', ['A', 'B', 'C', 'D']);
  const [b, c, d] = [phoneOf('B', a.campaign), phoneOf('C', a.campaign), phoneOf('D', a.campaign)];
  meet(a, b, c, d);
  for (const one of [b, c]) write(a, admitting(claimOf(one, one.name), 'invite'));
  meet(a, b, c, d);
  const evil = { ...d, seat: b.seat }; // only the public part is used
  write(
    a,
    admitting(
      makeClaim(a.campaign, { seat: 'D', role: 'player', keys: publicOf(evil.seat) }, d.key, invitation),
      'invite',
    ),
  );
  meet(a, b, c, d);
  expect(who(a)).toContain(as(d, 'D'));
  bothSay(a, c, { kind: 'withdraw', device: d.key.device });
  alike(a, b, c, d);
  const fresh = { ...phoneOf('fresh', a.campaign), chains: a.chains };
  write(fresh, admission(fresh, 'B', 'player', b.seat.sign), 'B');
  alike(a, b, c, d, fresh);
  expect(who(a)).toContain(as(fresh, 'B'));
});

test('R11: a phone that a finder had named takes up no part once the words are barred', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const ghost = strangerTo(t, 'ghost');
  const part = admission(b, 'B', 'player', b.seat.sign, ghost.key.device);
  write(b, part);
  meet(a, b, c);
  t.play('A: close p | ~\nB: | ~\nC: | ~');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  t.play('A: close q | ~\nB: | ~\nC: | ~');
  expect(isBarred(read(a).roster, 'B')).toBe(true);
  tell(a, ghost);
  write(ghost, part, 'B');
  const x = write(ghost, order('x'), 'B');
  alike(a, b, c, ghost);
  expect(read(a).standing(x)).not.toBe('open');
});

test('R11: a phone that came by barred words, dated before, goes with the page', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const fresh = strangerTo(t, 'fresh');
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  tell(a, fresh);
  put(fresh, { ...drafted(fresh, admission(fresh, 'B', 'player', b.seat.sign), 'B'), saw: [] });
  write(fresh, order('x'), 'B');
  alike(a, b, c, fresh);
  t.play('A: close q | ~\nC: | ~');
  alike(a, b, c, fresh);
  expect(who(a)).not.toContain(as(fresh, 'B'));
});

test('R11: where two others let a seat be left and put its phone out, one hand brings that phone back no more', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  meet(a, c, d);
  write(c, { kind: 'agree', entry: free });
  write(d, order('o'));
  write(d, { kind: 'agree', entry: out });
  meet(a, b, c, d);
  write(d, admitting(claimOf(b, 'B'), 'hands'));
  alike(a, b, c, d);
  expect(who(a)).not.toContain(as(b, 'B'));
});

test('R4: a seat’s key lets in 32 phones, those that were named and took it up among them', {
  timeout: 250_000,
}, () => {
  const t = table('AB');
  const [a, b] = [t.phone('A'), t.phone('B')];
  const named = Array.from({ length: 32 }, (_, i) => strangerTo(t, `named${i}`));
  const parts = named.map((one, i) => admission(b, 'B', 'player', b.seat.sign, one.key.device, i + 1));
  for (const part of parts) write(b, part);
  meet(a, b);
  t.play('A: close p | ~\nB: | ~');
  for (let i = 1; i <= 32; i++) {
    const one = { ...strangerTo(t, `self${i}`), chains: a.chains };
    write(one, admission(one, 'B', 'player', b.seat.sign, one.key.device, i), 'B');
    tell(one, a);
  }
  meet(a, b);
  t.play('A: close q | ~\nB: | ~');
  for (const [i, one] of named.entries()) {
    one.chains = a.chains;
    write(one, { kind: 'note', text: 'x' }, 'B');
    write(one, parts[i] as (typeof parts)[number], 'B');
    tell(one, a);
  }
  meet(a, b);
  const { roster } = read(a);
  const n = roster.members.filter((one) => one.seat === 'B').length;
  expect(n).toBeLessThanOrEqual(33);
});

test('R4, R6: a log with two histories crowds no slot: some phones would keep the one that does, and others not', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const g = strangerTo(t, 'second');
  write(g, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1), 'B');
  meet(a, b, c, g);
  const e = strangerTo(t, 'finder');
  const [e1, e2] = [twin(e, 'finder1'), twin(e, 'finder2')];
  write(e, admission(b, 'B', 'player', b.seat.sign, e.key.device, 2), 'B');
  e2.chains = e.chains;
  write(e, order('m'), 'B');
  write(e2, order('n'), 'B');
  write(e1, admission(b, 'B', 'player', b.seat.sign, e.key.device, 1), 'B');
  tell(e, a);
  tell(e2, a);
  tell(e, c);
  tell(e1, c);
  const x = write(g, order('x'), 'B');
  meet(a, b, c, g);
  expect(read(a).standing(x)).toBe(read(c).standing(x));
  expect(reading(a)).toEqual(reading(c));
});

test('R4, R6: who knows a log to share a slot is shown its second history: the slot is the other’s alone then', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const g = strangerTo(t, 'second');
  write(g, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1), 'B');
  meet(a, b, c, g);
  const e = strangerTo(t, 'finder');
  write(e, admission(b, 'B', 'player', b.seat.sign, e.key.device, 1), 'B');
  const again = twin(e, 'finder2');
  write(e, order('m'), 'B');
  write(again, order('n'), 'B');
  tell(e, a);
  expect(read(a).forked).toHaveLength(2);
  tell(e, c);
  // A changed app says it unasked.
  take(c, again.signed);
  const x = write(g, order('x'), 'B');
  alike(a, b, c, g);
  expect(read(a).forked).toEqual([e.key.device]);
  expect(read(a).standing(x)).toBe('open');
});

test('R4, R6: whom a log with two histories lets in is read from what others lean on', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const e = strangerTo(t, 'E');
  const f = strangerTo(t, 'F');
  const part = admission(c, 'C', 'player', c.seat.sign, e.key.device, 1);
  write(c, part);
  const [e1, e2] = [twin(e, 'E1'), twin(e, 'E2')];
  tell(c, e);
  write(e, { kind: 'note', text: 'hello' }, 'C');
  write(e, part, 'C');
  const partF = admission(c, 'C', 'player', c.seat.sign, f.key.device, 2);
  write(e, partF, 'C');
  tell(e, f);
  write(f, { kind: 'note', text: 'hello' }, 'C');
  write(f, partF, 'C');
  meet(a, b, c, e, f);
  t.play('A: close p | ~\nB: | ~\nC: | ~');
  meet(a, b, c, e, f);
  e2.chains = e.chains;
  write(e, order('m'), 'C');
  write(e2, order('n'), 'C');
  put(e1, {
    ...drafted(
      e1,
      { kind: 'admit', device: e.key.device, seat: 'C', role: 'player', by: 'seat', slot: 5, proof: '00' },
      'C',
    ),
  });
  tell(e, a);
  tell(e2, a);
  for (let i = 0; i < 5; i++) write(e1, { kind: 'note', text: `${i}` }, 'C');
  tell(e, b);
  const x = write(f, order('x'), 'C');
  tell(f, a);
  meet(a, b);
  expect(read(a).standing(x)).toBe(read(b).standing(x));
  expect(reading(a)).toEqual(reading(b));
});

test('R11: a seat is granted under new keys to a phone that plays there by the barred ones', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const g = strangerTo(t, 'second');
  write(g, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1), 'B');
  meet(a, b, c, g);
  const asked = write(a, admitting(claimOf(g, 'B'), 'hands'));
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  write(c, { kind: 'agree', entry: asked });
  meet(a, b, c, g);
  expect(isBarred(read(a).roster, 'B')).toBe(false);
});

test('R11: a roll stands though its player leaves the seat in a line dated before the phone came to it', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const early = drafted(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  const asked = write(a, order('battle'));
  meet(a, c);
  const g = strangerTo(t, 'second');
  tell(a, g);
  write(g, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1), 'B');
  const rolled = rolls(g, asked, 1, 'B');
  meet(a, c, g);
  write(c, order('next'));
  meet(a, c, g);
  expect(read(a).standing(rolled)).toBe('open');
  put(b, early);
  alike(a, b, c, g);
  write(a, admitting(claimOf(b, 'B'), 'hands'));
  meet(a, b);
  rolls(b, asked, 6, 'B');
  alike(a, b, c, g);
  expect(read(a).standing(rolled)).toBe('open');
});

for (const seats of ['ABC', 'BAC', 'CAB'])
  test(`R11: a roll stands though the seat names and takes off the phone that rolled, dated before: ${seats}`, () => {
    const t = table(seats);
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    for (const n of ['1', '2', '3']) write(a, order(n));
    const asked = write(a, order('battle'));
    meet(a, c);
    const g = strangerTo(t, 'second');
    tell(a, g);
    write(g, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1), 'B');
    const rolled = rolls(g, asked, 1, 'B');
    meet(a, c, g);
    write(c, order('next'));
    meet(a, c, g);
    expect(read(a).standing(rolled)).toBe('open');
    write(b, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1));
    write(b, { kind: 'withdraw', device: g.key.device });
    meet(a, b, c);
    rolls(b, asked, 6, 'B');
    alike(a, b, c, g);
    expect(read(a).standing(rolled)).toBe('open');
  });

test('R4, R6: nor do the pages of two phones part that keep different histories of it', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const g = strangerTo(t, 'second');
  write(g, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1), 'B');
  meet(a, b, c, g);
  const e = strangerTo(t, 'finder');
  const [e1, e2] = [
    { ...e, name: 'e1', signed: [] },
    { ...e, name: 'e2', signed: [] },
  ];
  write(e, admission(b, 'B', 'player', b.seat.sign, e.key.device, 2), 'B');
  e2.chains = e.chains;
  write(e, order('m'), 'B');
  write(e2, order('n'), 'B');
  write(e1, admission(b, 'B', 'player', b.seat.sign, e.key.device, 1), 'B');
  tell(e, a);
  tell(e2, a);
  tell(e, c);
  tell(e1, c);
  write(g, order('x'), 'B');
  meet(a, b, c, g);
  write(a, order('on'));
  meet(a, b, c, g);
  write(a, closing);
  meet(a, b, c, g);
  write(g, order('y'), 'B');
  meet(a, b, c, g);
  expect(reading(a)).toEqual(reading(c));
});

test('R11: nor does one that was named in a line dated before', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const ghost = strangerTo(t, 'ghost');
  const part = admission(b, 'B', 'player', b.seat.sign, ghost.key.device);
  const early = drafted(b, part);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  put(b, early);
  meet(a, b, c);
  t.play('A: close q | ~\nC: | ~');
  expect(isBarred(read(a).roster, 'B')).toBe(true);
  tell(a, ghost);
  write(ghost, { kind: 'note', text: 'x' }, 'B');
  write(ghost, part, 'B');
  const x = write(ghost, order('x'), 'B');
  alike(a, b, c, ghost);
  expect(read(a).standing(x)).not.toBe('open');
});

test('R11: who left a seat and heard of who sits there now does nothing for it any more', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const n = strangerTo(t, 'new');
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c);
  write(a, admitting(claimOf(n, 'B'), 'invite'));
  meet(a, b, c, n);
  const x = write(n, order('x'), 'B');
  meet(a, b, c, n);
  expect(read(a).standing(x)).toBe('open');
  const late = write(b, order('still here'));
  write(b, { kind: 'withdraw', device: n.key.device });
  alike(a, b, c, n);
  const y = write(n, order('y'), 'B');
  alike(a, b, c, n);
  expect([late, y].map((line) => read(a).standing(line))).toEqual(['frozen', 'open']);
  expect(who(a)).toContain(as(n, 'B'));
});

test('R11: nor does it leave the seat a second time', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const n = strangerTo(t, 'new');
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c);
  write(a, admitting(claimOf(n, 'B'), 'invite'));
  meet(a, b, c, n);
  write(b, { kind: 'leave', seat: 'B', becomes: 'idle' });
  alike(a, b, c, n);
  expect(who(a)).toContain(as(n, 'B'));
});

const undo = (d: Phone, d2: Phone): void => {
  write(d, admission(d, 'D', 'player', d.seat.sign, d2.key.device, 1));
  write(d, { kind: 'withdraw', device: d2.key.device });
};
const setting = () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  for (const n of ['1', '2', '3', '4', '5', '6', '7', '8']) write(a, order(n));
  const d2 = strangerTo(t, 'd2');
  d2.chains = a.chains;
  write(d2, admission(d, 'D', 'player', d.seat.sign, d2.key.device, 1), 'D');
  meet(a, b, c, d2);
  return { t, a, b, c, d, d2 };
};

test('R11: a grant stands though a player takes the phone that agreed to it off their seat, dated before', () => {
  const { t, a, b, c, d, d2 } = setting();
  const n = strangerTo(t, 'new');
  const asked = write(a, admitting(claimOf(n, 'B'), 'hands'));
  meet(a, d2);
  write(d2, { kind: 'agree', entry: asked }, 'D');
  meet(a, c, d2, n);
  const x = write(n, order('x'), 'B');
  meet(a, b, c, d2, n);
  expect(read(a).standing(x)).toBe('open');
  undo(d, d2);
  alike(a, b, c, d, d2, n);
  expect(read(a).standing(x)).toBe('open');
});

test('R11: so does a stand-in', () => {
  const { a, b, c, d, d2 } = setting();
  const asked = write(a, { kind: 'stand-in', device: a.key.device, seat: 'B' });
  meet(a, d2);
  write(d2, { kind: 'agree', entry: asked }, 'D');
  meet(a, c, d2);
  const x = write(a, order('x'), 'B');
  meet(a, c, d2);
  expect(read(c).standing(x)).toBe('open');
  undo(d, d2);
  alike(a, b, c, d, d2);
  expect(read(c).standing(x)).toBe('open');
});

test('R11: both words count where neither had heard of the other: the seat’s own and that of two others', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const lost = strangerTo(t, 'lost');
  write(lost, admission(b, 'B', 'player', b.seat.sign, lost.key.device), 'B');
  meet(a, b, c, lost);
  write(b, { kind: 'withdraw', device: lost.key.device });
  bothSay(a, c, { kind: 'withdraw', device: lost.key.device });
  meet(a, c);
  expect(isBarred(read(a).roster, 'B')).toBe(true);
  alike(a, b, c, lost);
  const fresh = strangerTo(t, 'fresh');
  tell(a, fresh);
  write(fresh, admission(fresh, 'B', 'player', b.seat.sign), 'B');
  alike(a, b, c, fresh);
  expect(isBarred(read(a).roster, 'B')).toBe(true);
});

test('R11: naming one of the hands, dated before, undoes no put-out', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const early = drafted(b, admission(b, 'B', 'player', b.seat.sign, c.key.device));
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  put(b, early);
  alike(a, b, c);
  expect(isBarred(read(a).roster, 'B')).toBe(true);
});

test('R11: a regent neither leaves the seat nor takes its player off it', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
  write(b, part);
  meet(a, b, c);
  write(c, part, 'B');
  write(c, { kind: 'withdraw', device: b.key.device }, 'B');
  write(c, { kind: 'leave', seat: 'B', becomes: 'free' }, 'B');
  alike(a, b, c);
  expect(who(a)).toContain(as(b, 'B'));
  expect(read(a).roster.parted).toEqual([]);
});

test('R11: a page stands, with what it lists, though its seat takes off the phone that turned it, dated before', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  for (const n of ['1', '2', '3', '4', '5', '6']) write(a, order(n));
  const g = strangerTo(t, 'second');
  tell(a, g);
  write(g, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1), 'B');
  const x = write(g, order('x'), 'B');
  write(g, closing, 'B');
  meet(a, c, g);
  write(b, admission(b, 'B', 'player', b.seat.sign, g.key.device, 1));
  write(b, { kind: 'withdraw', device: g.key.device });
  alike(a, b, c, g);
  expect(read(a).pages).toHaveLength(2);
  expect(read(a).standing(x)).toBe('counted');
});

test('R12: two pass a mark on, and its holder pulls it back by no line dated before', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  bothSay(b, d, { kind: 'mark', seat: 'C' });
  meet(b, c, d);
  for (let i = 0; i < 20; i++) write(a, { kind: 'note', text: `${i}` });
  write(a, { kind: 'mark', seat: 'A' });
  alike(a, b, c, d);
  expect(read(a).roster.marks.at(-1)?.seat).toBe('C');
});

test('R11: nobody stands in alone by saying that they had heard of nobody else', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const early = drafted(a, { kind: 'stand-in', device: a.key.device, seat: 'B' });
  write(c, { kind: 'withdraw', device: c.key.device });
  meet(a, b, c);
  put(a, early);
  const x = write(a, order('x'), 'B');
  alike(a, b, c);
  expect(read(a).standing(x)).toBe('refused');
});

test('R11: of a log’s proposals about seats the first 32 count, eight at a time: each is looked at by every close of a page', () => {
  const t = table('ABC');
  const [a, b] = [t.phone('A'), t.phone('B')];
  // Eight on every page, each taken back on the next: of the fifth eight nothing counts.
  for (let page = 0; page < 5; page++) {
    const eight = Array.from({ length: 8 }, () => write(b, { kind: 'leave', seat: 'C', becomes: 'idle' }));
    alike(a, b);
    expect(read(a).roster.proposed).toHaveLength(page < 4 ? 8 : 0);
    write(b, closing);
    for (const entry of eight) write(b, { kind: 'refuse', entry });
    write(b, closing);
  }
});

test('R11: a ninth proposal of one log waits for nobody while eight do, and counts once one is taken back', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const nine = Array.from({ length: 9 }, () => write(b, { kind: 'leave', seat: 'C', becomes: 'idle' }));
  // Another's are counted by themselves.
  const other = write(a, { kind: 'leave', seat: 'C', becomes: 'idle' });
  alike(a, b, c);
  const waiting = (): readonly string[] => read(a).roster.proposed.map(({ hash }) => hash);
  expect(new Set(waiting())).toEqual(new Set([...nine.slice(0, 8), other]));
  write(b, { kind: 'refuse', entry: nine[3] as string });
  write(b, closing);
  const tenth = write(b, { kind: 'leave', seat: 'C', becomes: 'idle' });
  alike(a, b, c);
  expect(waiting()).toContain(tenth);
  expect(waiting()).not.toContain(nine[3]);
  expect(waiting()).not.toContain(nine[8]);
});

test('R5: who has said no to 64 proposals can still say yes', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  const more = Array.from({ length: 8 }, (_, i) => {
    const one = strangerTo(t, `c${i}`);
    one.chains = c.chains;
    write(one, admission(one, 'C', 'player', c.seat.sign, one.key.device, i + 1), 'C');
    meet(c, one);
    return one;
  });
  meet(a, b, c, ...more);
  write(a, closing);
  meet(a, b, c, ...more);
  for (const one of more)
    for (let i = 0; i < 8; i++) write(one, { kind: 'leave', seat: 'B', becomes: 'free' }, 'C');
  meet(a, b, c, ...more);
  const waits = read(a).roster.proposed;
  expect(waits).toHaveLength(64);
  for (const { hash } of waits) write(a, { kind: 'refuse', entry: hash });
  write(a, closing);
  meet(a, b, c);
  expect(read(a).roster.proposed).toEqual([]);
  const out = write(b, { kind: 'withdraw', device: c.key.device });
  meet(a, b);
  write(a, { kind: 'agree', entry: out });
  alike(a, b);
  expect(who(a)).not.toContain(as(c, 'C'));
});

test('R11: of one log’s lines of yes or no to one thing, or of ends of one invitation, four on a page are read', () => {
  const t = table('AB');
  const [a, b] = [t.phone('A'), t.phone('B')];
  const [first] = read(a).roster.invitations;
  for (let i = 0; i < 9; i++) write(b, { kind: 'end-invite', key: first?.key ?? '' });
  write(a, { kind: 'end-invite', key: first?.key ?? '' });
  alike(a, b);
  expect(read(a).roster.invitations[0]?.ended).toHaveLength(5);
});

test('R11: a phone that comes by words which two have barred, unheard of, plays to the end of the page, and no longer', () => {
  const t = table('ABCD');
  const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
  bothSay(a, d, { kind: 'withdraw', device: b.key.device });
  for (let i = 0; i < 20; i++) write(c, { kind: 'note', text: `${i}` });
  const g = strangerTo(t, 'second', 'C');
  write(g, admission(g, 'B', 'player', b.seat.sign), 'B');
  const x = write(g, order('x'), 'B');
  alike(a, b, c, d, g);
  expect(read(a).standing(x)).toBe('open');
  expect(who(a)).not.toContain(as(g, 'B'));
  t.play('A: close p | ~\nC: | ~\nD: | ~');
  const late = write(g, order('late'), 'B');
  tell(g, a);
  expect([read(a).standing(x), read(a).standing(late)]).toEqual(['counted', 'frozen']);
});
