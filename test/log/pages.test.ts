import { describe, expect, test } from 'vitest';
import type { Chain } from '../../src/log/chain.ts';
import {
  admission,
  closing,
  drafted,
  lastOf,
  meet,
  order,
  phoneOf,
  put,
  read,
  reading,
  strangerTo,
  table,
  take,
  tell,
  tellOwn,
  write,
} from './phones.ts';

const everyone = (t: ReturnType<typeof table>): void => meet(...t.phones.values());
const agree = (t: ReturnType<typeof table>): void => {
  everyone(t);
  const [first, ...rest] = [...t.phones.values()].map((phone) => reading(phone));
  for (const other of rest) expect(other).toEqual(first);
};

describe('waiting and order', () => {
  test('log.causal.wait: what leans on something missing waits, and counts once it is here', () => {
    const t = table('ABC', 'A: order x | ~ |\nB: | ~ | answer x a\nC: | |');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    tellOwn(b, c);
    expect(t.standings('C', 'a')).toBe('a waiting');
    expect(read(c).waiting.size).toBe(1);
    expect(read(c).reached[b.key.device]).toBe(0);
    tell(a, c);
    expect(t.standings('C', 'x', 'a')).toBe('x open, a open');
    expect(read(c).waiting.size).toBe(0);
  });
  test('log.causal.branch: to have seen one branch of a fork is not to have seen the other', () => {
    const t = table('ABC', "B: order x\nB': order y");
    const [a, c] = [t.phone('A'), t.phone('C')];
    tell(t.phone('B'), a);
    const saw = write(a, order('after x'));
    tell(t.phone("B'"), c);
    tellOwn(a, c);
    expect(read(c).standing(saw)).toBe('waiting');
    tell(a, c);
    expect(read(c).standing(saw)).toBe('open');
  });
  test('R9: a close waits until all that its author had seen is here', () => {
    const t = table('ABC', 'A: order x | ~ | |\nB: | ~ | close p |\nC: | | |');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    tellOwn(b, c);
    expect(t.standings('C', 'p')).toBe('p waiting');
    expect(read(c).pages).toHaveLength(1);
    tellOwn(a, c);
    expect(t.standings('C', 'x', 'p')).toBe('x counted, p counted');
  });
  test('log.causal.time: nothing stands before what it had seen, and nobody can claim a time', () => {
    const t = table(
      'ABC',
      'C: order first | ~ | |\nA: | ~ | answer first a, order x | ~ |\nB: | | | ~ | order y',
    );
    const order = read(t.phone('B')).pages[0]?.entries.map(({ hash }) => hash) ?? [];
    const places = ['first', 'a', 'x', 'y'].map((name) => order.indexOf(t.at(name)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });
  test('log.causal.campaign: a log of another campaign is not read', () => {
    const t = table('AB');
    const b = t.phone('B');
    const other = strangerTo(t, 'S');
    const hash = put(other, { ...drafted(other, order('x')), prev: '0'.repeat(64) });
    expect(take(b, [lastOf(other.chains.get(other.key.device) as Chain)])).toEqual(['malformed']);
    expect(read(b).standing(hash)).toBeUndefined();
  });
  test('log.write.leans: a hostile claim to have seen what is not there makes nobody else wait', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const draft = drafted(b, order('trap'));
    const trap = put(b, { ...draft, saw: ['0'.repeat(64)] });
    write(b, order('more'));
    tell(b, a);
    expect(read(a).standing(trap)).toBe('waiting');
    const honest = write(a, order('x'));
    const close = write(a, closing);
    tellOwn(a, c);
    expect(read(c).standing(honest)).toBe('counted');
    expect(read(c).standing(close)).toBe('counted');
    expect(read(c).waiting.size).toBe(0);
  });
});

describe('pages', () => {
  test('log.page.late: an order that names a closed page and is not listed has no effect', () => {
    const t = table('ABC', 'A: order x, close p | ~ |\nB: order y | | ~\nC: | ~ | ~');
    expect(t.pages('C')).toEqual(['x', '']);
    expect(t.standings('C', 'x', 'p', 'y')).toBe('x counted, p counted, y late');
    expect(read(t.phone('C')).late.map(({ hash }) => hash)).toEqual([t.at('y')]);
    agree(t);
  });
  test('log.page.settles-late: a late order that a later close lists stays late', () => {
    const t = table('AB', 'A: close p | ~ | close q |\nB: order y | ~ | | order z');
    expect(t.standings('A', 'y')).toBe('y late');
    everyone(t);
    expect(t.standings('B', 'y', 'z')).toBe('y late, z late');
    expect(t.pages('B')).toEqual(['', '', '']);
  });
  test('log.page.done: an old "end my turn" after the regent has played on ends nothing', () => {
    const t = table('ABC', 'A: order x, close p | ~ | order v, close q | ~\nB: done d | | | ~\nC: | ~ | | ~');
    expect(t.standings('C', 'd')).toBe('d late');
    expect(t.pages('C')).toEqual(['x', 'v', '']);
  });
  test('log.page.answer: an answer counts while listed or open, whatever its page', () => {
    const t = table('AB', 'A: order x | ~ | close p | ~ | close q\nB: | ~ | answer x a | ~ |');
    expect(t.standings('A', 'a')).toBe('a counted');
    expect(t.pages('A')).toEqual(['x', 'a', '']);
  });
});

describe('forked and withdrawn devices', () => {
  test('log.fork.listed: only what an earlier close listed counts', () => {
    const t = table('ABC', 'B: order x | ~ | | ~ | order z | ~\nA: | ~ | close p | ~ | | ~\nC: | | | ~ | |');
    expect(t.standings('A', 'x', 'z')).toBe('x counted, z open');
    t.play("B': order y\nB: order w");
    agree(t);
    expect(t.standings('A', 'x', 'z', 'w', 'y')).toBe('x counted, z frozen, w frozen, y frozen');
    t.play('A: close q | ~\nC: | ~');
    expect(t.standings('C', 'x', 'z', 'y')).toBe('x counted, z frozen, y frozen');
    expect(t.pages('C')).toEqual(['x', '', '']);
  });
  test('log.fork.branch: of two branches the one a standing close lists counts, whichever came first', () => {
    const t = table('ABC', "B: order x | ~ | |\nA: | ~ | close p | ~\nB': order y | | |\nC: | | | ~");
    agree(t);
    for (const name of ['A', 'C', "B'"]) expect(t.standings(name, 'x', 'y')).toBe('x counted, y frozen');
  });
  test('log.fork.closes: pages its closes turned stay as they are', () => {
    const t = table(
      'ABC',
      'B: order x, close p | ~ | | ~ | order y, close q | ~ |\nA: | ~ | order v | ~ | | ~ | order w\nC: | ~ | | ~ | | ~ |',
    );
    const before = read(t.phone('A')).pages.map(({ id }) => id);
    t.play("B: note m\nB': note n");
    agree(t);
    expect(read(t.phone('A')).forked).toHaveLength(1);
    expect(read(t.phone('A')).pages.map(({ id }) => id)).toEqual(before);
  });
  test('log.fork.close: a close nobody else built on does not stand once its device has forked', () => {
    const t = table('ABC', "B: order x, close p | ~\nB': note n | ~\nA: | ~\nC: | ~");
    agree(t);
    expect(read(t.phone('A')).pages).toHaveLength(1);
  });
  test('log.fork.alone: who is alone and goes on under a new key keeps the pages of their phone', () => {
    const t = table('A', 'A: order x, close p, order y, close q, order z');
    t.play("A: note m\nA': note n");
    everyone(t);
    const a = t.phone('A');
    const anew = { ...phoneOf('anew', a.campaign), seat: a.seat, chains: a.chains };
    write(anew, admission(anew, 'A', 'player', a.seat.sign), 'A');
    meet(anew, ...t.phones.values());
    expect(t.pages('A')).toEqual(['x', 'y', '']);
    expect(t.pages("A'")).toEqual(['x', 'y', '']);
    // Nothing of the open page was listed; it counts no more, and may be given again.
    expect(t.standings("A'", 'z', 'm', 'n')).toBe('z frozen, m frozen, n frozen');
    write(anew, order('again'), 'A');
    write(anew, closing, 'A');
    meet(anew, ...t.phones.values());
    expect(read(a).pages).toHaveLength(4);
    expect(reading(t.phone("A'"))).toEqual(reading(a));
  });
  test('log.withdraw.counts: what it wrote before it heard of it is as it was, in time or late; from then on it counts for nothing', () => {
    const t = table('ABC', 'B: order x | ~ | | order y | ~ |\nA: | ~ | close p | | ~ |');
    const [b, phone] = [t.phone('B'), strangerTo(t, 'phone', 'B')];
    write(phone, admission(phone, 'B', 'player', b.seat.sign), 'B');
    tell(phone, b);
    // His own other phone takes this one off the seat.
    write(phone, { kind: 'withdraw', device: b.key.device }, 'B');
    meet(t.phone('A'), phone);
    agree(t);
    expect(t.standings('C', 'x', 'y')).toBe('x counted, y late');
    t.play('B: close q | ~\nA: | ~\nC: | ~');
    expect(t.standings('C', 'q')).toBe('q frozen');
    t.play('A: close r | ~ | | ~\nB: | ~ | close s | ~\nC: | ~ | | ~');
    expect(t.standings('C', 'r', 's')).toBe('r counted, s frozen');
  });
});
