/** What a player proposed is about those who sat there then: whoever agrees to it later, it puts out nobody who has sat down since. */
import { expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import {
  admission,
  alike,
  as,
  bothSay,
  claimOf,
  drafted,
  meet,
  order,
  pad,
  phoneOf,
  put,
  read,
  strangerTo,
  tableOf,
  who,
  write,
} from './phones.ts';

test('R11: a proposal to free a seat that its own author dropped puts nobody out to whom two gave the seat since', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const n = strangerTo(t, 'new');
  const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c, d);
  write(a, { kind: 'refuse', entry: free }); // A drops it
  bothSay(a, d, admitting(claimOf(n, 'B'), 'hands'));
  meet(a, d, n);
  const x = write(n, order('x'), 'B');
  meet(a, b, d, n);
  expect(who(a)).toContain(as(n, 'B'));
  pad(c);
  write(c, { kind: 'agree', entry: free });
  alike(a, b, c, d, n);
  const y = write(n, order('y'), 'B');
  alike(a, b, c, d, n);
  expect(who(a)).toContain(as(n, 'B'));
  expect(read(a).standing(x)).toBe('open');
  expect(read(a).standing(y)).toBe('open');
});

test('R11: a grant that its own author dropped takes the seat from nobody to whom they gave it with another since', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const [n1, n2] = [strangerTo(t, 'first'), strangerTo(t, 'second')];
  const one = write(a, admitting(claimOf(n1, 'B'), 'hands'));
  meet(a, b, c, d);
  write(a, { kind: 'refuse', entry: one });
  bothSay(a, d, admitting(claimOf(n2, 'B'), 'hands'));
  meet(a, d, n2);
  write(n2, order('x'), 'B');
  meet(a, b, d, n2);
  expect(who(a)).toContain(as(n2, 'B'));
  pad(c);
  write(c, { kind: 'agree', entry: one });
  alike(a, b, c, d, n1, n2);
  const y = write(n2, order('y'), 'B');
  alike(a, b, c, d, n1, n2);
  expect(who(a)).toContain(as(n2, 'B'));
  expect(who(a)).not.toContain(as(n1, 'B'));
  expect(read(a).standing(y)).toBe('open');
});

test('R11: a proposal to free a seat whose player left it since puts out no newcomer, months later', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const n = strangerTo(t, 'new');
  const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c, d);
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c, d);
  write(a, admitting(claimOf(n, 'B'), 'invite'));
  meet(a, b, c, d, n);
  t.play('A: close p | ~\nB: | ~\nC: | ~\nD: | ~');
  meet(a, b, c, d, n);
  write(n, order('x'), 'B');
  meet(a, b, c, d, n);
  expect(who(a)).toContain(as(n, 'B'));
  write(c, { kind: 'agree', entry: free });
  alike(a, b, c, d, n);
  expect(who(a)).toContain(as(n, 'B'));
});

test('R11: a proposal to put a phone out of its seat puts it out of none that it was let into since', () => {
  const {
    t,
    p: [a, b, c, d, e],
  } = tableOf('ABCDE');
  write(e, { kind: 'leave', seat: 'E', becomes: 'free' });
  meet(a, b, c, d, e);
  t.play('A: close p | ~\nB: | ~\nC: | ~\nD: | ~');
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c, d);
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c, d);
  write(a, admitting(claimOf(b, 'E'), 'invite'));
  meet(a, b, c, d);
  t.play('A: close q | ~\nB: | ~\nC: | ~\nD: | ~');
  expect(who(a)).toContain(as(b, 'E'));
  write(c, { kind: 'agree', entry: out });
  alike(a, b, c, d);
  expect(who(a)).toContain(as(b, 'E'));
});

test('R11: a put-out that its author dropped puts nobody out of the seat that two gave them anew', () => {
  const {
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c, d);
  write(a, { kind: 'refuse', entry: out });
  const fresh = { ...b, seat: phoneOf('B2', a.campaign).seat };
  bothSay(a, d, admitting(claimOf(fresh, 'B'), 'hands'));
  meet(a, b, d);
  pad(c);
  write(c, { kind: 'agree', entry: out });
  alike(a, b, c, d);
  const y = write(b, order('y'));
  alike(a, b, c, d);
  expect(who(a)).toContain(as(b, 'B'));
  expect(read(a).standing(y)).toBe('open');
});

test('R11: a grant of a seat that was left since takes it from no newcomer, months later', () => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const [n1, n2] = [strangerTo(t, 'first'), strangerTo(t, 'second')];
  write(a, admitting(claimOf(n1, 'B'), 'hands'));
  const one = read(a).roster.proposed[0]?.hash ?? '';
  meet(a, b, c, d);
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b, c, d);
  t.play('A: close p | ~\nB: | ~\nC: | ~\nD: | ~');
  write(a, admitting(claimOf(n2, 'B'), 'invite'));
  meet(a, c, d, n2);
  t.play('A: close q | ~\nC: | ~\nD: | ~');
  meet(a, n2);
  write(n2, order('x'), 'B');
  meet(a, c, d, n2);
  expect(who(a)).toContain(as(n2, 'B'));
  write(c, { kind: 'agree', entry: one });
  alike(a, c, d, n2);
  expect(who(a)).toContain(as(n2, 'B'));
});

test.each([0, 20])('R11: nor does it where it stands before what the two did (%i lines later)', (later) => {
  const {
    t,
    p: [a, b, c, d],
  } = tableOf('ABCD');
  const [n1, n2] = [strangerTo(t, 'first'), strangerTo(t, 'second')];
  const one = write(a, admitting(claimOf(n1, 'B'), 'hands'));
  meet(a, b, c, d);
  write(a, { kind: 'refuse', entry: one });
  bothSay(a, d, admitting(claimOf(n2, 'B'), 'hands'));
  meet(a, d, n2);
  pad(c, later);
  write(c, { kind: 'agree', entry: one });
  alike(a, b, c, d, n1, n2);
  expect(who(a)).toContain(as(n2, 'B'));
  expect(who(a)).not.toContain(as(n1, 'B'));
});

test.each([0, 20])(
  'R11: an older leaving takes no further phone from who has left and come back since (%i lines later)',
  (later) => {
    const {
      t,
      p: [a, b, c, d],
    } = tableOf('ABCD');
    const free = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
    meet(a, b, c, d);
    write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
    meet(a, b, d);
    // One player brings back who left.
    write(a, admitting(claimOf(b, 'B'), 'hands'));
    meet(a, b, d);
    const b2 = strangerTo(t, 'b2');
    write(b2, admission(b2, 'B', 'player', b.seat.sign), 'B');
    meet(a, b, d, b2);
    const x = write(b2, order('x'), 'B');
    meet(a, b, d, b2);
    // C has heard of neither.
    pad(c, later);
    write(c, { kind: 'agree', entry: free });
    alike(a, b, c, d, b2);
    expect(who(a)).toEqual(expect.arrayContaining([as(b, 'B'), as(b2, 'B')]));
    expect(read(a).standing(x)).toBe('open');
  },
);

test('R11: who agrees to what they have not heard of has agreed to nothing', () => {
  const {
    p: [a, b, c],
  } = tableOf('ABC');
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  put(c, { ...drafted(c, { kind: 'agree', entry: out }), saw: [] });
  alike(a, b, c);
  expect(who(a)).toContain(as(b, 'B'));
  write(c, { kind: 'agree', entry: out });
  alike(a, b, c);
  expect(who(a)).not.toContain(as(b, 'B'));
});
