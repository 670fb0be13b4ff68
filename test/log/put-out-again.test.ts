/** What `put-out.test.ts` asks, where the finder says a thing twice, where it is the first page, and where honest players have new phones. */
import { expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import { publicKey } from '../../src/log/keys.ts';
import {
  admission,
  alike,
  as,
  bothSay,
  chanceOf,
  claimOf,
  closing,
  invites,
  meet,
  order,
  type Phone,
  pad,
  read,
  strangerTo,
  tableOf,
  tell,
  who,
  withRoom,
  write,
} from './phones.ts';

const puts = (phone: Phone): { readonly kind: 'withdraw'; readonly device: string } => ({
  kind: 'withdraw',
  device: phone.key.device,
});
/** One of two says something about a seat, and the other agrees. */
function both(asks: Phone, nods: Phone, out: Phone, seats: readonly [string, string]): void {
  const asked = write(asks, puts(out), seats[0]);
  meet(asks, nods);
  write(nods, { kind: 'agree', entry: asked }, seats[1]);
  meet(asks, nods);
}

test.each([
  [2, 0, 0],
  [2, 20, 0],
  [2, 0, 20],
  [4, 0, 0],
])(
  'R11: a friend whom the finder admits %i times has come by none of them (finder %i lines later, the two %i)',
  (times, later, two) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c, , e] = p;
    const n = strangerTo(t, 'n');
    pad(a, two);
    bothSay(a, c, puts(b));
    meet(a, c);
    pad(b, later);
    n.chains = b.chains;
    for (let i = 0; i < times; i++) write(b, admitting(claimOf(n, 'D'), 'invite'));
    meet(b, n);
    alike(a, c, e, n);
    expect(who(a)).toEqual([as(a, 'A'), as(c, 'C'), as(e, 'E')]);
    write(a, closing);
    alike(a, c, e, n);
    expect(who(a)).toEqual([as(a, 'A'), as(c, 'C'), as(e, 'E')]);
  },
);

test('R11: nor after another whom the finder admitted to the same seat, nor as a guest', () => {
  const { t, p } = withRoom('ABCDE', 'D');
  const [a, b, c, , e] = p;
  const [dummy, n, g] = [strangerTo(t, 'dummy'), strangerTo(t, 'n'), strangerTo(t, 'g')];
  bothSay(a, c, puts(b));
  meet(a, c);
  for (const one of [n, g]) one.chains = b.chains;
  write(b, admitting(claimOf(dummy, 'D'), 'invite'));
  write(b, admitting(claimOf(n, 'D'), 'invite'));
  for (let i = 0; i < 2; i++) write(b, admitting(claimOf(g, 'looks-on', 'guest', 'Gus'), 'invite'));
  meet(b, n, g);
  alike(a, c, e, n, g);
  write(a, closing);
  alike(a, c, e, n, g);
  expect(who(a)).toEqual([as(a, 'A'), as(c, 'C'), as(e, 'E')]);
});

test('R11: two friends whom the finder admitted twice are no two hands on the next page', () => {
  const { t, p } = withRoom('ABCDE', 'DE');
  const [a, b, c] = p;
  const [n, m] = [strangerTo(t, 'n'), strangerTo(t, 'm')];
  bothSay(a, c, puts(b));
  meet(a, c);
  for (const one of [n, m]) one.chains = b.chains;
  for (const [one, seat] of [
    [n, 'D'],
    [m, 'E'],
  ] as const)
    for (let i = 0; i < 2; i++) write(b, admitting(claimOf(one, seat), 'invite'));
  meet(b, n, m);
  alike(a, c, n, m);
  write(a, closing);
  alike(a, c, n, m);
  for (const one of [a, c]) both(n, m, one, ['D', 'E']);
  alike(a, c, n, m);
  write(a, closing);
  alike(a, c, n, m);
  expect(who(a)).toEqual([as(a, 'A'), as(c, 'C')]);
});

test.each(['first', 'second'])(
  'R11: whom the founder’s lost phone had let in stays, as others had gone on from it: %s page',
  (page) => {
    const { t, p } = tableOf('ABCDE');
    const [a, b, c, d, e] = p;
    write(e, { kind: 'leave', seat: 'E', becomes: 'free' });
    meet(...p);
    if (page === 'second') {
      write(a, closing);
      meet(a, b, c, d);
    }
    const n = strangerTo(t, 'n');
    write(a, admitting(claimOf(n, 'E'), 'invite'));
    meet(a, d, n);
    const x = write(n, order('x'), 'E');
    meet(d, n);
    const y = write(d, order('y'));
    meet(d, n);
    // B and C have met none of them since.
    bothSay(b, c, puts(a));
    alike(b, c, d, n);
    expect([x, y].map((line) => read(b).standing(line))).toEqual(['open', 'open']);
    write(b, closing);
    alike(b, c, d, n);
    expect(who(b)).toEqual([as(b, 'B'), as(c, 'C'), as(d, 'D'), as(n, 'E')]);
  },
);

test('R11: on the first page one phone and its friend do not make everybody else never have come', () => {
  const { t, p } = tableOf('ABCDE');
  const [a, b, c, d, e] = p;
  write(e, { kind: 'leave', seat: 'E', becomes: 'free' });
  meet(...p);
  const m = strangerTo(t, 'm');
  m.chains = b.chains;
  const lines = [write(c, order('x')), write(d, order('y'))];
  meet(a, c, d);
  lines.push(write(c, order('z')));
  meet(a, c, d);
  write(b, admitting(claimOf(m, 'E'), 'invite'));
  meet(b, m);
  both(b, m, a, ['B', 'E']);
  alike(a, b, c, d, m);
  expect(lines.map((line) => read(a).standing(line))).toEqual(['open', 'open', 'open']);
  // Two hands put the founder out, as any two may on the first page.
  expect(who(a)).toEqual([as(b, 'B'), as(c, 'C'), as(d, 'D'), as(m, 'E')]);
});

test('R11: let in by another through the founder’s second invitation, a newcomer stays, though the founder’s phone is put out', () => {
  const { t, p } = tableOf('ABCDE');
  const [a, b, c, d, e] = p;
  write(e, { kind: 'leave', seat: 'E', becomes: 'free' });
  meet(...p);
  const n = strangerTo(t, 'n');
  const secret = chanceOf('second')(32);
  write(a, { kind: 'invite', key: publicKey(secret), role: 'player', limit: 1 });
  meet(a, c);
  write(c, admitting(claimOf(n, 'E', 'player', undefined, secret), 'invite'));
  meet(c, n);
  const x = write(n, order('x'), 'E');
  meet(c, n);
  bothSay(b, d, puts(a));
  alike(b, c, d, n);
  expect(who(b)).toEqual([as(b, 'B'), as(c, 'C'), as(d, 'D'), as(n, 'E')]);
  expect(read(b).standing(x)).toBe('open');
});

test('R11: on the first page a finder whom the founder and a newcomer put out takes neither off with a friend of their own', () => {
  const { t, p } = tableOf('ABCDEF');
  const [a, b, c, d] = p;
  for (const name of 'EF') write(t.phone(name), { kind: 'leave', seat: name, becomes: 'free' });
  meet(...t.phones.values());
  const [n, m] = [strangerTo(t, 'n'), strangerTo(t, 'm')];
  m.chains = b.chains;
  write(a, admitting(claimOf(n, 'E'), 'invite'));
  meet(a, d, c, n);
  for (const one of [c, d]) write(one, order(one.name));
  meet(a, d, c, n);
  both(a, n, b, ['A', 'E']);
  meet(a, d, c, n);
  write(b, admitting(claimOf(m, 'F'), 'invite'));
  meet(b, m);
  both(b, m, a, ['B', 'F']);
  alike(a, c, d, n, m);
  expect(who(a)).toEqual([as(a, 'A'), as(c, 'C'), as(d, 'D'), as(n, 'E')]);
});

test('R11: what a second found phone says falls, though the first one’s finder had put out who put it out', () => {
  const { t, p } = tableOf('ABCDEFGH');
  const [a, b, c, y] = p;
  for (const name of 'EFGH') write(t.phone(name), { kind: 'leave', seat: name, becomes: 'free' });
  meet(...t.phones.values());
  const [n, m, z] = [strangerTo(t, 'n'), strangerTo(t, 'm'), strangerTo(t, 'z')];
  for (const one of [n, m, z]) one.chains = b.chains;
  bothSay(a, c, puts(b));
  meet(a, c);
  write(b, admitting(claimOf(n, 'E'), 'invite'));
  meet(b, n);
  both(b, n, a, ['B', 'E']);
  invites(a, m, 'F');
  meet(a, c, m);
  both(c, m, y, ['C', 'F']);
  meet(a, c, m);
  write(y, admitting(claimOf(z, 'G'), 'invite'));
  meet(y, z);
  alike(a, c, m, z);
  expect(who(a)).toEqual([as(a, 'A'), as(c, 'C'), as(m, 'F')]);
  alike(a, c, m, z, n);
  expect(who(a)).toEqual([as(a, 'A'), as(c, 'C'), as(m, 'F')]);
});

test.each(['old', 'new'])(
  'R11: a player bears witness for a newcomer on a phone that they had before, and on one of this page: %s',
  (which) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c, , e] = p;
    const [n, e2] = [strangerTo(t, 'n'), strangerTo(t, 'e2')];
    write(e2, admission(e2, 'E', 'player', e.seat.sign), 'E');
    meet(a, b, c, e, e2);
    write(b, admitting(claimOf(n, 'D'), 'invite'));
    const w = which === 'new' ? e2 : e;
    meet(b, n, w);
    write(w, order('on'), 'E');
    const x = write(n, order('x'), 'D');
    meet(n, w);
    bothSay(a, c, puts(b));
    alike(a, c, n, w);
    expect(who(a)).toContain(as(n, 'D'));
    expect(read(a).standing(x)).toBe('open');
  },
);

test.each([
  ['giving its seat to another', 0],
  ['giving its seat to another', 20],
  ['putting it out', 0],
  ['putting it out', 20],
] as const)(
  'R11, R23: by %s two end the invitations that it opens unheard (%i lines later), though another goes on from them',
  (how, later) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c, , e] = p;
    const [n, b2] = [strangerTo(t, 'n'), strangerTo(t, 'b2')];
    const given = how === 'putting it out' ? puts(b) : admitting(claimOf(b2, 'B'), 'hands');
    bothSay(a, c, given);
    meet(a, c);
    pad(b, later);
    const secret = chanceOf('finder')(32);
    write(b, { kind: 'invite', key: publicKey(secret), role: 'player', limit: 5 });
    tell(b, e);
    write(e, order('on'));
    alike(a, c, e);
    write(a, closing);
    alike(a, c, e);
    write(a, admitting(claimOf(n, 'D', 'player', undefined, secret), 'invite'));
    alike(a, c, e, n);
    expect(who(a)).not.toContain(as(n, 'D'));
  },
);

test('R11: a phone that was put out, given back and put out again on one page lets in nobody', () => {
  const { t, p } = withRoom('ABCDE', 'D');
  const [a, b, c, , e] = p;
  bothSay(a, c, puts(b));
  meet(a, b, c);
  const fresh = { ...b, seat: strangerTo(t, 'fresh').seat };
  bothSay(a, c, admitting(claimOf(fresh, 'B'), 'hands'));
  meet(a, b, c);
  expect(who(a)).toContain(as(b, 'B'));
  bothSay(a, c, puts(b));
  meet(a, c, e);
  const n = strangerTo(t, 'n', 'B');
  n.chains = b.chains;
  invites(b, n, 'D');
  meet(b, n);
  alike(a, c, e, n);
  write(a, closing);
  alike(a, c, e, n);
  expect(who(a)).toEqual([as(a, 'A'), as(c, 'C'), as(e, 'E')]);
});

test.each([
  [0, false],
  [0, true],
  [25, true],
])(
  'R11: whom a player agreed to seat stays where others saw them play, though the proposer was put out (%i lines later, a friend dated in: %s)',
  (later, dated) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c, , e] = p;
    const [n, f] = [strangerTo(t, 'n'), strangerTo(t, 'f')];
    n.chains = a.chains;
    f.chains = a.chains;
    const asked = write(b, admitting(claimOf(n, 'D'), 'hands'));
    bothSay(c, e, puts(b));
    tell(e, a);
    tell(b, a);
    pad(a, later);
    write(a, { kind: 'agree', entry: asked });
    meet(a, c, e, n);
    const x = write(n, order('x'), 'D');
    meet(a, c, e, n);
    expect(read(a).standing(x)).toBe('open');
    // The finder, who has heard nothing of it, lets a friend in to the same seat.
    if (dated) write(b, admitting(claimOf(f, 'D'), 'invite'));
    meet(b, f);
    alike(a, c, e, n, f, b);
    expect(who(a)).toContain(as(n, 'D'));
    expect(who(a)).not.toContain(as(f, 'D'));
    expect(read(a).standing(x)).toBe('open');
  },
);

test('R11: the ninth thing that a phone asks for waits where the eight before are nothing', () => {
  const { t, p } = withRoom('ABCDE', 'D');
  const [a, b, c, , e] = p;
  const n = strangerTo(t, 'n');
  n.chains = a.chains;
  for (let i = 0; i < 8; i++) write(b, { kind: 'mark', seat: 'C' });
  const asked = write(b, admitting(claimOf(n, 'D'), 'hands'));
  bothSay(c, e, puts(b));
  meet(a, b, c, e);
  write(a, { kind: 'agree', entry: asked });
  alike(a, c, e, n);
  expect(who(a)).toContain(as(n, 'D'));
});

test.each([
  [0, 25],
  [25, 0],
])(
  'R11: an invitation that a phone opened unheard of its player’s own word against it lets in, whichever stands first (%i, %i lines later)',
  (word, invite) => {
    const { t, p } = withRoom('ABCD', 'D');
    const [a, b, c] = p;
    const [b2, n] = [strangerTo(t, 'b2'), strangerTo(t, 'n')];
    b2.chains = a.chains;
    write(b2, admission(b2, 'B', 'player', b.seat.sign), 'B');
    meet(a, b, c, b2);
    write(a, closing);
    meet(a, b, c, b2);
    pad(b, word);
    write(b, puts(b2));
    const secret = chanceOf('an invitation')(32);
    for (let i = 0; i < invite; i++) write(b2, { kind: 'note', text: `${i}` }, 'B');
    write(b2, { kind: 'invite', key: publicKey(secret), role: 'player', limit: 1 }, 'B');
    meet(a, b, c, b2);
    n.chains = a.chains;
    write(a, admitting(claimOf(n, 'D', 'player', undefined, secret), 'invite'));
    alike(a, b, c, n);
    expect(who(a)).toContain(as(n, 'D'));
  },
);
