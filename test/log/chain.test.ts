import { describe, expect, test } from 'vitest';
import type { Chain } from '../../src/log/chain.ts';
import { join, type Run, readRun, runOf, signHead, toldRun } from '../../src/log/chain.ts';
import { makeDevice } from '../../src/log/keys.ts';
import type { Line } from '../../src/log/line.ts';
import { runsAfter, vectorOf } from '../../src/log/told.ts';
import {
  arriving,
  chanceOf,
  drafted,
  hashesOf,
  meet,
  order,
  type Phone,
  put,
  read,
  reading,
  storedBy,
  table,
  take,
  tell,
  twin,
  write,
} from './phones.ts';

/** A's log in a table of two, and the runs that carry it. */
function told(picture: string): {
  readonly runs: readonly Run[];
  readonly whole: Run;
  readonly t: ReturnType<typeof table>;
} {
  const t = table('AB', picture);
  const { key, chains, signed } = t.phone('A');
  const chain = chains.get(key.device);
  if (!chain) throw new Error('A has written nothing');
  return { t, runs: signed, whole: runOf(chain) };
}
type Four = [Phone, Phone, Phone, Phone];
const { t, runs, whole } = told('A: note first, order x, order y, order z');
const known = (upTo: number) => {
  let chain: Parameters<typeof join>[0];
  for (const run of runs.slice(0, upTo)) {
    const joined = join(chain, run);
    if (!joined.ok) throw new Error(joined.fault);
    chain = joined.chain;
  }
  return chain;
};
const fault = (run: Run, upTo = 0): string => {
  const joined = join(known(upTo), run);
  return joined.ok ? 'taken' : joined.fault;
};

describe('a run that is here already', () => {
  test('log.chain.twice: it is no news, whole or a stretch of it, and is not verified again', () => {
    const chain = known(runs.length);
    const [third] = runs.slice(2);
    for (const run of [whole, { ...whole, signed: '' }, third as Run]) {
      const joined = join(chain, run);
      expect(joined).toEqual({ ok: true, chain, news: 0 });
      expect(joined.ok && joined.chain).toBe(chain);
    }
  });
  test('log.chain.twice: where one line of it is another, it is asked for its signature like any', () => {
    const lines = [...whole.lines.slice(0, -1), ...((runs[0] as Run).lines.slice(0, 1) as Line[])];
    expect(fault({ ...whole, lines }, runs.length)).toBe('bad signature');
  });
});

describe('a run that does not hold together is refused whole', () => {
  test('log.chain.gap: what stands between is missing', () => {
    expect(fault(runs[4] as Run, 3)).toBe('gap');
    expect(fault(runs[4] as Run, 4)).toBe('taken');
    expect(fault({ ...whole, lines: whole.lines.filter((_, i) => i !== 2) })).toBe('bad signature');
  });
  test('log.chain.broken: it does not go on from the line before it', () => {
    expect(fault({ ...(runs[3] as Run), prev: '0'.repeat(64) }, 3)).toBe('broken chain');
    const lines = whole.lines.with(2, (runs[1] as Run).lines[0] as Line);
    expect(fault({ ...whole, lines })).toBe('bad signature');
    expect(fault({ ...whole, prev: 'a'.repeat(64) })).toBe('bad signature');
  });
  test('log.chain.signature: signed by another, or for another end', () => {
    const other = makeDevice(chanceOf('somebody'));
    const { hashes } = t.phone('A').chains.get(whole.author) as Chain;
    expect(fault({ ...whole, signed: signHead(hashes.at(-1) ?? '', other) })).toBe('bad signature');
    expect(fault({ ...whole, lines: whole.lines.slice(0, -1) })).toBe('bad signature');
    expect(fault({ ...whole, signed: '' })).toBe('bad signature');
    expect(fault(whole)).toBe('taken');
  });
  test('log.chain.author: a line of another hand in it', () => {
    const t = table('AB', 'B: order x');
    const foreign = t.phone('B').signed[0]?.lines ?? [];
    expect(fault({ ...whole, lines: [...whole.lines, ...foreign] })).toBe('bad signature');
    expect(fault({ ...whole, author: t.phone('B').key.device })).toBe('bad signature');
  });
  test('log.chain.malformed: nothing, or counted from nought', () => {
    expect(fault({ ...whole, lines: [] })).toBe('malformed');
    expect(fault({ ...whole, seq: 0 })).toBe('malformed');
    const told = toldRun(whole);
    expect(readRun(told)).toEqual(whole);
    for (const bad of [
      { author: 'd12' },
      { lines: [] },
      { lines: ['00'] },
      { seq: 0 },
      { seq: 1.5 },
      { seq: 2 ** 31 },
      { prev: 'x' },
      { seq: 2, prev: '' },
      { signed: 1 },
    ])
      expect(readRun({ ...told, ...bad })).toBeUndefined();
  });
});

describe('lines this app makes nothing of', () => {
  test('log.entry.unknown: a kind we do not know is kept and carried unchanged, and changes nothing', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const body = { kind: 'banquet', guests: ['B'], courses: { first: 7 } };
    const before = read(b);
    const hash = put(a, { ...drafted(a, order('x')), body });
    tell(a, b);
    const chain = b.chains.get(a.key.device);
    const { bytes } = (a.chains.get(a.key.device) as Chain).lines.at(-1) as Line;
    expect(chain?.lines.at(-1)?.bytes).toEqual(bytes);
    expect(chain?.hashes.at(-1)).toBe(hash);
    const after = read(b);
    // Its functions answer for lines; all else is the same but that the line is there.
    const rest = (book: object): string => JSON.stringify({ ...book, pages: [], reached: {} });
    expect(rest(after)).toBe(rest(before));
    expect(after.standing(hash)).toBe('open');
    const c = twin(b, 'C');
    c.chains = new Map();
    meet(b, c);
    expect(c.chains.get(a.key.device)?.lines.at(-1)?.bytes).toEqual(bytes);
  });
});
describe('forks', () => {
  test('log.fork.noticed: every phone says the same, whichever branch came first', () => {
    const t = table(
      'ABCD',
      `
      B:  order x |
      B': order y |
      B:          | ~ |
      A:          | ~ | ~ |
      B':         |   |   | ~
      C:          |   |   | ~
      D:          |   | ~ |
    `,
    );
    expect(read(t.phone('A')).forked).toEqual([]);
    meet(t.phone('A'), t.phone('C'));
    meet(t.phone('C'), t.phone('D'));
    meet(t.phone('A'), t.phone('C'), t.phone('D'));
    const device = t.phone('B').key.device;
    for (const name of ['A', 'C', 'D']) expect(read(t.phone(name)).forked).toEqual([device]);
    expect(t.phone('C').chains.get(device)?.hashes.at(-1)).not.toBe(
      t.phone('A').chains.get(device)?.hashes.at(-1),
    );
    expect(reading(t.phone('C'))).toEqual(reading(t.phone('A')));
    expect(reading(t.phone('D'))).toEqual(reading(t.phone('A')));
    expect(t.standings('A', 'x', 'y')).toBe('x frozen, y frozen');
    expect(t.standings('C', 'x', 'y')).toBe('x frozen, y frozen');
  });
  test('log.fork.longer: who has the longer branch hears of the shorter one', () => {
    const t = table('ABC', "B: order x, order u, order v\nB': order y");
    const [a, b, c, forger] = ['A', 'B', 'C', "B'"].map((name) => t.phone(name)) as Four;
    tell(b, a);
    tell(forger, c);
    meet(a, c);
    expect(hashesOf(a)).toEqual(hashesOf(c));
    expect(read(a).forked).toEqual(read(c).forked);
    expect(read(a).forked).toHaveLength(1);
  });
  test('R6, H13: of a log forked eight times two branches are kept, whichever came first, and one book is read', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const forgers = [...'12345678'].map((n) => twin(b, `B${n}`));
    for (const [i, forger] of forgers.entries()) {
      write(forger, order(`only ${i}`), 'B');
      tell(forger, i % 2 === 0 ? a : c);
    }
    meet(a, c);
    for (const forger of forgers) write(forger, order('more'), 'B');
    for (const [i, forger] of forgers.entries()) tell(forger, i % 3 === 0 ? a : c);
    meet(a, c);
    for (const phone of [a, c]) expect(phone.chains.get(b.key.device)?.forks).toHaveLength(1);
    expect(storedBy(a)).not.toEqual(storedBy(c));
    expect(vectorOf(a.chains)).toEqual(vectorOf(c.chains));
    expect(reading(a)).toEqual(reading(c));
  });
  test('R6: of a tainted log what an untainted line has in its past is kept and handed on, also where it comes late', () => {
    const t = table('ABCD');
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => t.phone(name)) as Four;
    const forgers = [...'123'].map((n) => twin(b, `B${n}`));
    for (const forger of forgers) write(forger, order(`of ${forger.name}`), 'B');
    // C had the third before it knew of any other, and builds on it.
    tell(forgers[2] as Phone, c);
    write(c, order('on the third'));
    for (const forger of forgers.slice(0, 2)) tell(forger, a);
    tell(a, d);
    for (const phone of [a, d]) expect(phone.chains.get(b.key.device)?.forks).toHaveLength(1);
    const third = forgers[2]?.chains.get(b.key.device)?.hashes.at(-1) ?? '';
    expect(storedBy(d)).not.toContain(third);
    meet(a, c, d);
    for (const phone of [a, c, d]) {
      expect(storedBy(phone)).toContain(third);
      expect(read(phone).waiting.size).toBe(0);
      expect(reading(phone)).toEqual(reading(a));
    }
  });
  test('log.fork.evidence: it travels to third phones, and is sent once', () => {
    const t = table('ABC', "B: order x\nB': order y");
    const [a, b, c, forger] = ['A', 'B', 'C', "B'"].map((name) => t.phone(name)) as Four;
    tell(b, a);
    tell(forger, a);
    expect(tell(a, c)).toBe(true);
    expect(read(c).forked).toHaveLength(1);
    expect(runsAfter(a.chains, vectorOf(c.chains))).toEqual([]);
  });
});

describe('what is sent', () => {
  const t = table('AB', 'A: order x | ~ | order y, order z\nB: | ~ |');
  const [a, b] = [t.phone('A'), t.phone('B')];
  test('log.sync.rest: only what is lacking, signed at its end', () => {
    const runs = runsAfter(a.chains, vectorOf(b.chains));
    expect(runs.map(({ lines }) => lines.length)).toEqual([2]);
    expect(runsAfter(b.chains, vectorOf(a.chains))).toEqual([]);
    expect(take(b, runs.map(arriving))).toEqual([]);
    expect(runsAfter(a.chains, vectorOf(b.chains))).toEqual([]);
  });
  test('log.sync.again: what is known already is no news', () => {
    const chain = a.chains.get(a.key.device);
    const joined = join(chain, a.signed[1] as Run);
    expect(joined).toEqual({ ok: true, chain, news: 0 });
  });
});
