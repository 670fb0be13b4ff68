/**
 * What a long book costs beside libraries that merge without rules: the same 10,000 edits of six authors, each set
 * heard at once. Yjs and Loro hold them unsigned; ours are signed, hashed, judged and folded.
 */
import { createHash } from 'node:crypto';
import { LoroDoc } from 'loro-crdt';
import * as Y from 'yjs';
import type { Measure, Size } from '../../scripts/bench.ts';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader } from '../../src/campaign/reader.ts';
import { atOnce } from '../../src/kernel/paced.ts';
import { text } from '../../src/log/bytes.ts';
import { append, type Chain, type Chains, join, type Run, runOf } from '../../src/log/chain.ts';
import { keyOf, verify } from '../../src/log/keys.ts';
import { readLine } from '../../src/log/line.ts';
import { bookKeeper, readBook } from '../../src/log/reading.ts';
import { compose } from '../../src/log/write.ts';
import { PROTOCOL, writeMessage } from '../../src/sync/messages.ts';
import { firstOf, messageOf, pieces } from '../../src/sync/pieces.ts';
import { arriving, order } from '../log/phones.ts';
import { type Edit, edits, type Written, written } from './edits.ts';
import { kept } from './kept.ts';
import { against } from './timed.ts';
import { readYjs, yjs } from './yjs.ts';

const AUTHORS = 6;
const LENGTHS = { full: 10_000, tenth: 1_000 };
const PAGE = 50;

/** Bytes in which devices of Loro tell each other each edit as it is made, and in which one then hands on all of them. */
function loro(all: readonly Edit[]): { readonly live: number; readonly whole: number } {
  let live = 0;
  const docs = Array.from({ length: AUTHORS }, () => new LoroDoc());
  for (const { by, key, value } of all) {
    const doc = docs[by] as LoroDoc;
    const before = doc.version();
    doc.getMap('kept').set(key, value);
    doc.commit();
    const update = doc.export({ mode: 'update', from: before });
    live += update.length;
    for (const other of docs) if (other !== doc) other.import(update);
  }
  return { live, whole: (docs[0] as LoroDoc).export({ mode: 'update' }).length };
}
/** Bytes of the messages in which a phone hands on all it has. */
const wireOf = (runs: readonly Run[]): number =>
  firstOf(pieces(runs, PROTOCOL), Number.POSITIVE_INFINITY).going.reduce(
    (sum, piece) => sum + writeMessage(messageOf(piece, 0)).length,
    0,
  );

/** Bytes of the messages in which each line by itself goes to another phone as it is written; closes of pages among them. */
const liveOf = (chains: Chains): number =>
  [...chains.values()]
    .flatMap(({ author, entries, lines, signed }) =>
      lines.map((line, i) => ({ author, seq: i + 1, prev: entries[i]?.prev ?? '', lines: [line], signed })),
    )
    .reduce((sum, run) => sum + wireOf([run]), 0);

const folded = ({ chains, campaign }: Written): unknown =>
  makeReader(kept, campaign, () => keyring(campaign, {})).read(chains)?.tip.table.rules;

/** The logs with one line more, written by the first author. */
function oneMore({ campaign, phones }: Written, chains: Chains, i: number): Chains {
  const [{ key, name }] = phones as [Written['phones'][number]];
  const book = readBook(chains, campaign);
  if (!book) throw new Error('no book');
  const entry = compose(chains, book, key.device, name, order('set', { key: `k${i}`, value: i }));
  return new Map(chains).set(key.device, append(chains.get(key.device), entry, key));
}

export default async function bench(size: Size): Promise<Measure[]> {
  const length = LENGTHS[size];
  const all = edits(length, AUTHORS);
  const book = written(all, AUTHORS, PAGE);
  const { chains, campaign } = book;
  const { updates, whole } = yjs(all, AUTHORS);
  const [ours, theirs] = [folded(book) as { kept: unknown }, readYjs(updates)];
  const spelled = (one: unknown): string => JSON.stringify(Object.entries(one as object).sort());
  if (spelled(ours.kept) !== spelled(theirs)) throw new Error('the two hold other values');

  const runs = [...chains.values()].map((chain) => arriving(runOf(chain)));
  const bytes = [...chains.values()].flatMap((one) => one.lines.map((line) => line.bytes));
  const heads = [...chains.values()].map(({ author, hashes, signed }: Chain) => ({
    key: keyOf(author),
    message: text(`realmbook log ${hashes.at(-1)}`),
    signed,
  }));
  const verified = (): boolean => heads.every(({ signed, message, key }) => verify(signed, message, key));
  if (!verified()) throw new Error('the heads do not verify');
  const more = [chains];
  for (let i = 0; i < 20; i++) more.push(oneMore(book, more.at(-1) as Chains, i));
  const on = bookKeeper(campaign);
  const reads = makeReader(kept, campaign, () => keyring(campaign, {}));
  atOnce(on(chains));
  reads.read(chains);
  let [booked, read] = [0, 0];
  const loros = loro(all);
  return [
    await against(
      {
        name: `merge and fold ${length} edits of ${AUTHORS} authors`,
        work: () => folded({ ...book, chains: new Map(chains) }),
      },
      { name: 'Yjs', work: () => readYjs(updates) },
      { full: 1, tenth: 1 },
    ),
    await against(
      { name: 'merge them alone', work: () => readBook(new Map(chains), campaign) },
      { name: 'Yjs', work: () => readYjs(updates) },
    ),
    await against(
      { name: 'one line more: the book', work: () => atOnce(on(more[++booked] as Chains)) },
      { name: 'the whole book', work: () => readBook(new Map(chains), campaign) },
    ),
    await against(
      { name: 'one line more: book and state', work: () => reads.read(more[++read] as Chains) },
      { name: 'Yjs loading all', work: () => readYjs([whole]) },
    ),
    await against(
      {
        name: `verify ${length} lines of ${AUTHORS} authors`,
        // A copy, for a run keeps the hashes that were reckoned of it.
        work: () => runs.map((run) => join(undefined, { ...run })),
      },
      {
        name: 'bare hashes, heads by the same verifier',
        work: () => {
          for (const one of bytes) createHash('sha256').update(one).digest('hex');
          verified();
        },
      },
      { full: 1.2, tenth: 1.2 },
      5,
    ),
    await against(
      { name: `take ${length} lines through the door`, work: () => bytes.map(readLine) },
      { name: 'Yjs decoding its updates', work: () => updates.map((update) => Y.decodeUpdate(update)) },
      undefined,
      5,
    ),
    {
      name: 'bytes on the wire, all at once',
      value: wireOf(runs) / length,
      unit: 'bytes an edit',
      peer: { name: 'Loro, unsigned', value: loros.whole / length },
      goal: { full: 1, tenth: 1 },
    },
    {
      name: 'bytes on the wire, each edit by itself as it is made',
      value: liveOf(chains) / length,
      unit: 'bytes an edit',
      peer: { name: 'Loro, unsigned', value: loros.live / length },
      goal: { full: 1, tenth: 1 },
    },
  ];
}
