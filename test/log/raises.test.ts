/** R20 at the log: which raises of rules and level are in force, and what an app reads of a book above its own level. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bodies, type KnownBody } from '../../src/log/entry.ts';
import { type Kinds, known } from '../../src/log/levels.ts';
import { bookReader, readBook } from '../../src/log/reading.ts';
import { admission, alike, drafted, order, type Phone, put, read, table, tell, write } from './phones.ts';

const newer: Kinds = {
  forms: { ...bodies, banquet: v.object({ kind: v.literal('banquet') }) },
  levels: { ...known.levels, banquet: 2 },
};
const reads: KnownBody = { kind: 'reads', rules: 1, level: 2 };
const raise: KnownBody = { kind: 'raise', rules: 1, level: 2, table: '', fingerprint: '0'.repeat(64) };
const meet = (...phones: readonly Phone[]): void => {
  for (const from of phones) for (const to of phones) if (from !== to) tell(from, to);
};
const banquet = (phone: Phone) => put(phone, { ...drafted(phone, reads), body: { kind: 'banquet' } });

/** Two phones with a page behind them, on which one line of level 2 stood, and which has no effect there. */
function turned() {
  const t = table('AB');
  const [a, b] = [t.phone('A'), t.phone('B')];
  banquet(a);
  write(a, { kind: 'close', fingerprint: '0'.repeat(64) });
  meet(a, b);
  return { a, b };
}
const kindsOn = (book: ReturnType<typeof readBook>, page: number) =>
  book?.pages[page]?.entries.map(({ entry }) => entry.body.kind);

describe('R20', () => {
  test('from the page on which two hands raised it the level holds, and before it the old one', () => {
    const { a, b } = turned();
    for (const one of [a, b]) write(one, reads);
    meet(a, b);
    const entry = write(a, raise);
    meet(a, b);
    expect(read(b).raises).toMatchObject({ inForce: [], asked: [{ entry, level: 2, seat: 'A' }] });
    write(b, { kind: 'agree', entry });
    meet(a, b);
    banquet(a);
    meet(a, b);
    const book = bookReader(newer, 2)(b.chains, b.campaign);
    expect(book?.level).toBe(2);
    expect(kindsOn(book, 0)?.includes('banquet')).toBe(false);
    expect(kindsOn(book, 1)?.slice(-3)).toEqual(['raise', 'agree', 'banquet']);
    // An app that knows level 1 only reads up to there.
    const older = readBook(b.chains, b.campaign);
    expect(older?.level).toBe(2);
    expect(older?.pages).toHaveLength(2);
    expect(kindsOn(older, 0)).toEqual(kindsOn(book, 0));
    expect(kindsOn(older, 1)).toEqual([]);
    // On the next page it holds still.
    write(a, { kind: 'note', text: 'end' });
    expect(bookReader(newer, 2)(a.chains, a.campaign)?.raises.inForce).toMatchObject([{ page: 1 }]);
  });

  test('a raise that another hand agreed to stands though that one is appointed regent afterwards', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const rules = { rules: 2, level: 1 };
    for (const one of [a, b, c]) write(one, { ...reads, ...rules } as KnownBody);
    meet(a, b, c);
    const entry = write(a, { ...raise, ...rules } as KnownBody);
    meet(a, b, c);
    write(b, { kind: 'agree', entry });
    meet(a, b, c);
    write(a, admission(a, 'A', 'regent', a.seat.sign, b.key.device));
    meet(a, b, c);
    for (const one of [a, b, c]) expect(read(one).raises.inForce).toMatchObject([{ entry, rules: 2 }]);
  });

  test('the table is asked about a raise until another holds, or until the page turns', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    for (const one of [a, b]) write(one, { ...reads, rules: 3, level: 1 } as KnownBody);
    meet(a, b);
    const first = write(a, { ...raise, rules: 2, level: 1 } as KnownBody);
    meet(a, b);
    expect(read(b).raises.asked.map(({ entry }) => entry)).toEqual([first]);
    const second = write(b, { ...raise, rules: 3, level: 1 } as KnownBody);
    meet(a, b);
    expect(read(a).raises.asked.map(({ entry }) => entry)).toEqual([first, second]);
    write(a, { kind: 'agree', entry: second });
    meet(a, b);
    for (const one of [a, b]) {
      expect(read(one).raises.inForce).toMatchObject([{ entry: second, rules: 3 }]);
      expect(read(one).raises.asked).toEqual([]);
    }
    const again = turned();
    for (const one of [again.a, again.b]) write(one, reads);
    meet(again.a, again.b);
    const left = write(again.a, raise);
    meet(again.a, again.b);
    expect(read(again.b).raises.asked).toMatchObject([{ entry: left }]);
    write(again.b, { kind: 'close', fingerprint: '0'.repeat(64) });
    expect(read(again.b).raises.asked).toEqual([]);
  });

  test('H2: neither one hand, nor a lower version, nor a line from another page raises anything', () => {
    const { a, b } = turned();
    for (const one of [a, b]) write(one, { ...reads, rules: 9, level: 9 });
    meet(a, b);
    const alone = write(a, raise);
    write(a, { kind: 'agree', entry: alone });
    const lower = write(a, { ...raise, rules: 0 } as KnownBody);
    const same = write(a, { ...raise, level: 1 } as KnownBody);
    const stale = put(a, { ...drafted(a, raise), page: a.campaign });
    meet(a, b);
    for (const entry of [lower, same, stale]) write(b, { kind: 'agree', entry });
    meet(a, b);
    expect(read(a).raises.inForce).toEqual([]);
    expect(read(a).raises.asked.map(({ entry }) => entry)).toEqual([alone]);
    // An agreement that is listed on a later page comes too late: the table that was carried is not how that page opened.
    write(a, { kind: 'close', fingerprint: '0'.repeat(64) });
    meet(a, b);
    write(b, { kind: 'agree', entry: alone });
    meet(a, b);
    expect(read(b).raises).toMatchObject({ inForce: [], asked: [] });
  });

  test('a phone that wrote on the page and announced nothing keeps the raise from counting, whenever its line arrives', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    write(a, { kind: 'close', fingerprint: '0'.repeat(64) });
    meet(a, b, c);
    write(c, { kind: 'seen' });
    for (const one of [a, b]) write(one, reads);
    meet(a, b);
    const entry = write(a, raise);
    meet(a, b);
    write(b, { kind: 'agree', entry });
    meet(a, b);
    tell(c, a);
    // That a phone has seen the page turn is nothing its player wrote.
    expect(read(a).raises.inForce).toHaveLength(1);
    write(c, { kind: 'note', text: 'still here' });
    tell(c, a);
    expect(read(a).raises.inForce).toEqual([]);
    write(c, reads);
    tell(c, a);
    expect(read(a).raises.inForce).toMatchObject([{ entry, rules: 1, level: 2, page: 1 }]);
  });

  test('who sits alone needs nobody', () => {
    const t = table('A');
    const a = t.phone('A');
    write(a, reads);
    write(a, raise);
    expect(read(a).raises.inForce).toHaveLength(1);
  });
});

test('R20: a raise that two agreed to is undone by no refusal of a third, dated before', () => {
  const t = table('CAB');
  const [c, a, b] = ['C', 'A', 'B'].map((name) => t.phone(name)) as [Phone, Phone, Phone];
  const rules = { rules: 2, level: 1 };
  for (const one of [a, b, c]) write(one, { kind: 'reads', ...rules });
  meet(a, b, c);
  const entry = write(a, { kind: 'raise', table: '', fingerprint: '0'.repeat(64), ...rules });
  meet(a, b);
  tell(a, c);
  write(b, order('x'));
  write(b, { kind: 'agree', entry });
  meet(a, b);
  expect(read(a).raises.inForce).toHaveLength(1);
  write(c, { kind: 'refuse', entry });
  alike(a, b, c);
  expect(read(a).raises.inForce).toHaveLength(1);
});
