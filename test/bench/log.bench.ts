/**
 * What a long book costs beside libraries that merge without rules: the same 10,000 edits of six authors, each set
 * heard at once. Yjs and Loro hold them unsigned; ours are signed, hashed, judged and folded.
 */
import { createHash } from 'node:crypto';
import { deflateSync } from 'fflate';
import { LoroDoc } from 'loro-crdt';
import * as Y from 'yjs';
import type { Measure } from '../../scripts/bench.ts';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader } from '../../src/campaign/reader.ts';
import { append, type Chain, type Chains, join, runOf, toldRun } from '../../src/log/chain.ts';
import { verify } from '../../src/log/keys.ts';
import { readLine } from '../../src/log/line.ts';
import { bookKeeper, readBook } from '../../src/log/reading.ts';
import { compose } from '../../src/log/write.ts';
import { arriving, order } from '../log/phones.ts';
import { type Edit, edits, kept, type Written, written } from './edits.ts';
import { against } from './timed.ts';

const AUTHORS = 6;
const LENGTH = 10_000;
const PAGE = 50;

/** By author, all updates that they made, as one. */
function yjs(all: readonly Edit[]): { readonly updates: readonly Uint8Array[]; readonly whole: Uint8Array } {
  const docs = Array.from({ length: AUTHORS }, () => new Y.Doc());
  const made = docs.map((): Uint8Array[] => []);
  for (const { by, key, value } of all) {
    const doc = docs[by] as Y.Doc;
    let update: Uint8Array | undefined;
    const heard = (one: Uint8Array): void => {
      update = one;
    };
    doc.on('update', heard);
    doc.getMap('kept').set(key, value);
    doc.off('update', heard);
    if (!update) continue;
    made[by]?.push(update);
    for (const other of docs) if (other !== doc) Y.applyUpdate(other, update);
  }
  return {
    updates: made.map((one) => Y.mergeUpdates(one)),
    whole: Y.encodeStateAsUpdate(docs[0] as Y.Doc),
  };
}
const readYjs = (updates: readonly Uint8Array[]): unknown => {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc.getMap('kept').toJSON();
};

/** Bytes of all updates that six authors of Loro hand on. */
function loro(all: readonly Edit[]): number {
  const docs = Array.from({ length: AUTHORS }, () => new LoroDoc());
  for (const { by, key, value } of all) {
    const doc = docs[by] as LoroDoc;
    doc.getMap('kept').set(key, value);
    doc.commit();
  }
  return docs.reduce((sum, doc) => sum + doc.export({ mode: 'update' }).length, 0);
}

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

export default async function bench(): Promise<Measure[]> {
  const all = edits(LENGTH, AUTHORS);
  const book = written(all, AUTHORS, PAGE);
  const { chains, campaign } = book;
  const { updates, whole } = yjs(all);
  const [ours, theirs] = [folded(book) as { kept: unknown }, readYjs(updates)];
  const spelled = (one: unknown): string => JSON.stringify(Object.entries(one as object).sort());
  if (spelled(ours.kept) !== spelled(theirs)) throw new Error('the two hold other values');

  const runs = [...chains.values()].map((chain) => arriving(runOf(chain)));
  const bytes = [...chains.values()].flatMap((one) => one.lines.map((line) => line.bytes));
  const heads = [...chains.values()].map(({ author, hashes, signed }: Chain) => ({
    author,
    head: hashes.at(-1),
    signed,
  }));
  const more = [chains];
  for (let i = 0; i < 20; i++) more.push(oneMore(book, more.at(-1) as Chains, i));
  const on = bookKeeper(campaign);
  const reads = makeReader(kept, campaign, () => keyring(campaign, {}));
  on(chains);
  reads.read(chains);
  let [line, readLineNo] = [0, 0];
  const wire =
    deflateSync(new TextEncoder().encode('')).length + runs.reduce((sum, run) => sum + wireOf(run), 0);
  return [
    await against(
      {
        name: 'merge and fold 10,000 edits of 6 authors',
        work: () => folded({ ...book, chains: new Map(chains) }),
      },
      { name: 'Yjs', work: () => readYjs(updates) },
    ),
    await against(
      { name: 'merge them alone', work: () => readBook(new Map(chains), campaign) },
      { name: 'Yjs', work: () => readYjs(updates) },
    ),
    await against(
      { name: 'one line more: the book', work: () => on(more[++line] as Chains) },
      { name: 'the whole book', work: () => readBook(new Map(chains), campaign) },
    ),
    await against(
      { name: 'one line more: book and state', work: () => reads.read(more[++readLineNo] as Chains) },
      { name: 'Yjs loading all', work: () => readYjs([whole]) },
    ),
    await against(
      { name: 'verify 10,000 lines of 6 authors', work: () => runs.map((run) => join(undefined, run)) },
      {
        name: 'bare hashes, heads by the same verifier',
        work: () => {
          for (const one of bytes) createHash('sha256').update(one).digest('hex');
          for (const { author, head, signed } of heads)
            verify(signed, new TextEncoder().encode(head), author);
        },
      },
      5,
    ),
    await against(
      { name: 'take 10,000 lines through the door', work: () => bytes.map(readLine) },
      { name: 'Yjs decoding its updates', work: () => updates.map((update) => Y.decodeUpdate(update)) },
      5,
    ),
    {
      name: 'bytes on the wire, all at once, deflated',
      value: wire / LENGTH,
      unit: 'bytes an edit',
      peer: { name: 'Loro, unsigned', value: loro(all) / LENGTH },
    },
  ];
}

/** A run as it travels. */
function wireOf(run: Parameters<typeof toldRun>[0]): number {
  const told = toldRun(run);
  return deflateSync(Buffer.concat(told.lines.map((one) => Buffer.from(one)))).length + 200;
}
