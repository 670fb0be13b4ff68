/** What `put-out.test.ts` asks, where the finder has more than one phone or seat, and where those who put it out are attacked themselves. */
import { expect, test } from 'vitest';
import { atOnce } from '../../src/kernel/paced.ts';
import { admitting } from '../../src/log/claim.ts';
import { seatKeys } from '../../src/log/keys.ts';
import { markOf } from '../../src/log/mark.ts';
import { bookKeeper, readBook } from '../../src/log/reading.ts';
import {
  admission,
  alike,
  as,
  bothSay,
  chanceOf,
  claimOf,
  closing,
  invites,
  lostSecond,
  meet,
  order,
  type Phone,
  pad,
  put,
  read,
  strangerTo,
  tableOf,
  tell,
  twin,
  who,
  withRoom,
  write,
} from './phones.ts';

test.each([
  [0, 0],
  [20, 0],
  [0, 20],
])(
  'R11: a further phone by the seat’s key seats nobody (finder %i lines later, the two %i)',
  (later, two) => {
    const { t, p } = withRoom('ABCDE', 'DE');
    const [a, b, c] = p;
    const [n, b3] = [strangerTo(t, 'n'), strangerTo(t, 'b3', 'B')];
    pad(a, two);
    bothSay(a, c, { kind: 'withdraw', device: b.key.device });
    meet(a, c);
    pad(b, later);
    b3.chains = b.chains;
    write(b3, admission(b3, 'B', 'player', b.seat.sign), 'B');
    write(b3, admitting(claimOf(n, 'D'), 'invite'), 'B');
    meet(b, b3, n);
    alike(a, c, b3, n);
    write(a, closing);
    alike(a, c, b3, n);
    expect(who(a)).toEqual([as(a, 'A'), as(c, 'C')]);
  },
);

test('R11: nor does it take its player’s own phone off the seat, where a second one was put out', () => {
  const { t, a, b, c, b2 } = lostSecond();
  meet(a, b, c);
  const b3 = strangerTo(t, 'b3');
  b3.chains = b2.chains;
  write(b3, admission(b3, 'B', 'player', b.seat.sign), 'B');
  write(b3, { kind: 'withdraw', device: b.key.device, seat: 'B' }, 'B');
  alike(a, b, c, b2, b3);
  write(a, closing);
  alike(a, b, c);
  expect(who(a)).toContain(as(b, 'B'));
});

test('R11: on the first page a further phone of theirs bears no witness for whom they let in', () => {
  const { t, p } = tableOf('ABCD');
  const [a, b, c, d] = p;
  write(d, { kind: 'leave', seat: 'D', becomes: 'free' });
  meet(a, b, c, d);
  const [n, b3] = [strangerTo(t, 'n'), strangerTo(t, 'b3')];
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  n.chains = b.chains;
  b3.chains = b.chains;
  write(b3, admission(b3, 'B', 'player', b.seat.sign), 'B');
  meet(b, b3);
  write(b, admitting(claimOf(n, 'D'), 'invite'), 'B');
  meet(b, b3, n);
  write(b3, { kind: 'note', text: 'on' }, 'B');
  meet(b, b3, n);
  alike(a, c, b3, n);
  expect(who(a)).not.toContain(as(n, 'D'));
});

test('R11: nor does whom those let in in turn', () => {
  const { t, p } = tableOf('ABCDE');
  const [a, b, c, d, e] = p;
  for (const one of [d, e]) write(one, { kind: 'leave', seat: one.name, becomes: 'free' });
  meet(...p);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  const [n, m] = [strangerTo(t, 'n'), strangerTo(t, 'm')];
  n.chains = b.chains;
  m.chains = b.chains;
  write(b, admitting(claimOf(n, 'D'), 'invite'));
  meet(b, n);
  write(n, admitting(claimOf(m, 'E'), 'invite'), 'D');
  meet(n, m);
  write(m, { kind: 'note', text: 'on' }, 'E');
  alike(a, c, n, m);
  expect(who(a)).toEqual([as(a, 'A'), as(c, 'C')]);
});

test('R11: whom the two let in stays, though the finder and a friend said on the first page that the two are out', () => {
  const { t, p } = tableOf('ABCDE');
  const [a, b, c, d, e] = p;
  for (const one of [d, e]) write(one, { kind: 'leave', seat: one.name, becomes: 'free' });
  meet(...p);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  const [n, m] = [strangerTo(t, 'n'), strangerTo(t, 'm')];
  n.chains = b.chains;
  invites(a, m, 'E');
  meet(a, c, m);
  const x = write(m, order('x'), 'E');
  write(c, order('y'));
  meet(a, c, m);
  write(b, admitting(claimOf(n, 'D'), 'invite'));
  meet(b, n);
  for (const one of [a, c]) {
    const asked = write(b, { kind: 'withdraw', device: one.key.device });
    meet(b, n);
    write(n, { kind: 'agree', entry: asked }, 'D');
    meet(b, n);
  }
  alike(a, c, m, n);
  expect(who(a)).toEqual(expect.arrayContaining([as(a, 'A'), as(c, 'C'), as(m, 'E')]));
  expect(read(a).standing(x)).toBe('open');
});

test('R11: a phone with two seats, put out of both, takes no other off either, for whichever it says so', () => {
  const { p } = withRoom('ABCDE', 'D');
  const [a, b, c, , e] = p;
  // B’s phone plays E’s seat as well, by E’s words.
  write(b, admission(b, 'E', 'player', e.seat.sign), 'E');
  meet(a, b, c, e);
  write(a, closing);
  meet(a, b, c, e);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  write(b, { kind: 'withdraw', device: e.key.device, seat: 'E' }, 'B');
  meet(a, b, c);
  write(a, closing);
  alike(a, b, c, e);
  expect(who(a)).toContain(as(e, 'E'));
});

test.each([0, 20])(
  'R11: a phone from which two took the seat by giving it to another seats nobody either (%i lines later)',
  (later) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c] = p;
    const [n, b2] = [strangerTo(t, 'n'), strangerTo(t, 'b2')];
    bothSay(a, c, admitting(claimOf(b2, 'B'), 'hands'));
    meet(a, c, b2);
    pad(b, later);
    n.chains = b.chains;
    write(b, admitting(claimOf(n, 'D'), 'invite'));
    meet(b, n);
    alike(a, c, b2, n);
    write(a, closing);
    alike(a, c, b2, n);
    expect(who(a)).not.toContain(as(n, 'D'));
    // Nor does the invitation whose secret it has.
    write(a, admitting(claimOf(n, 'D'), 'invite'));
    alike(a, c, b2, n);
    expect(who(a)).not.toContain(as(n, 'D'));
  },
);

test('R11: the finder of the phone with the mark passes it on to nobody', () => {
  const { p } = withRoom('ABCDE', 'D');
  const [a, b, c] = p;
  const before = markOf(read(b).roster);
  bothSay(b, c, { kind: 'withdraw', device: a.key.device });
  meet(b, c);
  write(a, { kind: 'mark', seat: 'E' });
  alike(a, b, c);
  write(b, closing);
  alike(a, b, c);
  expect(markOf(read(b).roster)).toBe(before);
});

/** The same phone with a claim under other keys. */
const afresh = (one: Phone): Phone => ({ ...one, seat: seatKeys(chanceOf('fresh seat')(16)) });
test.each(['on the same page', 'later'])(
  'R11: a phone that was found and given its seat again invites others (%s)',
  (when) => {
    const { t, p } = withRoom('ABCDE', 'D');
    const [a, b, c] = p;
    const turn = (): void => {
      write(a, closing);
      meet(a, b, c);
    };
    bothSay(a, c, { kind: 'withdraw', device: b.key.device });
    meet(a, b, c);
    if (when === 'later') turn();
    bothSay(a, c, admitting(claimOf(afresh(b), 'B'), 'hands'));
    meet(a, b, c);
    expect(who(a)).toContain(as(b, 'B'));
    if (when === 'later') turn();
    const n = strangerTo(t, 'n');
    invites(b, n, 'D');
    meet(a, b, c, n);
    write(a, order('on'));
    alike(a, b, c, n);
    write(a, closing);
    alike(a, b, c, n);
    expect(who(a)).toContain(as(n, 'D'));
  },
);

test('R6, R11: what a closed page says of a newcomer does not change when a witness turns out to have written two histories', () => {
  const { t, p } = withRoom('ABCDE', 'D');
  const [a, b, c, , e] = p;
  const n = strangerTo(t, 'n');
  write(b, admitting(claimOf(n, 'D'), 'invite'), 'B');
  meet(b, n, e);
  write(e, order('went on'));
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  meet(a, b, n);
  tell(b, c);
  const [x, y] = [twin(e, 'Ex'), twin(e, 'Ey')];
  write(x, { kind: 'note', text: 'x' }, 'E');
  // The other hears who was put out.
  tell(a, y);
  write(y, { kind: 'note', text: 'y' }, 'E');
  tell(y, a);
  write(a, closing);
  const before = who(a);
  expect(before).toContain(as(n, 'D'));
  tell(x, c);
  write(c, { kind: 'note', text: 'c' });
  tell(a, c);
  tell(y, c);
  meet(a, c);
  expect(a.chains.get(e.key.device)?.forks).toHaveLength(1);
  expect(who(a)).toEqual(before);
  expect(who(c)).toEqual(before);
});

test('R5, R11: a book that is read on says the same of a guest’s room as one that is read anew, where a line brings the guest in', () => {
  const { t, p } = withRoom('ABCDE', 'D');
  const [a, b, c, , e] = p;
  const g = strangerTo(t, 'g');
  write(e, order('here'));
  meet(a, b, c, e);
  write(b, admitting(claimOf(g, 'looks-on', 'guest', 'Gus'), 'invite'), 'B');
  meet(b, g);
  meet(b, e);
  bothSay(a, c, { kind: 'withdraw', device: b.key.device });
  meet(a, c);
  write(g, { kind: 'note', text: 'x' }, 'looks-on');
  for (let i = 0; i < 520; i++) {
    const { entries = [], hashes = [] } = g.chains.get(g.key.device) ?? {};
    const last = entries.at(-1);
    if (last) put(g, { ...last, saw: [], seq: entries.length + 1, prev: hashes.at(-1) ?? '' });
  }
  for (const one of [b, g, e]) tell(one, a);
  const ons: boolean[] = [];
  const keeper = bookKeeper(a.campaign, undefined, undefined, (on) => ons.push(on));
  const isThere = (book = atOnce(keeper(a.chains))): boolean | undefined =>
    book?.roster.members.some(({ device }) => device === g.key.device);
  expect(isThere()).toBe(false);
  write(e, order('on'));
  tell(e, a);
  const kept = atOnce(keeper(a.chains));
  expect([isThere(kept), ons.at(-1)]).toEqual([true, true]);
  const last = a.chains.get(g.key.device)?.hashes.at(-1) ?? '';
  expect(readBook(a.chains, a.campaign)?.standing(last)).toBe('refused');
  expect(kept?.standing(last)).toBe('refused');
});
