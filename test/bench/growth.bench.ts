/**
 * How costs grow: with the lines of a book, beside Yjs holding the same edits, and with the phones that meet, beside a tree
 * that reaches each once.
 */
import * as Y from 'yjs';
import type { Measure, Size } from '../../scripts/bench.ts';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader, type Snapshot } from '../../src/campaign/reader.ts';
import { append, type Chain, type Chains } from '../../src/log/chain.ts';
import type { Device } from '../../src/log/keys.ts';
import { readBook } from '../../src/log/reading.ts';
import { compose } from '../../src/log/write.ts';
import { pack, read as readRows } from '../../src/store/rows.ts';
import { order } from '../log/phones.ts';
import { edits, type Written, written } from './edits.ts';
import { kept } from './kept.ts';
import { spread } from './spread.ts';
import { against } from './timed.ts';
import { yjs } from './yjs.ts';

const AUTHORS = 6;
const PAGE = 50;
const LENGTHS = { full: [1_000, 3_000, 10_000, 30_000, 100_000], tenth: [1_000, 3_000, 10_000] };
const PHONES = { full: [2, 3, 4, 5, 6, 7, 8], tenth: [2, 4, 8] };
const MORE = 25;
/** Reading all of a long book takes seconds. */
const FEW = 3;
const LINES = 'lines in the book';

/** A document that holds all edits, and takes one more of another device each time. */
function growingDoc(whole: Uint8Array): () => void {
  const [writer, doc] = [new Y.Doc(), new Y.Doc()];
  for (const one of [writer, doc]) Y.applyUpdate(one, whole);
  writer.on('update', (made: Uint8Array) => Y.applyUpdate(doc, made));
  let i = 0;
  return () => void writer.getMap('kept').set(`k${i++ % 500}`, i);
}

/** The logs as they grow line by line, as the first author writes. */
function* growing({ campaign, phones }: Written, chains: Chains): Generator<Chains> {
  const [{ key, name }] = phones as [Written['phones'][number]];
  let now = chains;
  for (let i = 0; ; i++) {
    const book = readBook(now, campaign);
    if (!book) throw new Error('no book');
    const entry = compose(now, book, key.device, name, order('set', { key: `k${i % 500}`, value: i }));
    now = new Map(now).set(key.device, append(now.get(key.device), entry, key));
    yield now;
  }
}

async function ofLength(length: number): Promise<readonly Measure[]> {
  const all = edits(length, AUTHORS);
  const book = written(all, AUTHORS, PAGE);
  const { chains, campaign } = book;
  const ring = keyring(campaign, {});
  const readerOf = (saved: readonly Snapshot[] = []) => makeReader(kept, campaign, () => ring, saved);
  const reads = readerOf();
  reads.read(chains);
  const saved = JSON.stringify(reads.snapshot());
  const rows = [...chains.values()].map((chain): [Device, Parameters<typeof readRows>[2][number]] => [
    chain.author,
    pack(campaign, chain, 0),
  ]);
  const open = (): unknown => {
    const stored = rows.map(([author, row]): [Device, Chain] => [
      author,
      readRows(campaign, author, [row]).chain as Chain,
    ]);
    return readerOf([JSON.parse(saved) as Snapshot]).read(new Map(stored));
  };
  const { whole } = yjs(all, AUTHORS);
  const load = (): void => Y.applyUpdate(new Y.Doc(), whole);
  const more = growing(book, chains);
  const longer = Array.from({ length: MORE }, () => more.next().value as Chains);
  let at = 0;
  const along = (picture: string, measure: Measure): Measure => ({
    ...measure,
    growth: { picture, along: LINES, at: length },
  });
  const [one, opened, read] = [
    await against(
      { name: `one line more, in a book of ${length}`, work: () => reads.read(longer[at++] as Chains) },
      { name: 'Yjs taking one update', work: growingDoc(whole) },
      undefined,
      MORE - 2,
    ),
    await against(
      { name: `opening ${length} lines from rows and a snapshot`, work: open },
      { name: 'Yjs loading all', work: load },
      undefined,
      FEW,
    ),
    await against(
      {
        name: `reading ${length} lines from the founding on`,
        work: () => readerOf().read(new Map(chains)),
      },
      { name: 'Yjs loading all', work: load },
      undefined,
      FEW,
    ),
  ];
  return [along('one line more', one), along('opening', opened), along('reading all', read)];
}

/** A line may cost a little more in a longer book, and no more than twice. */
function level(found: readonly Measure[]): Measure {
  const [first, ...longer] = found.filter(({ growth }) => growth?.picture === 'one line more');
  const last = longer.at(-1);
  if (!first?.growth || !last?.growth) throw new Error('nothing grew');
  return {
    name: `one line more, in a book of ${last.growth.at}`,
    value: last.value,
    unit: 'ms',
    peer: { name: `in one of ${first.growth.at}`, value: first.value },
    goal: { full: 2, tenth: 3 },
  };
}

export default async function bench(size: Size): Promise<Measure[]> {
  const found: Measure[] = [];
  for (const length of LENGTHS[size]) found.push(...(await ofLength(length)));
  const phones = await Promise.all(PHONES[size].map(spread));
  return [...found, level(found), ...phones];
}
