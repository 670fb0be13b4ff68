import { describe, expect, test } from 'vitest';
import {
  admission,
  closing,
  drafted,
  meet,
  order,
  type Phone,
  put,
  read,
  reading,
  strangerTo,
  type Table,
  table,
  tell,
  write,
} from './phones.ts';

const alike = (t: Table): void => {
  meet(...t.phones.values());
  const [first, ...rest] = [...t.phones.values()].map((phone) => reading(phone));
  for (const other of rest) expect(other).toEqual(first);
};
const states = (t: Table, phone = 'A') => read(t.phone(phone)).standIns.map(({ state }) => state);
const sole = (t: Table, phone = 'A') => read(t.phone(phone)).standIns[0];

/** B proposes to stand in for C, D nods, the two meet. C is away unless they are drawn, and so is A. */
const standing = (more = '') => table('ABCD', 'B: stand-in C s | ~ | | ~\nD: | ~ | agree s n | ~').play(more);

describe('a stand-in', () => {
  test('log.stand-in.nod: acts for the seat once another hand has agreed and they have seen it, and not before', () => {
    const t = table(
      'ABC',
      'A: stand-in C s, order early for C | ~ | | order blind for C | ~ | order now for C\nB: | ~ | agree s n | | ~ |',
    );
    expect(t.standings('A', 'early', 'blind', 'now')).toBe('early refused, blind refused, now open');
    expect(sole(t)).toMatchObject({ state: 'in force', seat: 'C', own: 'A', nods: [{ seat: 'B' }] });
    alike(t);
    expect(read(t.phone('C')).actedBy.get(t.at('now'))).toBe('A');
  });
  test('log.stand-in.hands: neither the seat itself, nor the proposer again, nor a phone of theirs, makes the second hand', () => {
    const t = table(
      'ABC',
      'A: stand-in C s | agree s a1, agree s a2 for B | ~\nC: | | ~ | agree s c | ~\nB: | | | | ~\nA: | | | | ~',
    );
    expect(states(t, 'B')).toEqual(['ended']);
    const u = table('AB', 'A: stand-in B s');
    expect(states(u)).toEqual(['in force']);
    const v = table('ABC', 'A: stand-in C s | agree s a1 for B');
    expect(states(v)).toEqual(['asked']);
  });
  test('log.stand-in.regent: what stands in by another’s nod does so still when that one is appointed regent', () => {
    const t = standing('B: order x for C | ~\nA: | ~\nD: | ~');
    expect(t.standings('A', 'x')).toBe('x open');
    const b = t.phone('B');
    write(b, admission(b, 'B', 'regent', b.seat.sign, t.phone('D').key.device));
    meet(...t.phones.values());
    expect(states(t)).toEqual(['in force']);
    expect(t.standings('A', 'x')).toBe('x open');
    alike(t);
  });
  test('log.stand-in.two: where two seats are held the proposal alone holds', () => {
    const t = table('AB', 'A: stand-in B s, order x for B, close p | ~\nB: | ~');
    expect(t.standings('B', 'x')).toBe('x counted');
    expect(sole(t, 'B')).toMatchObject({ state: 'in force', nods: [] });
  });
  test('log.stand-in.kinds: has no vote, opens nothing, admits and withdraws nobody', () => {
    const t = standing();
    const b = t.phone('B');
    const tried = (
      [
        { kind: 'agree', entry: t.at('s') },
        { kind: 'note', text: 'I' },
        { kind: 'books', key: '0'.repeat(64) },
        { kind: 'ledger', write: 1 },
        { kind: 'withdraw', device: t.phone('D').key.device },
        { kind: 'leave', seat: 'C', becomes: 'free' },
        { kind: 'amend', changes: [] as never[], why: '' },
        { kind: 'seen' },
      ] as const
    ).map((body) => write(b, body, 'C'));
    const may = [order('x'), { kind: 'done' } as const].map((body) => write(b, body, 'C'));
    alike(t);
    const { standing: of, roster } = read(t.phone('D'));
    expect(tried.map(of)).toEqual(tried.map(() => 'refused'));
    expect(may.map(of)).toEqual(['open', 'open']);
    expect(roster.former).toEqual([]);
    expect(roster.members).toHaveLength(4);
  });
  test('log.stand-in.close: what they close for the absent is no vote of that seat', () => {
    const t = standing();
    const b = t.phone('B');
    const close = write(b, closing, 'C');
    alike(t);
    expect(read(t.phone('A')).standing(close)).toBe('refused');
    expect(read(t.phone('A')).pages).toHaveLength(1);
  });
  test('log.stand-in.back: ends with the first line of the seat’s own that has it in its past', () => {
    const t = standing('B: order one for C | ~ |\nC: | ~ | order mine');
    const [b, c] = [t.phone('B'), t.phone('C')];
    const unaware = write(b, order('unaware'), 'C');
    meet(b, c);
    const aware = write(b, order('aware'), 'C');
    alike(t);
    expect([t.at('one'), unaware, aware].map((hash) => read(c).standing(hash))).toEqual([
      'open',
      'open',
      'refused',
    ]);
    expect(sole(t)).toMatchObject({ state: 'ended', end: { entry: t.at('mine'), seat: 'C' } });
  });
  test('log.stand-in.unseen: a line the absent wrote without knowing of it does not end it', () => {
    const t = standing('C: order old, order older');
    alike(t);
    expect(states(t)).toEqual(['in force']);
    const still = write(t.phone('B'), order('x'), 'C');
    alike(t);
    expect(read(t.phone('C')).standing(still)).toBe('open');
  });
  test('log.stand-in.again: the next absence takes a nod of its own', () => {
    const t = standing(
      'B: ~ | | ~ | | ~ | order no for C, stand-in C s2 | ~ | | ~ | order yes for C\nC: ~ | order back | ~\nD: | | ~ | agree s again | ~ | | ~ | agree s2 n2 | ~',
    );
    alike(t);
    expect(t.standings('C', 'no', 'yes')).toBe('no refused, yes open');
    expect(states(t)).toEqual(['ended', 'in force']);
  });
  test('log.stand-in.refuse: any player refuses it before the nod; after it, only a hand that made it', () => {
    const t = table(
      'ABCD',
      'B: stand-in C s | ~ | | ~ | order x for C\nA: | ~ | refuse s r | ~\nD: | ~ | agree s n | ~',
    );
    expect(t.standings('B', 'x')).toBe('x refused');
    alike(t);
    expect(states(t)).toEqual(['ended']);
    const u = standing('B: ~ | | ~ | order x for C\nA: ~ | refuse s r | ~');
    expect(u.standings('B', 'x')).toBe('x open');
    u.play('B: | ~ | order y for C\nD: refuse s q | ~');
    expect(u.standings('B', 'y')).toBe('y refused');
    alike(u);
    expect(states(u)).toEqual(['ended']);
  });
  test('log.stand-in.undo: takes back what they wrote for the seat, and not what its player wrote', () => {
    const t = table(
      'ABCD',
      'C: order theirs | ~\nB: | ~ | stand-in C s | ~ | | ~\nD: | | | ~ | agree s n | ~',
    );
    t.play('B: order ours for C, strike ours x for C, strike theirs y for C');
    const { struck, asking } = read(t.phone('B'));
    expect([...struck.keys()]).toEqual([t.at('ours')]);
    expect(asking).toEqual([]);
    alike(t);
  });
  test('log.stand-in.gone: a stand-in who is put out of the table acts for nobody', () => {
    const t = standing(
      'A: ~ | withdraw B w | ~ | | ~\nD: ~ | | ~ | agree w, close p | ~\nB: ~ | | | | ~ | order x for C, order y',
    );
    alike(t);
    expect(t.standings('A', 'x', 'y')).toBe('x frozen, y frozen');
  });
  test('log.stand-in.lie: who hides that the absent is back is caught by the page', () => {
    const t = standing('B: ~ | | ~\nC: ~ | order back, close p | ~');
    const b = t.phone('B');
    const late = put(b, { ...drafted(b, order('x'), 'C'), saw: [] });
    alike(t);
    expect(read(t.phone('D')).standing(late)).toBe('refused');
  });
});

describe('what takes two hands', () => {
  const devices = (phone: Phone) => read(phone).roster.members.map(({ device }) => device);
  test('log.hands.withdraw: two put out a third, the founder too, once the page turns; their lines of that page stay', () => {
    const t = table(
      'ABC',
      'A: order x | ~\nB: withdraw A w | ~ | | ~ | close p | ~\nC: | ~ | agree w g | ~ | | ~',
    );
    const [a, b, c] = ['A', 'B', 'C'].map((name) => t.phone(name)) as [Phone, Phone, Phone];
    tell(b, a);
    const after = write(a, order('y'));
    const office = write(a, { kind: 'withdraw', device: c.key.device });
    alike(t);
    expect(t.standings('B', 'x')).toBe('x counted');
    expect([after, office].map((hash) => read(b).standing(hash))).toEqual(['frozen', 'frozen']);
    expect([...devices(b)].sort()).toEqual([b, c].map(({ key }) => key.device).sort());
  });
  test('log.hands.alone: one hand alone puts out nobody, nor with a hand of the seat itself, nor twice', () => {
    const t = table(
      'ABC',
      'B: withdraw C w | ~ | | ~ | | ~\nC: | ~ | agree w c | ~ | | \nB: | | agree w b | ~ | close p | ~\nA: | | | | | ~',
    );
    alike(t);
    expect(read(t.phone('A')).roster.former).toEqual([]);
    expect(read(t.phone('A')).roster.proposed).toHaveLength(1);
  });
  test('log.hands.same: a phone that also plays for the proposer’s seat is no second hand, whichever seat it names', () => {
    const t = table('ABCD', 'B: withdraw C w | ~\nD: | ~\nA: | ~');
    const [b, d] = [t.phone('B'), t.phone('D')];
    const tablet = strangerTo(t, 'tablet', 'B');
    write(b, admission(b, 'B', 'player', b.seat.sign, tablet.key.device), 'B');
    write(d, admission(d, 'D', 'player', d.seat.sign, tablet.key.device), 'D');
    meet(b, d, tablet);
    write(tablet, { kind: 'agree', entry: t.at('w') }, 'D');
    meet(b, d, tablet);
    expect(read(b).roster.proposed).toHaveLength(1);
    write(d, { kind: 'agree', entry: t.at('w') }, 'D');
    meet(b, d, tablet);
    expect(read(b).roster.proposed).toHaveLength(0);
    expect(read(b).roster.former.map(({ seat }) => seat)).toEqual(['C']);
  });
  test('log.hands.both: two pairs that put each other out on one page are both out', () => {
    const t = table(
      'ABCDE',
      'B: withdraw C w | ~ | | ~\nD: | ~ | agree w g | ~\nC: withdraw B v | | | ~\nE: | | | ~ | agree v h | ~\nA: | | | | | ~ | close p',
    );
    alike(t);
    const left = ['A', 'D', 'E'].map((name) => t.phone(name).key.device);
    expect([...devices(t.phone('A'))].sort()).toEqual(left.sort());
  });
  test('log.hands.rival: in rival closes the one that stands decides', () => {
    const t = table(
      'ABCD',
      'D: withdraw C w | ~ | | ~ | close p\nB: | ~ | agree w g | ~ |\nC: order x, close q',
    );
    alike(t);
    const { pages, roster } = read(t.phone('A'));
    // What the close that stands does not list comes to pass on the page after.
    expect(roster.former.map(({ until }) => until)).toEqual([pages[0]?.closed?.hash === t.at('p') ? 1 : 2]);
  });
  test('log.hands.refuse: a refused proposal is no longer agreed to; who it is about cannot refuse it', () => {
    const t = table(
      'ABCD',
      'B: withdraw C w, withdraw D v | ~ | | ~ | | ~\nC: | ~ | refuse w r | ~\nA: | ~ | refuse v q | ~ | agree w g, agree v h | ~',
    );
    alike(t);
    expect(read(t.phone('A')).roster.former.map(({ seat }) => seat)).toEqual(['C']);
  });
  test('log.hands.leave: a seat is left by its player alone or by two others, and free again at once', () => {
    const t = table('ABC', 'C: leave C l | ~\nA: | ~');
    expect(devices(t.phone('A'))).not.toContain(t.phone('C').key.device);
    expect(read(t.phone('A')).roster.seats.find(({ id }) => id === 'C')?.keys).toBeUndefined();
    const u = table('ABC', 'B: idle A l | ~ | | ~\nC: | ~ | agree l g | ~\nA: | leave B m |');
    alike(u);
    expect(read(u.phone('C')).roster.idle).toEqual(['A']);
    expect(devices(u.phone('C'))).toHaveLength(2);
    expect(t.standings('A', 'l')).toBe('l open');
  });
  test('R10, R11: rival closes decide whether two others have put a player out, by the votes of all three', () => {
    const t = table('ABC', 'A: close start | ~\nB: | ~\nC: | ~').play(
      'B: withdraw A w | ~ | | ~ | close p | ~ | order x | ~\nC: | ~ | agree w g | ~ | | ~ | order y | ~',
    );
    write(t.phone('A'), closing);
    alike(t);
    expect(read(t.phone('B')).pages[1]?.closed?.hash).toBe(t.at('p'));
  });
});
