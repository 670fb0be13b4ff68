/** Format 1 on paper against the code: bytes and hashes here are written down or reckoned without it. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { append } from '../../src/log/chain.ts';
import { bodies, type Entry } from '../../src/log/entry.ts';
import { publicOf } from '../../src/log/keys.ts';
import { type Kinds, known } from '../../src/log/levels.ts';
import { entryOf, hashOf, lineOf, readLine } from '../../src/log/line.ts';
import { bookReader, readBook } from '../../src/log/reading.ts';
import { foundCampaign } from '../../src/log/write.ts';
import {
  chanceOf,
  drafted,
  founder,
  order,
  type Phone,
  put,
  read,
  reading,
  table,
  tell,
  write,
} from './phones.ts';

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const ascii = (word: string): string => Buffer.from(word, 'latin1').toString('hex');
const ab = 'ab'.repeat(32);
const cd = 'cd'.repeat(32);
const author = `d${'11'.repeat(32)}`;
const KIND = ascii('kind');
/** ["A", null, [], {"kind": "note", "text": "Hail"}] */
const hail = bytes(`84 6141 f6 80 a2 64${KIND} 64${ascii('note')} 64${ascii('text')} 64${ascii('Hail')}`);
/** [null, page, [hash], {"kind": "agree", "entry": hash}]: shorter keys first. */
const nod = bytes(
  `84 f6 5820${ab} 81 5820${cd} a2 64${KIND} 65${ascii('agree')} 65${ascii('entry')} 5820${ab}`,
);

describe('R1: a line of format 1', () => {
  test('bytes written by hand say what they should, and what says it is written so', () => {
    const first = { author, seq: 1, prev: ab };
    const one = entryOf(readLine(hail) as never, first, undefined) as Entry;
    expect(one).toEqual({ ...first, seat: 'A', saw: [], page: ab, body: { kind: 'note', text: 'Hail' } });
    expect(lineOf(one, undefined).bytes).toEqual(hail);
    const after = { author, seq: 2, prev: cd };
    const two = entryOf(readLine(nod) as never, after, { ...one, page: cd }) as Entry;
    expect(two).toEqual({ ...after, seat: 'A', saw: [cd], page: ab, body: { kind: 'agree', entry: ab } });
    expect(lineOf(two, { ...one, page: cd }).bytes).toEqual(nod);
  });
  test('its hash covers name, author, number, the line before and its bytes', () => {
    const reckoned = (number: string, prev: string): string =>
      createHash('sha256')
        .update(Buffer.concat([Buffer.from('realmbook line 1'), bytes('11'.repeat(32) + number + prev), nod]))
        .digest('hex');
    expect(hashOf(nod, { author, seq: 258, prev: cd })).toBe(reckoned('00000102', cd));
    expect(hashOf(nod, { author, seq: 1, prev: '' })).toBe(reckoned('00000001', '00'.repeat(32)));
  });
  test('seat and page are not said again, and a log says its seat first', () => {
    const before = { author, seq: 1, prev: ab, seat: 'A', saw: [], page: ab, body: { kind: 'seen' } };
    const place = { author, seq: 2, prev: cd };
    expect(entryOf(readLine(hail) as never, place, before)).toBeUndefined();
    expect(entryOf(readLine(nod) as never, place, before)).toBeUndefined();
    expect(entryOf(readLine(nod) as never, place, undefined)).toBeUndefined();
    expect(entryOf(readLine(hail) as never, place, { ...before, seat: 'B' })).toMatchObject({
      seat: 'A',
      page: ab,
    });
  });

  /** The line with something under the key `x`. */
  const holding = (value: string): Uint8Array =>
    bytes(`84 f6 f6 80 a2 61${ascii('x')} ${value} 64${KIND} 64${ascii('note')}`);
  test.each([
    ['a small number', '17'],
    ['a larger number', '1818'],
    ['the largest number', '1b001fffffffffffff'],
    ['the smallest number', '3b001ffffffffffffe'],
    ['short text', `64${ascii('Hail')}`],
    ['sixteen bytes', `50${'ab'.repeat(16)}`],
    ['a word beyond ASCII', '62c3a4'],
    ['a list', '8101'],
    ['nothing', 'f6'],
  ])('what may stand in one: %s', (_, value) => {
    expect(readLine(holding(value))?.bytes).toEqual(holding(value));
  });
  test.each([
    ['a number longer than it need be', '1817'],
    ['a number much longer than it need be', '1b0000000000000001'],
    ['a length longer than it need be', `7804${ascii('Hail')}`],
    ['a list’s length longer than it need be', '980101'],
    ['a list without end', '9f01ff'],
    ['text without end', '7f6141ff'],
    ['a map without end', 'bfff'],
    ['a number beyond 2^53', '1b0020000000000000'],
    ['a number below −2^53', '3b001fffffffffffff'],
    ['a half', 'f93800'],
    ['a whole number spelt as a fraction', 'f93c00'],
    ['undefined', 'f7'],
    ['a simple value', 'e0'],
    ['a tag', 'c100'],
    ['a large number in a tag', 'c24101'],
    ['hex spelt as text', `7820${ascii('ab'.repeat(16))}`],
    ['bytes too few for hex', '44deadbeef'],
    ['bytes of no length', '40'],
    ['text that is no UTF-8', '61ff'],
    ['text that is cut short', '63f09f98'],
    ['text that begins with a mark of byte order', '64efbbbf41'],
    ['half a letter', '63eda080'],
    ['a key twice', `a2 6161 01 6161 01`],
    ['keys in another order', `a2 6162 01 6161 01`],
    ['a longer key before a shorter', `a2 626161 01 6162 01`],
    ['a number as a key', 'a10101'],
    ['bytes as a key', `a1 50${'ab'.repeat(16)} 01`],
    ['a list cut short', '8201'],
  ])('what is no line, for there is but one spelling: %s', (_, value) => {
    expect(readLine(holding(value))).toBeUndefined();
  });
  test('a phone reads its own line as everybody else does: half a letter, and members in their order', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    // A name cut in the middle of an emoji, and a plan whose parts were chosen last first.
    const args = { words: 'Gold \ud83d', plan: { second: 'forage', first: 'hunger' } };
    put(a, drafted(a, order('plan', args)));
    tell(a, b);
    const [own, theirs] = [a, b].map((phone) => phone.chains.get(a.key.device)?.entries.at(-1)?.body);
    expect(JSON.stringify(own)).toBe(JSON.stringify(theirs));
    expect(own).toMatchObject({
      args: { words: 'Gold \ufffd', plan: { first: 'hunger', second: 'forage' } },
    });
    expect(Object.keys((own as unknown as { args: typeof args }).args.plan)).toEqual(['first', 'second']);
  });
  test('nothing stands before, after or instead of it', () => {
    expect(readLine(bytes(''))).toBeUndefined();
    expect(readLine(new Uint8Array([...hail, 0xf6]))).toBeUndefined();
    expect(readLine(hail.subarray(0, -1))).toBeUndefined();
    expect(readLine(bytes(`9f ${Buffer.from(hail.subarray(1)).toString('hex')} ff`))).toBeUndefined();
  });
});

describe('R2, M6: an app that knows more gives effect to no more than the book’s level', () => {
  const newer: Kinds = {
    forms: {
      ...bodies,
      banquet: v.object({ kind: v.literal('banquet'), guests: v.array(v.string()) }),
      note: v.object({ ...bodies.note.entries, colour: v.optional(v.string()) }),
      order: v.object({ ...bodies.order.entries, colour: v.string() }),
    },
    levels: { ...known.levels, banquet: 2, 'note.colour': 2, 'order.colour': 2 },
  };
  const said = (phone: Phone, ...all: readonly object[]): void => {
    for (const body of all) put(phone, { ...drafted(phone, order('x')), body: body as never });
  };
  const all = [
    { kind: 'banquet', guests: ['B'] },
    { kind: 'note', text: 'Hail', colour: 'red' },
    // A later field that does not fit: the older app does not know that it should.
    { kind: 'note', text: 'Ho', colour: 5 },
    { kind: 'order', id: 'march', args: {} },
    { kind: 'strike' },
  ];
  test('two builds come to the same book at level 1', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    said(a, ...all);
    tell(a, b);
    const book = bookReader(newer, 2)(b.chains, b.campaign) as NonNullable<ReturnType<typeof readBook>>;
    expect(reading(b, book)).toEqual(reading(b));
    const bodiesIn = (one: typeof book) =>
      one.pages.flatMap(({ entries }) => entries.map(({ entry }) => entry.body));
    expect(bodiesIn(book)).toEqual(bodiesIn(read(b)));
    expect(bodiesIn(book).slice(-5)).toEqual([
      { kind: '' },
      { kind: 'note', text: 'Hail' },
      { kind: 'note', text: 'Ho' },
      { kind: 'order', id: 'march', args: {} },
      { kind: '' },
    ]);
  });
  test('in a book of level 2 the newer gives effect to all it knows, and the older reads no further than the founding', () => {
    const a = founder('A');
    const founding = { ...(a.chains.get(a.key.device)?.entries[0]?.body as object), level: 2 };
    const { campaign, chain } = foundCampaign(
      founding as never,
      chanceOf('i')(32),
      a.key,
      { seat: 'A', keys: publicOf(a.seat) },
      chanceOf('f'),
    );
    let log = chain;
    for (const body of all) {
      const place = { author: a.key.device, seq: log.hashes.length + 1, prev: log.hashes.at(-1) ?? '' };
      log = append(log, { ...place, seat: 'A', saw: [], page: campaign, body: body }, a.key);
    }
    const chains = new Map([[a.key.device, log]]);
    const kinds = bookReader(newer, 2)(chains, campaign)?.pages[0]?.entries.map(
      ({ entry }) => entry.body.kind,
    );
    expect(kinds).toEqual(['found', 'banquet', 'note', '', '', '']);
    const older = readBook(chains, campaign);
    expect(older?.level).toBe(2);
    expect(older?.pages[0]?.entries.map(({ entry }) => entry.body.kind)).toEqual(['found']);
  });
});

test('R9: what a line saw is a frontier, and has all in its past that its author knew', () => {
  const t = table(
    'ABC',
    'A: order x | ~ | order y | ~ |\nB: order z | ~ | | | \nC: | ~ | order v | ~ | close p',
  );
  for (const phone of t.phones.values()) {
    const lines = new Map(
      [...phone.chains.values()].flatMap(({ hashes, entries }) =>
        hashes.map((hash, i) => [hash, entries[i] as Entry]),
      ),
    );
    const past = (from: readonly string[]): ReadonlySet<string> => {
      const reached = new Set<string>();
      const left = [...from];
      for (let hash = left.pop(); hash !== undefined; hash = left.pop()) {
        const line = lines.get(hash);
        if (!line || reached.has(hash)) continue;
        reached.add(hash);
        left.push(line.prev, line.page, ...line.saw);
      }
      return reached;
    };
    const { prev, page, saw } = drafted(phone, order('next'));
    expect(past([prev, page, ...saw])).toEqual(new Set(lines.keys()));
    for (const hash of saw)
      expect(past([prev, page, ...saw.filter((one) => one !== hash)]).has(hash)).toBe(false);
    write(phone, order('next'));
    expect(drafted(phone, order('more')).saw).toEqual([]);
  }
});
test('R9: of two lines of others the one that the other saw is not named', () => {
  const t = table('ABC');
  const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
  write(c, order('x'));
  tell(c, b);
  const seen = write(b, order('y'));
  tell(b, a);
  expect(drafted(a, order('z')).saw).toEqual([seen]);
});
