/** R5: how long a log may be, by places on its author's own chain. */

import { describe, expect, test } from 'vitest';
import type { Hash } from '../../src/log/bytes.ts';
import { type Chain, join, type Run, signHead } from '../../src/log/chain.ts';
import { admitting } from '../../src/log/claim.ts';
import type { Entry } from '../../src/log/entry.ts';
import { hashOf, type Line, lineOf } from '../../src/log/line.ts';
import {
  arriving,
  claimOf,
  drafted,
  founder,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  table,
  take,
  tell,
  write,
} from './phones.ts';

/** So many notes of a phone after its last line, signed at their end: a log is not read by writing it. */
function notes(phone: Phone, count: number, words: (i: number) => string): Run {
  const own = phone.chains.get(phone.key.device) as Chain;
  let before = own.entries.at(-1) as Entry;
  let prev = own.hashes.at(-1) as Hash;
  const [first, start] = [before.seq + 1, prev];
  const lines: Line[] = [];
  for (let i = 0; i < count; i++) {
    const body = { kind: 'note', text: words(i) };
    const page = before.page || phone.campaign;
    const entry: Entry = { ...before, seq: before.seq + 1, prev, saw: [], page, body };
    const line = lineOf(entry, before);
    prev = hashOf(line.bytes, entry);
    before = entry;
    lines.push(line);
  }
  return { author: own.author, seq: first, prev: start, lines, signed: signHead(prev, phone.key) };
}
const force = (phone: Phone, run: Run): void => {
  const joined = join(phone.chains.get(run.author), run);
  if (!joined.ok) throw new Error(joined.fault);
  phone.chains = new Map(phone.chains).set(run.author, joined.chain);
};
const linesOf = (phone: Phone, of: Phone): number => phone.chains.get(of.key.device)?.lines.length ?? 0;
const bytesOf = (phone: Phone, of: Phone): number =>
  (phone.chains.get(of.key.device)?.lines ?? []).reduce((sum, { bytes }) => sum + bytes.length, 0);

describe('R5, H12: the end of a log', () => {
  test('R5: its 20,000th line is taken, the next is not, and nobody is cut for it', () => {
    const t = table('AB', 'B: note hello | ~\nA: | ~');
    const [a, b] = [t.phone('A'), t.phone('B')];
    force(a, notes(a, 20_000 - linesOf(a, a), String));
    expect(linesOf(a, a)).toBe(20_000);
    expect(take(b, [notes(b, 20_001 - linesOf(b, b), String)])).toEqual(['full']);
    tell(a, b);
    expect(linesOf(b, a)).toBe(20_000);
    const beyond = arriving(notes(a, 1, () => 'one more'));
    expect(take(b, [beyond])).toEqual(['full']);
    expect(linesOf(b, a)).toBe(20_000);
  });
  test('R5: 8 MiB of lines are taken, and not a byte more', () => {
    const t = table('AB', 'B: note hello | ~\nA: | ~');
    const [a, b] = [t.phone('A'), t.phone('B')];
    // 8 MiB are 8,388,608 bytes, in lines of less than 64 KiB.
    const empty = notes(a, 1, () => 'x'.repeat(60_000)).lines[0] as Line;
    const spelling = empty.bytes.length - 60_000;
    const left = 8_388_608 - bytesOf(a, a);
    const size = Math.floor(left / 140) - spelling;
    const more = left - 140 * (size + spelling);
    const full = notes(a, 140, (i) => 'x'.repeat(i < 139 ? size : size + more));
    const over = notes(a, 140, (i) => 'x'.repeat(i < 139 ? size : size + more + 1));
    expect(take(b, [over])).toEqual(['full']);
    expect(take(b, [full])).toEqual([]);
    expect(bytesOf(b, a)).toBe(8_388_608);
  });
  test('R5, R8: what leans on a line beyond it waits for ever, and holds up its own log only', {
    timeout: 60_000,
  }, () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    force(a, notes(a, 20_000 - linesOf(a, a), String));
    const beyond = notes(a, 1, () => 'one more');
    const hash = hashOf((beyond.lines[0] as Line).bytes, {
      author: a.key.device,
      seq: 20_001,
      prev: beyond.prev,
    });
    put(b, { ...drafted(b, order('leaning')), saw: [hash] });
    write(b, order('after'));
    write(c, order('apart'));
    meet(a, b, c);
    expect(take(c, [beyond])).toEqual(['full']);
    const book = read(c);
    expect([...book.waiting]).toEqual([b.key.device]);
    const orders = book.pages.flatMap(({ entries }) => entries.map(({ entry }) => entry));
    expect(orders.filter(({ body }) => body.kind === 'order').map(({ author }) => author)).toEqual([
      c.key.device,
    ]);
    write(c, order('goes on'));
    meet(a, b, c);
    for (const phone of [a, b]) expect(reading(phone)).toEqual(reading(c));
  });
  test('R5: a log that is filled on one phone while the others meet in any order reads alike everywhere', {
    timeout: 60_000,
  }, () => {
    const t = table('ABCD');
    const [a, b, c, d] = 'ABCD'.split('').map((name) => t.phone(name)) as [Phone, Phone, Phone, Phone];
    const parts = [9_000, 19_990, 20_000].map((end) => {
      const run = notes(a, end - linesOf(a, a), String);
      force(a, run);
      return run;
    });
    const beyond = notes(a, 5, () => 'beyond');
    expect(take(b, [...parts, beyond])).toEqual(['full']);
    // One run that goes over the end is taken by nobody, and what came of it otherwise is.
    expect(take(c, [parts[0] as Run, beyond])).toEqual(['full']);
    tell(b, d);
    write(d, order('on'));
    meet(c, d);
    meet(b, c, d);
    for (const phone of [b, c]) expect(reading(phone)).toEqual(reading(d));
    for (const phone of [b, c, d]) expect(linesOf(phone, a)).toBe(20_000);
  });
});

describe('R5: a guest’s room', () => {
  /** A guest has come to a table of one. */
  function watched(): { readonly a: Phone; readonly g: Phone } {
    const a = founder('A');
    const g = phoneOf('G', a.campaign);
    meet(a, g);
    write(a, admitting(claimOf(g, 'guest', 'guest'), 'invite'));
    tell(a, g);
    write(g, { kind: 'note', text: 'hello' }, 'guest');
    meet(a, g);
    return { a, g };
  }
  const counted = (phone: Phone, of: Phone): number =>
    read(phone).pages.flatMap(({ entries }) => entries.filter(({ entry }) => entry.author === of.key.device))
      .length;

  test('R5: of 600 lines of a guest 500 count', () => {
    const { a, g } = watched();
    force(g, notes(g, 599, String));
    meet(a, g);
    expect(linesOf(a, g)).toBe(600);
    expect(counted(a, g)).toBe(500);
  });
  test('R5: of 300 KiB of a guest 256 KiB count', () => {
    const { a, g } = watched();
    const run = notes(g, 30, () => 'x'.repeat(10_240 - 100));
    force(g, run);
    meet(a, g);
    const size = (run.lines[1] as Line).bytes.length;
    const first = bytesOf(a, g) - 30 * size;
    expect(counted(a, g)).toBe(1 + Math.floor((256 * 1024 - first) / size));
  });
  test('R5: a player has a player’s room', () => {
    const t = table('AB', 'B: note hello | ~\nA: | ~');
    const [a, b] = [t.phone('A'), t.phone('B')];
    force(b, notes(b, 600, String));
    meet(a, b);
    expect(counted(a, b)).toBe(linesOf(a, b));
  });
});
