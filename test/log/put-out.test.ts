/**
 * What the finder of a lost phone still writes on the page on which two others put it out, dated before or not: it seats nobody, puts nobody
 * out and lends no hand. What other players went on from before they heard of that stands.
 */
import { expect, test } from 'vitest';
import { introductionOf, peerStatusOf, welcomed } from '../../src/campaign/peer-status.ts';
import { hex } from '../../src/log/bytes.ts';
import { admitting } from '../../src/log/claim.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { publicKey } from '../../src/log/keys.ts';
import { keyOf } from '../../src/log/roster.ts';
import {
  admission,
  alike,
  as,
  bothSay,
  chanceOf,
  claimOf,
  closing,
  invitation,
  invites,
  lostSecond,
  meet,
  order,
  type Phone,
  pad,
  phoneOf,
  read,
  rolls,
  strangerTo,
  tell,
  who,
  withRoom,
  write,
} from './phones.ts';

const both = (one: Phone, other: Phone, body: KnownBody, seat?: string): void => {
  const asked = write(one, body);
  meet(one, other);
  write(other, { kind: 'agree', entry: asked }, seat);
  meet(one, other);
};

const datings = [
  [0, 0],
  [20, 0],
  [0, 20],
] as const;

test.each(datings)(
  'R11: a finder makes themself no second hand by a free seat (finder %i lines later, the two %i)',
  (later, two) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c, , e] = p;
    const [n1, n3] = [strangerTo(t, 'n1'), strangerTo(t, 'n3')];
    pad(a, two);
    bothSay(a, c, { kind: 'withdraw', device: b.key.device });
    meet(a, c);
    n1.chains = b.chains;
    n3.chains = b.chains;
    pad(b, later);
    write(b, admitting(claimOf(n1, 'D'), 'invite'));
    tell(b, n1);
    both(b, n1, { kind: 'withdraw', device: a.key.device }, 'D');
    both(b, n1, { kind: 'withdraw', device: c.key.device }, 'D');
    both(b, n1, admitting(claimOf(n3, 'E'), 'hands'), 'D');
    // E, who has heard of neither, carries what the finder wrote, and goes on from it.
    meet(b, n1, n3, e);
    write(e, order('on'));
    alike(a, c, e, n1, n3);
    write(c, closing);
    alike(a, c, e, n1, n3);
    for (const one of [a, c, e]) expect(who(a)).toContain(as(one, one.name));
    expect(who(a)).not.toContain(as(n3, 'E'));
    expect(who(a)).not.toContain(as(b, 'B'));
  },
);

test.each([...datings, [20, 20] as const])(
  'R11: whom the finder lets in lets in nobody, and comes by no key of theirs (finder %i lines later, the two %i)',
  (later, two) => {
    const { t, p } = withRoom('ABCDE', 'DE');
    const [a, b, c] = p;
    const [n1, n2, n1b, gus] = ['n1', 'n2', 'n1b', 'gus'].map((name) => strangerTo(t, name, 'B')) as [
      Phone,
      Phone,
      Phone,
      Phone,
    ];
    pad(a, two);
    bothSay(a, c, { kind: 'withdraw', device: b.key.device });
    meet(a, c);
    pad(b, later);
    write(b, admitting(claimOf(n1, 'D'), 'invite'));
    tell(b, n1);
    write(n1, admitting(claimOf(n2, 'E'), 'invite'), 'D');
    tell(n1, n2);
    write(n1, admitting(claimOf(gus, 'looks-on', 'guest', 'gus'), 'invite'), 'D');
    n1b.chains = n1.chains;
    write(n1b, admission(n1b, 'D', 'player', n1.seat.sign), 'D');
    meet(b, n1, n2, n1b);
    alike(a, c, n1, n2, n1b);
    write(a, closing);
    alike(a, c, n1, n2, n1b);
    expect(who(a)).toEqual([as(a, 'A'), as(c, 'C')]);
    expect(keyOf(read(a).roster, 'D')).toBeUndefined();
    expect(peerStatusOf(read(a), gus.key.device)).toBe('stranger');
    // The seats are free for whom the others invite: also for them, who did nothing that counts.
    invites(c, n2, 'E');
    alike(a, c, n2);
    expect(who(a)).toContain(as(n2, 'E'));
  },
);

test('R11: whom the lost phone let in stays where another had gone on from their coming unheard, though one of the two proposed it before', () => {
  const { t, p } = withRoom('ABCD', 'D');
  const [a, b, c] = p;
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  // B's phone is found again, and A drops it.
  write(a, { kind: 'refuse', entry: out });
  meet(a, b);
  const n = strangerTo(t, 'new', 'B');
  write(b, admitting(claimOf(n, 'D'), 'invite'));
  meet(a, b, n);
  const asked = write(a, order('battle'));
  meet(a, b, n);
  const x = rolls(n, asked, 6, 'D');
  meet(a, b, n);
  // C has heard of none of it, and nods.
  write(c, { kind: 'agree', entry: out });
  alike(a, b, c, n);
  expect(who(a)).not.toContain(as(b, 'B'));
  expect(who(a)).toContain(as(n, 'D'));
  expect(read(a).standing(x)).toBe('open');
  write(a, closing);
  alike(a, b, c, n);
  const y = write(n, order('y'), 'D');
  alike(a, b, c, n);
  expect(read(a).standing(y)).toBe('open');
});

test.each([0, 2, 4, 6, 8, 10, 12])(
  'R11: a third player’s nod, dated before, puts out nobody whom the two knew (%i lines before)',
  (earlier) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c, , e] = p;
    pad(e, earlier);
    const n = strangerTo(t, 'new', 'B');
    write(b, admitting(claimOf(n, 'D'), 'invite'));
    meet(a, b, c, n);
    const asked = write(a, order('battle'));
    meet(a, b, c, n);
    const x = rolls(n, asked, 6, 'D');
    meet(a, b, c, n);
    const out = write(a, { kind: 'withdraw', device: b.key.device });
    meet(a, c, n);
    for (const i of ['1', '2', '3']) write(c, order(i));
    write(c, { kind: 'agree', entry: out });
    meet(a, c, n);
    expect(who(a)).toContain(as(n, 'D'));
    write(e, { kind: 'agree', entry: out });
    alike(a, c, e, n);
    expect(read(a).standing(x)).toBe('open');
    write(a, closing);
    alike(a, c, e, n);
    expect(who(a)).toContain(as(n, 'D'));
  },
);

test.each(['heard', 'unheard'])(
  'R11: who sits on with another phone lets in newcomers, and these keep their seat (%s)',
  (how) => {
    const { a, b, c, n } = lostSecond();
    if (how === 'heard') meet(a, b, c);
    invites(b, n, 'D');
    meet(a, b, c, n);
    const x = write(n, order('x'), 'D');
    alike(a, b, c, n);
    expect(read(a).standing(x)).toBe('open');
    write(a, closing);
    alike(a, b, c, n);
    expect(who(a)).toEqual(expect.arrayContaining([as(b, 'B'), as(n, 'D')]));
  },
);
test.each<KnownBody>([
  { kind: 'leave', seat: 'B', becomes: 'free' },
  { kind: 'withdraw', device: '', seat: 'B' },
])('R11: the finder of a second phone says nothing for its player: $kind', (body) => {
  const { a, b, c, b2 } = lostSecond();
  meet(a, b, c);
  pad(b2);
  write(b2, body.kind === 'withdraw' ? { ...body, device: b.key.device } : body, 'B');
  alike(a, b, c, b2);
  write(a, closing);
  alike(a, b, c);
  expect(who(a)).toContain(as(b, 'B'));
});
test('R11: what the phone said before, and others have gone on from, stands: B has left', () => {
  const { p } = withRoom('ABCD', 'D');
  const [a, b, c] = p;
  write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
  meet(a, b);
  write(a, order('on'));
  const out = write(c, { kind: 'withdraw', device: b.key.device });
  meet(a, b, c);
  write(a, { kind: 'agree', entry: out });
  alike(a, b, c);
  write(a, closing);
  alike(a, b, c);
  expect(
    read(a)
      .roster.changes.filter(({ what }) => what === 'left')
      .map(({ seat }) => seat),
  ).toEqual(['D', 'B']);
});

test.each([
  ['guest', 'own'],
  ['player', 'own'],
  ['guest', 'came by'],
  ['player', 'came by'],
] as const)(
  'R11, R23: nobody comes as a %s by an invitation whose secret is on the phone that was put out (its %s)',
  (role, whose) => {
    const { p } = withRoom('ABCD', 'D');
    const [a, b, c] = p;
    const secret = whose === 'own' ? chanceOf('invitation of B')(32) : invitation;
    if (whose === 'own') write(b, { kind: 'invite', key: publicKey(secret), role, limit: 3 });
    meet(a, b, c);
    bothSay(a, c, { kind: 'withdraw', device: b.key.device });
    meet(a, c);
    for (const turned of [false, true]) {
      if (turned) write(a, closing);
      meet(a, c);
      const n = phoneOf(`n${turned}`, a.campaign);
      const said = introductionOf(a.campaign, { device: n.key, seats: {}, invite: hex(secret) }) ?? '';
      expect(welcomed(read(a), n.key.device, said)).toBe(false);
      const seat = role === 'guest' ? 'looks-on' : 'D';
      write(a, admitting(claimOf(n, seat, role, 'finder', secret), 'invite'));
      meet(a, c, n);
      expect(peerStatusOf(read(a), n.key.device)).toBe('stranger');
    }
  },
);

test('R11: who has just come is no second hand before the page turns, and is one then', () => {
  const { t, p } = withRoom('ABCD', 'D');
  const [a, b, c] = p;
  const n = strangerTo(t, 'new');
  write(a, admitting(claimOf(n, 'D'), 'invite'));
  meet(a, b, c, n);
  const out = write(a, { kind: 'withdraw', device: b.key.device });
  meet(a, n);
  write(n, { kind: 'agree', entry: out }, 'D');
  alike(a, b, c, n);
  expect(who(a)).toContain(as(b, 'B'));
  write(a, closing);
  alike(a, b, c, n);
  write(n, { kind: 'agree', entry: out }, 'D');
  alike(a, b, c, n);
  write(a, closing);
  alike(a, b, c, n);
  expect(who(a)).not.toContain(as(b, 'B'));
});
