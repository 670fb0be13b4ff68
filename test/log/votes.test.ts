/** R10: of several closes of one page, which stands; and when a page is final (design §1.4). Expectations follow from the text. */

import { describe, expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import {
  admission,
  claimOf,
  closing,
  drafted,
  founder,
  meet,
  order,
  type Phone,
  phoneOf,
  print,
  put,
  read,
  reading,
  sit,
  strangerTo,
  type Table,
  table,
  tell,
  twin,
  write,
} from './phones.ts';

const everyone = (t: Table): void => meet(...t.phones.values());
/** All that were at the table before the page that the picture plays on, which is page 1. */
function seated(names: string, picture = ''): Table {
  const t = table(names, 'A: close start');
  everyone(t);
  return t.play(picture);
}
/** The close of a page that stands, by its name in the picture, once all have met and read the same. */
function stands(t: Table, names: readonly string[], page = 1): string {
  everyone(t);
  const [first, ...rest] = [...t.phones.values()];
  for (const phone of rest) expect(reading(phone)).toEqual(reading(first as Phone));
  const hash = read(first as Phone).pages[page]?.closed?.hash;
  return names.find((name) => t.at(name) === hash) ?? 'another';
}
const closings = (t: Table, name: string, names: string): readonly boolean[] => {
  const { pages } = read(t.phone(name));
  return [...names].map((close) => pages.some(({ closed }) => closed?.hash === t.at(close)));
};

describe('R10: most votes', () => {
  test('the close on which more seats have built stands', () => {
    const t = seated('ABCDE', 'B: order x, close b | \nC: order y, close c | ~ |\nD: | ~ | order z');
    expect(stands(t, ['b', 'c'])).toBe('c');
    expect(t.standings('A', 'x', 'y', 'z')).toBe('x late, y counted, z open');
  });
  test('writing more, and closing more, is no more than one vote', () => {
    const t = seated('ABCDE', 'B: close b\nC: close c, order m, close n, order o, close q, order r');
    expect(stands(t, ['b', 'c'])).toBe('b');
  });
  test('answers to what only the other close listed go on', () => {
    const t = seated('ABCDE', 'B: order x, close b\nC: order y, close c, answer y a');
    expect(stands(t, ['b', 'c'])).toBe('b');
    expect(t.standings('A', 'x', 'y', 'a')).toBe('x counted, y late, a open');
  });
  test('a vote is never moved: C, who goes on on the page of B, has still voted for their own', () => {
    // D and E hear of c alone, before C met B: two votes there, one for b.
    const t = seated('ABCDE', 'B: close b | |\nC: close c | ~ | |\nD: | ~ | |').play(
      'B: | ~ | \nC: | ~ | order on\nA: | | ',
    );
    expect(closings(t, 'C', 'bc')).toEqual([true, false]);
    t.play('D: order here');
    expect(stands(t, ['b', 'c'])).toBe('c');
  });
  test('a guest or a stranger lends no weight', () => {
    const t = seated('ABCDE', 'B: close b\nC: close c');
    for (const name of ['D', 'E']) {
      const other = strangerTo(t, `${name}x`, 'C');
      write(other, admitting(claimOf(other, name), 'invite'));
      write(other, order('more'));
      tell(other, t.phone('A'));
    }
    expect(stands(t, ['b', 'c'])).toBe('b');
  });
});

describe('R10: one vote a seat, one seat a device', () => {
  /** A table where C has a second phone, known to all before page 1. */
  const twoPhones = (): { readonly t: Table; readonly second: Phone } => {
    const t = table('ABCDE');
    const c = t.phone('C');
    const second: Phone = { ...phoneOf('C2', c.campaign), chains: c.chains, seat: c.seat };
    write(second, admission(second, 'C', 'player', c.seat.sign), 'C');
    (t.phones as Map<string, Phone>).set('C2', second);
    everyone(t);
    t.play('A: close start');
    everyone(t);
    return { t, second };
  };
  test('a seat whose two devices began apart with different closes has no vote', () => {
    const { t, second } = twoPhones();
    t.play('B: close b | | \nC: close c | ~ | \nD: | ~ | order z');
    meet(t.phone('B'), second);
    write(second, order('on b'), 'C');
    // b: B. c: D alone, so it is B's turn before C's. With C's vote it would be c.
    expect(stands(t, ['b', 'c'])).toBe('b');
  });
  test('the later device that had seen the first changes nothing', () => {
    const { t, second } = twoPhones();
    t.play('B: close b | | \nC: close c | ~ | \nD: | ~ | order z');
    meet(t.phone('B'), t.phone('C'), second);
    write(second, order('on b'), 'C');
    expect(stands(t, ['b', 'c'])).toBe('c');
  });
  test('a phone that holds three seats is one vote still', () => {
    const t = table('ABCDE');
    const a = t.phone('A');
    for (const seat of 'CD')
      write(t.phone(seat), admission(t.phone(seat), seat, 'player', t.phone(seat).seat.sign, a.key.device));
    everyone(t);
    t.play('A: close start');
    everyone(t);
    t.play('B: order x, close p | ~ |\nE: | ~ | order y | ~\nB: | | | ~');
    const old = write(a, closing);
    for (const seat of 'ACD') put(a, { ...drafted(a, order('mine'), seat), page: old });
    expect(stands(t, ['p'])).toBe('p');
  });
  test('who has the mark turns a page at their own seat only', () => {
    const t = seated('ABC', 'A: order x');
    const a = t.phone('A');
    const close = write(a, closing, 'C');
    everyone(t);
    expect(read(a).pages).toHaveLength(2);
    expect(read(a).standing(close)).not.toBe('counted');
  });
});

describe('R10: as many votes on each', () => {
  /** Page 1 of five: E's turn (4+1 = 5, 0 mod 5), then A, B, C, D. Page 2: D, E, A, B, C. */
  const turns = [
    ['E', 'A', 'B', 'C', 'D'],
    ['D', 'E', 'A', 'B', 'C'],
  ] as const;
  test.each([
    [1, 0, 1],
    [1, 1, 2],
    [1, 3, 4],
    [1, 0, 4],
    [2, 0, 1],
    [2, 1, 2],
    [2, 3, 4],
    [2, 2, 4],
  ] as const)('page %i: the seat %i of the turn comes before the seat %i', (page, i, j) => {
    const order = turns[page - 1] ?? [];
    const [first, second] = [order[i] ?? '', order[j] ?? ''];
    const t = seated('ABCDE');
    if (page === 2) t.play('A: close q');
    everyone(t);
    t.play(`${first}: close one\n${second}: order more, order yet, close other`);
    expect(stands(t, ['one', 'other'], page)).toBe('one');
  });
  test('H7: no key and no fingerprint that is ground gains the turn', () => {
    for (let i = 0; i < 12; i++) {
      const t = seated('ABCDE', 'B: close b');
      const c = t.phone('C');
      put(c, drafted(c, { kind: 'close', fingerprint: i.toString(16).repeat(64).slice(0, 64) }));
      expect(stands(t, ['b'])).toBe('b');
    }
  });
  test('within one seat the close that lists more, then the lower hash', () => {
    const closed = (picture: string) => {
      const t = table('AB');
      const b = t.phone('B');
      const second: Phone = { ...phoneOf('B2', b.campaign), chains: b.chains, seat: b.seat };
      write(second, admission(second, 'B', 'player', b.seat.sign), 'B');
      (t.phones as Map<string, Phone>).set('B2', second);
      everyone(t);
      t.play('A: close start');
      everyone(t);
      return t.play(picture);
    };
    expect(stands(closed('B: order x, close b for B\nB2: close c for B'), ['b', 'c'])).toBe('b');
    expect(stands(closed('B: close b for B\nB2: order x for B, close c for B'), ['b', 'c'])).toBe('c');
    const even = closed('B: close b for B\nB2: close c for B');
    expect(stands(even, ['b', 'c'])).toBe(even.at('b') < even.at('c') ? 'b' : 'c');
  });
});

describe('R10: rewriting the past', () => {
  test('one device that rewrites a page two seats had built on changes nothing', () => {
    for (const name of 'ABCDEFGH') {
      const t = seated('ABC', `A: order x, close p | ~ |\nB: | ~ | order y`);
      const b = twin(t.phone('B'), `B${name}`);
      everyone(t);
      const before = read(t.phone('C')).pages;
      // Their own log goes on as if the close had never come: another history of the same page.
      const draft = drafted(b, {
        kind: 'close',
        fingerprint: name.repeat(64).toLowerCase().replace(/[g-z]/g, '0'),
      });
      const rival = put(b, { ...draft, saw: [], page: t.at('start') });
      put(b, { ...drafted(b, order('again'), 'B'), page: rival });
      meet(b, t.phone('C'));
      expect(read(t.phone('C')).pages.slice(0, 2)).toEqual(before.slice(0, 2));
    }
  });
  test('one invited later does not rewrite the pages somebody played alone', () => {
    for (let i = 1; i < 9; i++)
      for (const page of [0, 1]) {
        const a = founder('A', ['A', 'B']);
        for (const id of 'xyz') write(a, order(id)) && write(a, closing);
        const before = read(a).pages.map(({ id, final }) => [id, final]);
        expect(before.map(([, final]) => final)).toEqual([true, true, true, false]);
        const b = phoneOf('B', a.campaign);
        sit(b, a);
        const at = read(b).pages[page]?.id ?? '';
        const rival = put(b, {
          ...drafted(b, { kind: 'close', fingerprint: String(i).repeat(64) }),
          page: at,
        });
        put(b, { ...drafted(b, order('mine')), page: rival });
        tell(b, a);
        expect(read(a).waiting.size).toBe(0);
        expect(read(a).pages.map(({ id, final }) => [id, final])).toEqual(before);
      }
  });
  test('a founder who forks the page on which the others sat down rewrites nothing they have built on', () => {
    const t = table('ABC');
    const other = twin(t.phone('A'), 'A*');
    t.play('A: order x, close p | ~ |\nB: | ~ | order y | ~\nC: | ~ | | ~');
    for (const id of ['more', 'and', 'yet']) write(other, order(id), 'A');
    const rival = write(other, closing, 'A');
    write(other, order('mine'), 'A');
    meet(other, t.phone('A'), t.phone('B'), t.phone('C'));
    expect(read(t.phone('B')).standing(rival)).not.toBe('counted');
    expect(stands(t, ['p'], 0)).toBe('p');
  });
  test('the close of a log that has forked stands where another seat has voted for it, else not', () => {
    const voted = seated('ABC', "B: close p | ~\nB': note n | ~\nA: | ~\nC: | ~");
    expect(stands(voted, ['p'])).toBe('another');
    const seen = seated('ABC', "B: close p | ~ | |\nA: | ~ | order on | ~\nB': note n | | | ~\nC: | | | ~");
    expect(stands(seen, ['p'])).toBe('p');
  });
});

describe('§1.4: turned and final', () => {
  /** The least number of seats, all for one close, with k − 0 > (n − k) + 2f; f = 0 up to four seats, 1 from five. */
  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [7, 5],
  ])('of %i seats %i make a page final', (n, k) => {
    const names = 'ABCDEFG'.slice(0, n);
    const t = seated(names, 'A: close p');
    for (let heard = 1; heard <= n; heard++) {
      const { final, unheard } = read(t.phone('A')).pages[1] ?? {};
      expect([heard, final]).toEqual([heard, heard >= k]);
      expect(unheard).toEqual([...names.slice(heard)]);
      const next = t.phones.get(names[heard] ?? '');
      if (!next) break;
      tell(t.phone('A'), next);
      write(next, order('on'));
      tell(next, t.phone('A'));
    }
  });
  test('a rival close takes from the lead: two against one of four is not final', () => {
    const t = seated('ABCD', 'A: close a | ~\nB: | ~ | order on\nC: close c | |');
    everyone(t);
    expect(read(t.phone('A')).pages[1]).toMatchObject({ final: false, unheard: ['D'] });
    t.play('D: order on');
    everyone(t);
    // 3 − 1 > 0
    expect(read(t.phone('A')).pages[1]).toMatchObject({ final: true, unheard: [] });
  });
  test('no page is final before the pages it follows', () => {
    const t = seated('AB', 'A: close a\nB: close b');
    everyone(t);
    t.play('A: close n');
    everyone(t);
    t.play('B: order on');
    everyone(t);
    expect(read(t.phone('A')).pages.map(({ final }) => final)).toEqual([true, false, false, false]);
  });
  test('who sits alone has no other to wait for', () => {
    const t = table('A', 'A: order x, close p');
    expect(read(t.phone('A')).pages.map(({ final }) => final)).toEqual([true, false]);
  });
  test('one phone that plays every seat waits for nobody, and a second one may still be heard', () => {
    const t = table('AB');
    const a = t.phone('A');
    write(a, admission(t.phone('B'), 'B', 'player', t.phone('B').seat.sign, a.key.device), 'B');
    everyone(t);
    t.play('A: close start');
    everyone(t);
    t.play('A: order x, order y for B, close p');
    // B's own phone may speak for B: 1 > 1 is false.
    expect(read(a).pages[1]).toMatchObject({ final: false });
  });
});

test('R9, M1: a close cannot leave out what its author had answered before', () => {
  const t = seated('AB', 'B: order x | ~ |\nA: | ~ | order y');
  const a = t.phone('A');
  const close = put(a, { ...drafted(a, { kind: 'close', fingerprint: print }), saw: [] });
  everyone(t);
  expect(read(t.phone('B')).pages[1]?.closed?.hash).toBe(close);
  expect(t.standings('B', 'x', 'y')).toBe('x counted, y counted');
});
