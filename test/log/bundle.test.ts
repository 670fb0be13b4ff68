/** Bundles on paper (docs/format.md) against the code, and histories of whole tables through them. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { bundled, type Coming, coming, rowsOf, runsIn, withRows } from '../../src/log/bundle.ts';
import { spell, unspell } from '../../src/log/cbor.ts';
import { hashesOf, type Run, startOf, toldRun } from '../../src/log/chain.ts';
import { hashOf, type Line, readLine } from '../../src/log/line.ts';
import { runsAfter } from '../../src/log/told.ts';
import { arriving, meet, order, type Phone, table, tell, twin, write } from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const MOST = 128 * 1024;
const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const ascii = (word: string): string => Buffer.from(word, 'latin1').toString('hex');
const one = '11'.repeat(32);
const two = '22'.repeat(32);
const three = '33'.repeat(32);
const campaign = 'ab'.repeat(32);
const unknown = 'cd'.repeat(32);
const note = (words: string): string =>
  `a2 64${ascii('kind')} 64${ascii('note')} 64${ascii('text')} 6${words.length}${ascii(words)}`;
const lineHash = (author: string, number: number, prev: string, line: Uint8Array): string => {
  const place = bytes(`${author} ${number.toString(16).padStart(8, '0')} ${prev}`);
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from('realmbook line 1'), place, line]))
    .digest('hex');
};
/** Rows as they come over a line. */
const over = (rows: readonly unknown[]): readonly unknown[] => unspell(spell(rows), true) as unknown[];

describe('a bundle written by hand', () => {
  // One writes twice; two has seen the first of these and a line that is not in the bundle, three both, on a page that one opened.
  const first = bytes(`84 61${ascii('A')} f6 80 ${note('hail')}`);
  const h1 = lineHash(one, 1, campaign, first);
  const second = bytes(`84 f6 f6 80 ${note('ho')}`);
  const h2 = lineHash(one, 2, h1, second);
  const seen = [h1, unknown].sort();
  const theirs = bytes(`84 61${ascii('B')} f6 82 5820${seen[0]} 5820${seen[1]} ${note('yes')}`);
  const h3 = lineHash(two, 7, campaign, theirs);
  const both = [h1, h3].sort();
  const last = bytes(`84 61${ascii('C')} 5820${h2} 82 5820${both[0]} 5820${both[1]} ${note('and')}`);
  const h4 = lineHash(three, 2, unknown, last);

  const starts = [
    { author: `d${one}`, seq: 1, prev: campaign },
    { author: `d${two}`, seq: 7, prev: campaign },
    { author: `d${three}`, seq: 2, prev: unknown },
  ];
  // Of three runs: 0 is the newest line of the first that has come, 3 the one before it, 1 the newest of the second.
  const rows = bytes(
    `84 85 00 61${ascii('A')} f6 80 ${body('hail')}
     85 01 61${ascii('B')} f6 82 00 5820${unknown} ${body('yes')}
     85 00 f6 f6 80 ${body('ho')}
     85 02 61${ascii('C')} 00 82 03 01 ${body('and')}`.replaceAll('\n', ''),
  );
  function body(words: string): string {
    const spelt = note(words).replaceAll(' ', '');
    const length = spelt.length / 2;
    return `${length < 24 ? (0x40 + length).toString(16) : `58${length.toString(16)}`} ${spelt}`;
  }

  const read = withRows(coming(starts) as Coming, unspell(rows, true) as unknown[], MOST) as Coming;
  test('is read into lines and hashes that stand where it says', () => {
    expect(read.lines.map((run) => run.map((line) => line.bytes))).toEqual([
      [first, second],
      [theirs],
      [last],
    ]);
    expect(read.hashes).toEqual([[h1, h2], [h3], [h4]]);
    expect(read.size).toBe(first.length + second.length + theirs.length + last.length);
  });
  test('its runs are those of the lines, with the signatures that the last part brought', () => {
    const runs = runsIn(read, ['aa', 'bb', 'cc']) as readonly Run[];
    expect(runs.map(({ author, seq, prev, signed }) => ({ author, seq, prev, signed }))).toEqual(
      starts.map((start, i) => ({ ...start, signed: ['aa', 'bb', 'cc'][i] })),
    );
    expect(runs.map(hashesOf)).toEqual([[h1, h2], [h3], [h4]]);
    expect(runsIn(read, ['aa', 'bb'])).toBeUndefined();
  });
  test('lines that were seen may be named in any order', () => {
    const turned = (unspell(rows, true) as [unknown, unknown, unknown, unknown[], unknown][]).map(
      ([run, seat, page, saw, body]) => [run, seat, page, saw.toReversed(), body],
    );
    expect(withRows(coming(starts) as Coming, turned, MOST)?.hashes).toEqual(read.hashes);
  });
  test('and the same lines are written so: each after what it leans on', () => {
    const runs = runsIn(read, ['aa', 'bb', 'cc']) as readonly Run[];
    const bundle = bundled(runs);
    expect(bundle.order).toHaveLength(4);
    const again = withRows(coming(runs.map(startOf)) as Coming, over(rowsOf(bundle, 0, 4)), MOST);
    expect(again?.hashes).toEqual(read.hashes);
    // All that is in the bundle is named by place.
    const named = rowsOf(bundle, 0, 4).flatMap(([, , page, saw]) => [
      ...saw,
      ...(page === null ? [] : [page]),
    ]);
    expect(named.filter((name) => typeof name === 'string')).toEqual([unknown]);
  });

  const hail = bytes(note('hail'));
  test.each<[string, unknown]>([
    ['no row', 'hail'],
    ['a row of four', [0, 'A', null, []]],
    ['a run that is none', [3, 'A', null, [], hail]],
    ['a run below none', [-1, 'A', null, [], hail]],
    ['a line of its own run that has not come', [0, 'A', null, [0], hail]],
    ['a line further back than any', [1, 'B', null, [3], hail]],
    ['a line below none', [1, 'B', null, [-3], hail]],
    ['a page that has not come', [1, 'B', 2, [], hail]],
    ['half a hash', [1, 'B', null, [bytes('ab'.repeat(16))], hail]],
    ['a hash in letters', [1, 'B', null, ['ab'], hail]],
    ['a seat that is a number', [1, 7, null, [], hail]],
    ['a seat that is no name', [1, '7', null, [], hail]],
    ['one line twice', [1, 'B', null, [bytes(unknown), bytes(unknown)], hail]],
    ['a body that is none', [1, 'B', null, [], bytes('80')]],
    [
      'a body in another spelling',
      [1, 'B', null, [], bytes(`a2 64${ascii('text')} 60 64${ascii('kind')} 64${ascii('note')}`)],
    ],
    ['more than a body', [1, 'B', null, [], bytes(`${note('hail')} 00`)]],
    ['seen lines that are none', [1, 'B', null, null, hail]],
  ])('%s is refused', (_, row) => {
    const begun = coming(starts) as Coming;
    const well = [0, 'A', null, [], hail];
    expect(withRows(begun, [well], MOST)).toBeDefined();
    const early = String(_).includes('its own') ? [row] : [well, row];
    expect(withRows(begun, early, MOST)).toBeUndefined();
  });
  test('small rows cannot become large: what comes of them is bounded before it is spelt', () => {
    const begun = withRows(coming(starts) as Coming, [[0, 'A', null, [], hail]], MOST) as Coming;
    // 4,000 lines seen, each a byte here and 34 in the line.
    expect(withRows(begun, [[1, 'B', null, new Array(4_000).fill(0), hail]], MOST)).toBeUndefined();
    // A list of four, a seat of one letter, no page, a list of one hash, the body.
    const length = 1 + 2 + 1 + 1 + 34 + hail.length;
    expect(withRows(begun, [[1, 'B', null, [0], hail]], length + 8)).toBeDefined();
    expect(withRows(begun, [[1, 'B', null, [0], hail]], length - 1)).toBeUndefined();
  });
  test('pages and seats count, too', () => {
    const begun = withRows(coming(starts) as Coming, [[0, 'A', null, [], hail]], MOST) as Coming;
    const page = [1, null, 0, [], hail];
    const length = 1 + 1 + 34 + 1 + hail.length;
    const read = withRows(begun, new Array(100).fill(page), 101 * length + 300);
    expect(read?.size).toBe(begun.size + 100 * length);
    expect(withRows(begun, new Array(100).fill(page), 100 * length - 1)).toBeUndefined();
    const seat = [1, 'B'.repeat(64), null, [], hail];
    expect(withRows(begun, new Array(100).fill(seat), 100 * (64 + hail.length))).toBeUndefined();
  });
  test('a seat has one spelling', () => {
    const begun = coming(starts) as Coming;
    expect(withRows(begun, [[0, bytes('ab'), null, [], hail]], MOST)).toBeUndefined();
    expect(withRows(begun, [[0, bytes('ab'.repeat(16)), null, [], hail]], MOST)).toBeDefined();
  });
  test('what lines lean on is looked for once, even where a phone has picked its lines until their hashes come in order', () => {
    let asked = 0;
    const counted = (saw: readonly string[]): readonly string[] =>
      new Proxy(saw, {
        get(of, at) {
          if (/^\d+$/.test(String(at))) asked++;
          return Reflect.get(of, at);
        },
      });
    const said = (saw: readonly string[], n: number): Line => {
      const line = readLine(spell(['A', null, saw.toSorted(), { kind: 'x', n }])) as Line;
      return { ...line, said: { ...line.said, saw: counted(line.said.saw) } };
    };
    const logs = starts.map((start) => ({ start, lines: [] as Line[], hashes: [] as string[] }));
    const of = (log: number) => logs[log] as (typeof logs)[number];
    const add = (log: number, saw: readonly string[], fits: (hash: string) => boolean): string => {
      const { start, lines, hashes } = of(log);
      for (let n = 0; ; n++) {
        const line = said(saw, n);
        const hash = hashOf(line.bytes, {
          author: start.author,
          seq: start.seq + lines.length,
          prev: hashes.at(-1) ?? start.prev,
        });
        if (!fits(hash)) continue;
        lines.push(line);
        hashes.push(hash);
        return hash;
      }
    };
    // Two logs see each other's every line, and each hash is a little larger than the one before: so come all that the first line of
    // the third log names, one by one.
    const names: string[] = [];
    for (let i = 0; i < 128; i++)
      names.push(
        add(1 + (i % 2), names.slice(-1), (hash) => Number.parseInt(hash.slice(0, 2), 16) >> 1 === i),
      );
    add(0, names, () => true);
    asked = 0;
    const runs = logs.map(({ start, lines }) => ({ ...start, lines, signed: '' }));
    expect(bundled(runs).order).toHaveLength(129);
    // Each name when it is waited for and once more when it has come; a line with nothing left asks once beyond its last.
    expect(asked).toBeLessThan(2 * (128 + 127) + 2 * 129 + 1);
  });
  test.each([
    ['no number', { author: `d${one}`, seq: 0, prev: campaign }],
    ['a number beyond four bytes', { author: `d${one}`, seq: 2 ** 31, prev: campaign }],
    ['a founding that is not the first line', { author: `d${one}`, seq: 2, prev: '' }],
    ['no device', { author: one, seq: 1, prev: campaign }],
  ])('runs cannot begin with %s', (_, start) => {
    expect(coming([start])).toBeUndefined();
  });
  test('a bundle of no run is none, nor is one in which a run has no line', () => {
    expect(coming([])).toBeUndefined();
    const half = withRows(coming(starts) as Coming, [[0, 'A', null, [], hail]], MOST) as Coming;
    expect(runsIn(half, ['aa', 'bb', 'cc'])).toBeUndefined();
  });
});

describe('what a table has written', () => {
  const move = fc.oneof(
    fc.record({ writes: fc.nat(4), lines: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ tells: fc.nat(4), to: fc.nat(4) }),
  );
  type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;
  /** Phones that write and tell each other by chance; the fifth is a second phone with the key of the fourth. */
  function played(moves: readonly Move[]): readonly Phone[] {
    const phones = [...table('ABCD').phones.values()];
    phones.push(twin(phones[3] as Phone, "D'"));
    for (const made of moves)
      if ('writes' in made) {
        const by = phones[made.writes] as Phone;
        for (let i = 0; i < made.lines; i++) write(by, order(`x${i}`), by.name[0]);
      } else if (made.tells !== made.to) tell(phones[made.tells] as Phone, phones[made.to] as Phone);
    meet(...phones);
    return phones;
  }
  /** Runs that came in a bundle of so many lines in each part. */
  function carried(runs: readonly Run[], sizes: readonly number[]): readonly Run[] | undefined {
    const bundle = bundled(runs);
    let read = coming(runs.map(startOf));
    for (let [at, part] = [0, 0]; at < bundle.order.length; part++) {
      const to = Math.min(bundle.order.length, at + (sizes[part % sizes.length] ?? 1));
      read = read && withRows(read, over(rowsOf(bundle, at, to)), MOST);
      at = to;
    }
    return (
      read &&
      runsIn(
        read,
        runs.map(({ signed }) => signed),
      )
    );
  }
  const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });

  test('comes out of a bundle as it went in, wherever it is cut, forks and all', { timeout: 60_000 }, () => {
    let forked = 0;
    fc.assert(
      fc.property(fc.array(move, { minLength: 8, maxLength: 24 }), cuts, fc.nat(4), (moves, sizes, who) => {
        const { chains } = played(moves)[who] as Phone;
        const [first] = chains.values();
        const part = first && { [first.author]: [[2, first.hashes[1] ?? ''] as const] };
        // All that a phone has, and what one lacks that has the beginning.
        for (const known of [{}, part ?? {}]) {
          const runs = runsAfter(chains, known);
          if (new Set(runs.map(({ author }) => author)).size < runs.length) forked++;
          const came = carried(runs, sizes);
          expect(came?.map(toldRun)).toEqual(runs.map(toldRun));
          expect(came?.map(hashesOf)).toEqual(runs.map((run) => hashesOf(arriving(run))));
        }
      }),
      { numRuns: 60, seed: 11 },
    );
    expect(forked).toBeGreaterThan(10);
  });
});
