import { describe, expect, test } from 'vitest';
import type { BodyOf, Entry } from '../../src/log/entry.ts';
import {
  admission,
  closing,
  drafted,
  founder,
  meet,
  order,
  ownLog,
  phoneOf,
  put,
  read,
  reading,
  sit,
  strangerTo,
  table,
  tell,
  twin,
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
    tell(ownLog(b), c);
    expect(t.standings('C', 'a')).toBe('a waiting');
    expect(read(c).waiting).toBe(1);
    expect(read(c).reached[b.key.device]).toBe(1);
    tell(a, c);
    expect(t.standings('C', 'x', 'a')).toBe('x open, a open');
    expect(read(c).waiting).toBe(0);
  });
  test('log.causal.branch: to have seen one branch of a fork is not to have seen the other', () => {
    const t = table('ABC', "B: order x\nB': order y");
    const [a, c] = [t.phone('A'), t.phone('C')];
    tell(t.phone('B'), a);
    const saw = write(a, order('after x'));
    tell(t.phone("B'"), c);
    tell(ownLog(a), c);
    expect(read(c).standing(saw)).toBe('waiting');
    tell(a, c);
    expect(read(c).standing(saw)).toBe('open');
  });
  test('log.causal.close: a close waits for what it lists', () => {
    const t = table('AB', 'A: order x');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const close = closing(b) as BodyOf<'close'>;
    const mark = [99, '0'.repeat(64)] as [number, string];
    write(b, { ...close, has: { ...close.has, [a.key.device]: mark } });
    expect(read(b).pages).toHaveLength(1);
    expect(read(b).waiting).toBe(1);
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
    tell(other, b);
    expect(read(b).standing(hash)).toBe('waiting');
  });
  test('log.write.leans: a hostile claim to have seen what is not there makes nobody else wait', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const draft = drafted(b, order('trap'));
    const trap = put(b, { ...draft, saw: { [a.key.device]: [99, '0'.repeat(64)] } });
    write(b, order('more'));
    tell(b, a);
    expect(read(a).standing(trap)).toBe('waiting');
    const honest = write(a, order('x'));
    const close = write(a, closing(a));
    tell(ownLog(a), c);
    expect(read(c).standing(honest)).toBe('counted');
    expect(read(c).standing(close)).toBe('counted');
    expect(read(c).waiting).toBe(0);
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
  test('log.page.settled: by a second seat, not by its author alone', () => {
    const t = table('AB', 'A: order x | close p | order v, order w');
    const settled = () => read(t.phone('A')).pages.map((page) => page.settled);
    expect(settled()).toEqual([false, false]);
    t.play('A: | ~\nB: | ~');
    expect(settled()).toEqual([false, false]);
    t.play('B: order y | ~\nA: | ~');
    expect(settled()).toEqual([true, false]);
  });
  test('log.page.alone: who sits alone at the table settles his own pages', () => {
    const t = table('A', 'A: order x, close p');
    expect(read(t.phone('A')).pages.map(({ settled }) => settled)).toEqual([true, false]);
  });
});

describe('of two closes of one page', () => {
  /** B and C both close it; the one with the lower hash is `low`. */
  const rivals = (names = 'ABCDE') => {
    const t = table(names, 'B: order x, close b\nC: order y, close c');
    const [low, high] = t.at('b') < t.at('c') ? (['B', 'C'] as const) : (['C', 'B'] as const);
    return { t, low, high, close: (name: string) => t.at(name.toLowerCase()) };
  };
  const chosen = (t: ReturnType<typeof table>, name: string) => read(t.phone(name)).pages[0]?.closed?.hash;
  test('log.rival.hash: as many seats on each, and the lower hash stands', () => {
    const { t, low, high, close } = rivals();
    agree(t);
    expect(chosen(t, 'A')).toBe(close(low));
    expect(read(t.phone('A')).standing(close(high))).toBe('late');
  });
  test('log.rival.seats: the one more seats have built on stands, on both phones', () => {
    const { t, high, close } = rivals();
    t.play(`${high}: ~ | |\nD: ~ | order z | `);
    agree(t);
    expect(chosen(t, 'A')).toBe(close(high));
    expect(t.standings('A', 'z')).toBe('z open');
  });
  test('log.rival.late: orders only the other close listed are late; answers go on', () => {
    const { t, low, high } = rivals();
    t.play(`${high}: answer ${high === 'B' ? 'x' : 'y'} a`);
    agree(t);
    expect(t.standings('A', low === 'B' ? 'x' : 'y', low === 'B' ? 'y' : 'x', 'a')).toBe(
      `${low === 'B' ? 'x' : 'y'} counted, ${low === 'B' ? 'y' : 'x'} late, a open`,
    );
  });
  test('log.rival.stack: writing more, and closing more, is no more than one seat', () => {
    const { t, low, high, close } = rivals();
    t.play(`${high}: order m, close n, order o, close q, order r`);
    agree(t);
    expect(chosen(t, 'A')).toBe(close(low));
  });
  test('log.rival.rewrite: a device that rewrites a page two seats had built on changes nothing', () => {
    for (const name of 'ABCDEFGH') {
      const t = table('ABC', `A: order x, close p | ~ |\nB: | ~ | order y`);
      const b = twin(t.phone('B'), `B${name}`);
      everyone(t);
      const before = reading(t.phone('C')) as { pages: unknown[] };
      // His own log goes on as if the close had never come: another history of the same page.
      const draft = drafted(b, closing(b), 'B');
      const rival = put(b, {
        ...draft,
        page: b.campaign,
        body: { ...draft.body, rules: name.charCodeAt(0) } as Entry['body'],
      });
      put(b, { ...drafted(b, order('again'), 'B'), page: rival });
      meet(b, t.phone('C'));
      expect((reading(t.phone('C')) as { pages: unknown[] }).pages[0]).toEqual(before.pages[0]);
    }
  });
  test('log.rival.recorder: the recorder who writes for every seat is one device still', () => {
    const t = table('ABC', 'B: order x, close p | ~ |\nC: | ~ | order y | ~\nB: | | | ~');
    const a = t.phone('A');
    const old = write(a, closing(a), 'A');
    for (const seat of 'ABC') put(a, { ...drafted(a, order('mine'), seat), page: old });
    everyone(t);
    expect(chosen(t, 'A')).toBe(t.at('p'));
    expect(chosen(t, 'C')).toBe(t.at('p'));
  });
  test('log.rival.many: a phone that holds many seats is one device still', () => {
    const t = table('ABCDE');
    const a = t.phone('A');
    for (const seat of 'CD') write(a, admission(a, seat, 'player', 'recorder'), seat);
    everyone(t);
    t.play('B: order x, close p | ~ |\nE: | ~ | order y | ~\nB: | | | ~');
    const old = write(a, closing(a));
    for (const seat of 'ACD') put(a, { ...drafted(a, order('mine'), seat), page: old });
    everyone(t);
    expect(read(a).standing(old)).toBe('late');
    expect(chosen(t, 'A')).toBe(t.at('p'));
    expect(chosen(t, 'E')).toBe(t.at('p'));
  });
  test('log.rival.stranger: who does not sit at the table lends no weight', () => {
    const { t, low, high, close } = rivals();
    for (const name of ['D', 'E']) {
      const other = strangerTo(t, `${name}x`, high);
      write(other, {
        kind: 'admit',
        device: other.key.device,
        seat: name,
        role: 'player',
        by: 'invite',
        proof: '',
      });
      write(other, order('more'));
      tell(other, t.phone('A'));
    }
    agree(t);
    expect(chosen(t, 'A')).toBe(close(low));
  });
  test('log.rival.newcomer: one invited later does not rewrite the pages somebody played alone', () => {
    for (let rules = 1; rules < 9; rules++)
      for (const page of [0, 1]) {
        const a = founder('A', ['A', 'B']);
        sit(a);
        for (const id of 'xyz') write(a, order(id)) && write(a, closing(a));
        const before = read(a).pages.map(({ id, settled }) => [id, settled]);
        expect(before.map(([, settled]) => settled)).toEqual([true, true, true, false]);
        const b = phoneOf('B', a.campaign);
        tell(a, b);
        const at = read(b).pages[page]?.id ?? '';
        put(b, { ...drafted(b, admission(b, 'B', 'player', 'invite')), saw: {}, page: at });
        const draft = drafted(b, closing(b));
        const rival = put(b, { ...draft, page: at, body: { ...draft.body, rules } as Entry['body'] });
        put(b, { ...drafted(b, order('mine')), page: rival });
        tell(b, a);
        expect(read(a).waiting).toBe(0);
        expect(read(a).pages.map(({ id, settled }) => [id, settled])).toEqual(before);
      }
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
  test('log.fork.alone: who is alone keeps his pages', () => {
    const t = table('A', 'A: order x, close p, order y, close q, order z');
    t.play("A: note m\nA': note n");
    everyone(t);
    expect(t.pages('A')).toEqual(['x', 'y', '']);
    expect(t.pages("A'")).toEqual(['x', 'y', '']);
  });
  test('log.withdraw.counts: it counts only for what an earlier close listed', () => {
    const t = table('ABC', 'B: order x | ~ | | order y | ~ |\nA: | ~ | close p | | ~ | withdraw B w');
    agree(t);
    expect(t.standings('C', 'x', 'y')).toBe('x counted, y frozen');
    t.play('B: close q | ~\nA: | ~\nC: | ~');
    expect(t.standings('C', 'q')).toBe('q frozen');
    t.play('A: close r | ~ | | ~\nB: | ~ | close s | ~\nC: | ~ | | ~');
    expect(t.standings('C', 'r', 's')).toBe('r counted, s frozen');
  });
});
