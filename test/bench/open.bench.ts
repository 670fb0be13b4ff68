/**
 * What a real campaign of 10,000 lines of six authors costs, played by bots: reading all of it by its rules, showing its table from what
 * was kept to be shown first, opening it from the disk's rows and a snapshot, a line that comes late, an order struck long after. Yjs holds the same bodies in the same order
 * and knows no rules: it bounds what any merging of them costs.
 */
import * as Y from 'yjs';
import type { Measure, Size } from '../../scripts/bench.ts';
import { lookedAt, lookOf } from '../../src/campaign/first-look.ts';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader, type Read, type Reader, type Snapshot } from '../../src/campaign/reader.ts';
import { viewOf } from '../../src/campaign/view.ts';
import type { Json } from '../../src/kernel/json.ts';
import { append, type Chain, type Chains } from '../../src/log/chain.ts';
import { is, type KnownBody } from '../../src/log/entry.ts';
import type { Device, DeviceKey } from '../../src/log/keys.ts';
import { compose } from '../../src/log/write.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { pack, read as readRows, type SegmentRow } from '../../src/store/rows.ts';
import { type Played, played } from './campaign.ts';
import { against } from './timed.ts';

const LENGTHS = { full: 10_000, tenth: 1_000 };
/** Reading all takes seconds. */
const FEW = 5;
const MANY = 15;

/** The bodies as the devices of their authors hold them, each set heard at once; all of it as one update. */
function yjs(chains: Chains): { readonly updates: readonly Uint8Array[]; readonly whole: Uint8Array } {
  const docs = [...chains.keys()].map(() => new Y.Doc());
  const made = docs.map((): Uint8Array[] => []);
  for (const [at, { entries }] of [...chains.values()].entries())
    for (const { body } of entries) {
      const doc = docs[at] as Y.Doc;
      doc.once('update', (one: Uint8Array) => void made[at]?.push(one));
      doc.getArray('bodies').push([body]);
    }
  for (const update of made.flat()) for (const doc of docs) Y.applyUpdate(doc, update);
  return {
    updates: made.map((one) => Y.mergeUpdates(one)),
    whole: Y.encodeStateAsUpdate(docs[0] as Y.Doc),
  };
}
const readYjs = (updates: readonly Uint8Array[]): number => {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc.getArray('bodies').toArray().length;
};

export default async function bench(size: Size): Promise<Measure[]> {
  const game = await played(LENGTHS[size]);
  const { campaign, chains, keys } = game;
  const [own] = keys as readonly [DeviceKey];
  const ring = keyring(campaign, {});
  const readerOf = (kept: readonly Snapshot[] = []): Reader =>
    makeReader(mightyEmpires, campaign, () => ring, kept);
  const whole = (of: Chains): Read => readerOf().read(new Map(of)) as Read;

  const first = readerOf();
  const before = first.read(chains) as Read;
  const saved = JSON.stringify(first.snapshot());
  const rows = [...chains.values()].map((chain): [Device, SegmentRow] => [
    chain.author,
    pack(campaign, chain, 0),
  ]);
  const opened = (): Read => {
    const stored = rows.map(([author, row]): [Device, Chain] => [
      author,
      readRows(campaign, author, [row]).chain as Chain,
    ]);
    const read = readerOf([JSON.parse(saved) as Snapshot]).read(new Map(stored)) as Read;
    viewOf(mightyEmpires, read, ring, own.device);
    return read;
  };
  const seat = game.seats[0] ?? '';
  const now = viewOf(mightyEmpires, before, ring, own.device);
  const look = JSON.stringify(lookOf(now, before, ring, ''));
  const eye = { newest: mightyEmpires, ring, device: own.device, app: '' };
  const looked = (): readonly unknown[] => {
    const view = lookedAt(eye, JSON.parse(look) as Json);
    return [view?.table, view?.tasks(seat), view?.asked(seat)];
  };
  if (JSON.stringify(looked()) !== JSON.stringify([now.table, now.tasks(seat), now.asked(seat)]))
    throw new Error('the first look says other than the book');
  const spelled = ({ tip }: Read): string => JSON.stringify(tip.table);
  if (spelled(opened()) !== spelled(before)) throw new Error('the snapshot opens to another state');

  const { updates, whole: update } = yjs(chains);
  const lines = [...chains.values()].reduce((sum, { entries }) => sum + entries.length, 0);
  if (readYjs(updates) !== lines) throw new Error('Yjs holds other bodies');

  const note: KnownBody = { kind: 'note', text: 'And so we rode home.' };
  const noted = withMore(game, chains, before, [[0, note]]);
  const late = withMore(game, chains, before, [[0, note, 10]]);
  const order = before.book.pages[10]?.entries.find(({ entry }) => is(entry, 'order'));
  if (!order) throw new Error('nothing was ordered on page 10');
  const by = keys.findIndex(({ device }) => device === order.entry.author);
  const asks = withMore(game, chains, before, [[by, { kind: 'strike', entry: order.hash }]]);
  const strike = [...(asks.get(order.entry.author)?.hashes ?? [])].at(-1) ?? '';
  const other = (by + 1) % keys.length;
  const struck = withMore(game, asks, whole(asks), [[other, { kind: 'agree', entry: strike }]]);
  if (!whole(struck).book.struck.has(order.hash)) throw new Error('the strike is not in force');

  let reader = readerOf();
  const ready = (of: Chains) => (): void => {
    reader = readerOf();
    reader.read(of);
  };
  const loading = { name: 'Yjs loading all', work: () => readYjs([update]) };
  const full = { name: 'own replay of all', work: () => whole(chains) };
  return [
    await against(
      {
        name: `replay ${lines} lines, ${before.book.pages.length} pages, by the rules`,
        work: () => whole(chains),
      },
      { name: 'Yjs merging the same bodies', work: () => readYjs(updates) },
      { full: 4, tenth: 4 },
      FEW,
    ),
    await against(
      { name: 'from what is kept to what Today shows first', work: looked },
      loading,
      { full: 0.1, tenth: 1 },
      MANY,
    ),
    await against(
      { name: 'from rows and snapshot to the whole book', work: opened },
      loading,
      undefined,
      MANY,
    ),
    await against(
      { name: 'a note on the open page', before: ready(chains), work: () => reader.read(noted) },
      full,
      { full: 0.02, tenth: 0.02 },
      FEW,
    ),
    await against(
      { name: 'a note for page 10 that comes late', before: ready(chains), work: () => reader.read(late) },
      full,
      { full: 0.02, tenth: 0.02 },
      FEW,
    ),
    await against(
      { name: 'an order of page 10 struck by two', before: ready(asks), work: () => reader.read(struck) },
      full,
      { full: 1, tenth: 1 },
      FEW,
    ),
  ];
}

type More = readonly [by: number, body: KnownBody, page?: number];
/** The logs with lines more, each written by one who has heard all the others. */
function withMore({ keys, seats }: Played, chains: Chains, { book }: Read, more: readonly More[]): Chains {
  let next = chains;
  for (const [by, body, page] of more) {
    const key = keys[by] as DeviceKey;
    const on = page === undefined ? undefined : book.pages[page]?.id;
    const entry = compose(next, book, key.device, seats[by] ?? '', body, on);
    next = new Map(next).set(key.device, append(next.get(key.device), entry, key));
  }
  return next;
}
