/** R17: who may take back what with nobody's leave follows from what each line had in its past. */
import { describe, expect, test } from 'vitest';
import type { KnownBody } from '../../src/log/entry.ts';
import {
  admission,
  admits,
  closing,
  drafted,
  founder,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  sit,
  type Table,
  table,
  tell,
  write,
} from './phones.ts';

/** Writes what leans on no line of another phone that it knows, but for the page it stands on. */
const dated = (phone: Phone, body: KnownBody, seat?: string) =>
  put(phone, { ...drafted(phone, body, seat), saw: [] });
const hash = (fill: string) => fill.repeat(64).slice(0, 64);
const isStruck = (t: Table, phone: string, name: string) => read(t.phone(phone)).struck.has(t.at(name));
const asks = (phone: Phone) => read(phone).asking.map(({ hash }) => hash);
const die = (t: Table, name: string, more: object): KnownBody => ({
  kind: 'answer',
  order: t.at(name),
  label: 'dice',
  shape: '',
  value: [6],
  how: 'table',
  ...more,
});

describe('R17: another hand has gone on from the order', () => {
  test('H7: a strike that is dated back before an answer everybody saw asks, like one that is not', () => {
    const t = table('ABC', 'A: order x | ~ | | ~ |\nB: | ~ | answer x a | ~ |\nC: | ~ | | ~ |');
    const s = dated(t.phone('A'), { kind: 'strike', entry: t.at('x') });
    meet(...t.phones.values());
    for (const name of 'ABC') {
      expect(isStruck(t, name, 'x')).toBe(false);
      expect(asks(t.phone(name))).toEqual([s]);
    }
    write(t.phone('C'), { kind: 'agree', entry: s });
    expect(isStruck(t, 'C', 'x')).toBe(true);
  });
  test('H7: so does a correction that is dated back', () => {
    const t = table('AB', 'A: order x, answer x mine | ~ | | ~\nB: | ~ | order y | ~');
    const k = dated(t.phone('A'), { kind: 'correct', order: t.at('x'), answers: { dice: { value: [1] } } });
    expect(asks(t.phone('A'))).toEqual([k]);
    expect(read(t.phone('A')).corrected.size).toBe(0);
  });
  const steps: readonly (readonly [string, (t: Table) => KnownBody])[] = [
    ['an order', () => order('y')],
    ['an answer', (t) => die(t, 'x', {})],
    [
      'a card',
      (t) => ({
        kind: 'sealed',
        purpose: { order: t.at('x'), label: 'dice', shape: '' },
        box: '',
        commit: hash('1'),
      }),
    ],
    ['an opened card', () => ({ kind: 'reveal', entry: hash('2'), key: hash('3') })],
    [
      'the beginning of a roll',
      (t) => ({
        kind: 'roll',
        order: t.at('x'),
        label: 'dice',
        commit: hash('4'),
        witness: t.phone('A').key.device,
      }),
    ],
    ['a witness', () => ({ kind: 'witness', roll: hash('5'), share: hash('6') })],
    ['a forfeit', (t) => ({ kind: 'forfeit', order: t.at('x'), label: 'dice', seat: 'A', shape: '' })],
  ];
  test.each(steps)('%s of another hand makes a strike ask, though it came later', (_, body) => {
    const t = table('AB', 'A: order x | ~ | strike x s\nB: | ~ |');
    expect(isStruck(t, 'A', 'x')).toBe(true);
    write(t.phone('B'), body(t));
    meet(...t.phones.values());
    for (const name of 'AB')
      expect([isStruck(t, name, 'x'), asks(t.phone(name))]).toEqual([false, [t.at('s')]]);
    expect(read(t.phone('A')).heldBy(t.at('x'), t.at('s'))?.entry.seat).toBe('B');
  });
  test.each([
    ['a note', { kind: 'note', text: 'well' }],
    ['a word that they are done', { kind: 'done' }],
    ['a line in their book', { kind: 'ledger', write: 1 }],
    ['a sealed line in their book', { kind: 'sealed', purpose: 'ledger', box: '', commit: hash('7') }],
  ] as const)('%s of theirs does not', (_, body) => {
    const t = table('AB', 'A: order x | ~ | strike x s\nB: | ~ |');
    write(t.phone('B'), body);
    meet(...t.phones.values());
    expect(isStruck(t, 'B', 'x')).toBe(true);
  });
  test('who had not seen the order, or had seen it struck, does not stand in the way', () => {
    const t = table('ABC', 'A: order x | ~ | strike x s | ~\nB: order y | | | ~ | order z\nC: | ~ | |');
    t.play('A: ~\nB: ~\nC: ~');
    for (const name of 'ABC') expect(isStruck(t, name, 'x')).toBe(true);
  });
  test('another seat on the same phone is no other hand', () => {
    const [a, c] = together();
    const x = write(a, order('x'), 'A');
    write(a, order('y'), 'B');
    const s = write(a, { kind: 'strike', entry: x }, 'A');
    expect(read(a).struck.get(x)).toBe(s);
    meet(a, c);
    write(c, order('z'));
    meet(a, c);
    expect(read(a).struck.get(x)).toBe(s);
    const again = write(a, order('again'), 'A');
    meet(a, c);
    write(c, order('more'));
    meet(a, c);
    const t = write(a, { kind: 'strike', entry: again }, 'A');
    expect(asks(a)).toEqual([t]);
  });
  test('R13: of a stand-in’s order its owner takes back what no third hand went on from', () => {
    const begin = 'C: stand-in A s | ~ | | ~ |\nB: | ~ | agree s n | ~ |\nA: | ~ | | | ';
    const t = table('ABC', begin);
    t.play('C: order x for A | ~ | order own | ~\nA: | ~ | | ~ | strike x k\nB: | | |');
    expect(isStruck(t, 'A', 'x')).toBe(true);
    const u = table('ABC', begin);
    u.play('C: order x for A | ~ | | ~\nB: | ~ | order third | ~\nA: | ~ | | ~ | strike x k');
    expect(isStruck(u, 'A', 'x')).toBe(false);
    expect(asks(u.phone('A'))).toEqual([u.at('k')]);
  });
});

describe('R17: the open page and after it', () => {
  const played = () =>
    table('ABC', 'A: order x | ~ | strike x s | ~ |\nB: | ~ | answer x a | |\nC: | ~ | | ~ | close p');
  test('a late answer makes a free strike ask; the same lines in any order come to the same', () => {
    const t = table('ABC', 'A: order x | ~ | strike x s | ~ |\nB: | ~ | answer x a | |\nC: | ~ | | ~ |');
    expect([isStruck(t, 'A', 'x'), isStruck(t, 'C', 'x')]).toEqual([true, true]);
    t.play('A: ~\nB: ~');
    expect([isStruck(t, 'A', 'x'), isStruck(t, 'B', 'x')]).toEqual([false, false]);
    t.play('A: ~\nB: ~\nC: ~');
    const [first, ...others] = 'ABC'.split('').map((name) => reading(t.phone(name)));
    for (const other of others) expect(other).toEqual(first);
  });
  test('after the close it does not change: an answer that comes later counts on the next page', () => {
    const t = played();
    t.play('A: ~\nB: ~\nC: ~');
    for (const name of 'ABC') expect([isStruck(t, name, 'x'), asks(t.phone(name))]).toEqual([true, []]);
    expect(t.pages('A')).toEqual(['x s', 'a']);
  });
  test('a nod to a strike that was free counts once a late answer makes it ask', () => {
    const t = table(
      'ABC',
      'A: order x | ~ | strike x s | ~ | |\nC: | ~ | | ~ | agree s g |\nB: | ~ | answer x a |',
    );
    t.play('A: ~\nB: ~\nC: ~');
    expect([isStruck(t, 'A', 'x'), asks(t.phone('A'))]).toEqual([true, []]);
  });
});

describe('R17: several changes of one line', () => {
  test('the one that had the others in its past counts', () => {
    const t = table('AB', 'A: order x');
    const [strike, restore] = [
      { kind: 'strike', entry: t.at('x') },
      { kind: 'restore', entry: t.at('x') },
    ] as const;
    for (const [body, struck] of [
      [strike, true],
      [restore, false],
      [strike, true],
    ] as const) {
      write(t.phone('A'), body);
      expect(isStruck(t, 'A', 'x')).toBe(struck);
    }
  });
  test('else it goes by the seats’ turns, which change with the page, not by a hash', () => {
    // Both ask for another answer of C's order; C agrees to either on a phone that has not seen the other nod.
    for (const [page, first] of ['A', 'C', 'C', 'A'].entries()) {
      const t = table('ABC');
      for (let n = 0; n < page; n++) t.play('A: close p | ~\nB: | ~\nC: | ~');
      t.play('B: order x | ~\nA: | ~\nC: | ~');
      t.play('A: correct x one | ~ |\nC: correct x two | ~ |\nB: | ~ |');
      // Whose wish is nodded to: A's by C, C's by A, at the same time.
      t.play('A: agree two g | ~\nC: agree one h | ~\nB: | ~');
      const expected = t.at(first === 'A' ? 'one' : 'two');
      for (const name of 'ABC') expect(read(t.phone(name)).corrected.get(t.at('x'))?.by).toBe(expected);
    }
  });
  test('a refusal that is dated back undoes no nod', () => {
    const t = table(
      'ABC',
      'B: order x | ~ | | ~ |\nA: | ~ | strike x s | ~ | | ~\nC: | ~ | | ~ | agree s g | ~',
    );
    t.play('A: ~\nB: ~\nC: ~');
    expect(isStruck(t, 'B', 'x')).toBe(true);
    dated(t.phone('B'), { kind: 'refuse', entry: t.at('s') });
    put(t.phone('B'), { ...drafted(t.phone('B'), { kind: 'refuse', entry: t.at('s') }), saw: [t.at('s')] });
    meet(...t.phones.values());
    for (const name of 'ABC') expect(isStruck(t, name, 'x')).toBe(true);
  });
});

describe('R17: what makes an order final', () => {
  const statement = (owed: string): KnownBody => ({ kind: 'tell', owed, to: [], box: '', commit: hash('8') });
  test('a word that was paid for it: its strike asks, and a nod strikes it', () => {
    const t = table('AB', 'A: order x, order other | ~\nB: | ~');
    write(t.phone('A'), statement(`${t.at('x')}/scouted`));
    t.play('A: strike x s, strike other o | ~\nB: | ~');
    expect([isStruck(t, 'B', 'x'), isStruck(t, 'B', 'other')]).toEqual([false, true]);
    t.play('B: agree s g');
    expect(isStruck(t, 'B', 'x')).toBe(true);
  });
  test('a declaration of its own player; an answer they chose does not', () => {
    const t = table('AB', 'A: order x, order other');
    write(t.phone('A'), die(t, 'x', { how: 'ledger', value: 3 }));
    write(t.phone('A'), die(t, 'other', { how: 'chosen', value: 3 }));
    t.play('A: strike x s, strike other o');
    expect([isStruck(t, 'A', 'x'), isStruck(t, 'A', 'other')]).toEqual([false, true]);
  });
  test('a forfeit that was paid for it, though its own player asked for it; not one that nobody nodded to', () => {
    const t = table('ABC', 'A: order x, order other | ~ |\nB: | ~ |\nC: | ~ |');
    const forfeits = ['x', 'other'].map((name) =>
      write(t.phone('A'), { kind: 'forfeit', order: t.at(name), label: 'dice', seat: 'B', shape: '' }),
    );
    meet(...t.phones.values());
    write(t.phone('C'), { kind: 'agree', entry: forfeits[0] ?? '' });
    t.play('A: ~ | strike x s, strike other o\nC: ~ |');
    expect([isStruck(t, 'A', 'x'), isStruck(t, 'A', 'other')]).toEqual([false, true]);
    expect(asks(t.phone('A'))).toEqual([t.at('s')]);
  });
});

describe('H6: who sat alone', () => {
  test('what was changed alone and dated back before somebody sat asks', () => {
    const a = founder('A', ['A', 'B']);
    const b = phoneOf('B', a.campaign);
    tell(a, b);
    const before = write(a, { kind: 'amend', changes: [], why: 'honest' });
    sit(b, a);
    const planted = dated(a, { kind: 'amend', changes: [], why: 'planted' });
    tell(a, b);
    for (const phone of [a, b]) {
      expect(read(phone).amended.get(before)).toBe(before);
      expect(asks(phone)).toEqual([planted]);
    }
  });
  test('and so does what was changed before the founder heard of them', () => {
    const a = founder('A', ['A', 'B']);
    const b = phoneOf('B', a.campaign);
    const other = { ...phoneOf('A2', a.campaign), seat: a.seat };
    meet(a, b, other);
    write(other, admission(other, 'A', 'player', a.seat.sign), 'A');
    admits(other, b, 'B', 'A');
    const late = write(a, { kind: 'amend', changes: [], why: 'x' });
    expect(read(a).amended.has(late)).toBe(true);
    meet(a, b, other);
    expect([asks(a), asks(b)]).toEqual([[late], [late]]);
  });
  test('where somebody else has ever sat, the players of one phone agree to no amendment among themselves', () => {
    const [a, c] = together();
    write(c, { kind: 'withdraw', device: c.key.device });
    tell(c, a);
    write(a, closing);
    const wish = write(a, { kind: 'amend', changes: [], why: 'x' }, 'A');
    write(a, { kind: 'agree', entry: wish }, 'B');
    expect(asks(a)).toEqual([wish]);
  });
});

/** A phone with two seats, and another player. */
function together(): readonly [Phone, Phone] {
  const a = founder('A', ['A', 'B', 'C']);
  const c = phoneOf('C', a.campaign);
  admits(a, a, 'B', 'A');
  sit(c, a);
  return [a, c];
}
