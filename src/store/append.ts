/**
 * Writes logs. Invariant: a log is only ever continued from exactly what is stored, so two tabs cannot fork it between them.
 */
import { type Pace, paced } from '../kernel/paced.ts';
import type { Hash } from '../log/bytes.ts';
import { type Chain, treeOf } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import { StoreError } from './faults.ts';
import type { Guard } from './guard.ts';
import { LOOSE, mended } from './logs.ts';
import { pack, packing, read, type SegmentRow } from './rows.ts';
import { Database, type HeadRow } from './schema.ts';
import type { Change } from './types.ts';

/** Rows that are ready to be written, by author. */
export type Packed = ReadonlyMap<Device, SegmentRow>;
/** To pack more lines than these while a transaction is open would keep an old phone from its taps. */
const PACKED_WITHIN = 256;

/**
 * Packs what is long, in steps, before it is written: a transaction waits for nothing but the database. Forks, and logs that end
 * elsewhere on the disk than was thought, are packed within it.
 */
export async function packed(
  campaign: Hash,
  changes: readonly Change[],
  pace: Pace | undefined,
): Promise<Packed> {
  const rows = new Map<Device, SegmentRow>();
  for (const { chain, from } of changes)
    if (chain.lines.length - from > PACKED_WITHIN)
      rows.set(chain.author, await paced(packing(campaign, chain, from), pace));
  return rows;
}

/** The ends of logs as this store last wrote them, by author: a key belongs to one campaign. */
export type Ends = Map<Device, HeadRow>;

/** Writes what the store lacks of the chains, all or nothing; returns the authors whose rows want joining. */
export async function appendChains(
  run: Guard,
  campaign: Hash,
  changes: readonly Change[],
  ends: Ends,
  pace?: Pace,
): Promise<readonly Device[]> {
  const rows = await packed(campaign, changes, pace);
  const chains = changes.map(({ chain }) => chain);
  const within = (work: (db: Database) => Promise<readonly HeadRow[]>): Promise<readonly HeadRow[]> =>
    run.write((db) => db.transaction('rw', db.heads, db.segments, db.forks, db.damaged, () => work(db)));
  const looking = (): Promise<readonly HeadRow[]> => within((db) => appendIn(db, campaign, chains, rows));
  const [chain] = chains;
  const last = chains.length === 1 && chain && ends.get(chain.author);
  const heads = last
    ? await within((db) => appendAfter(db, campaign, chain, last, rows)).catch((fault: unknown) => {
        if (fault instanceof StoreError && fault.fault === 'overtaken') return looking();
        throw fault;
      })
    : await looking();
  const loose = heads.filter((head) => head.loose >= LOOSE).map(({ author }) => author);
  for (const head of heads) ends.set(head.author, head);
  // Their rows are joined next, which changes their ends.
  for (const author of loose) ends.delete(author);
  return loose;
}

/**
 * Writes to one log after its last known end. The same transaction asks whether that is still the end: to wait for the answer first
 * costs half a millisecond.
 * @throws StoreError `overtaken` if it is not: nothing is written then
 */
async function appendAfter(
  db: Database,
  campaign: Hash,
  chain: Chain,
  last: HeadRow,
  rows: Packed,
): Promise<readonly HeadRow[]> {
  const asked = db.heads.get([campaign, chain.author]).then((head) => {
    if (!head || !isSame(head, last)) throw new StoreError('overtaken');
  });
  const [, next] = await Promise.all([asked, advance(db, campaign, chain, last, rows.get(chain.author))]);
  return next && next !== last ? [next] : [];
}
const isSame = (a: HeadRow, b: HeadRow): boolean =>
  a.hash === b.hash && a.doubted === b.doubted && a.forks.join() === b.forks.join();

/** The same within a transaction over heads, segments, forks and damaged. @returns the new ends of the logs it wrote to */
export async function appendIn(
  db: Database,
  campaign: Hash,
  chains: readonly Chain[],
  rows: Packed,
): Promise<readonly HeadRow[]> {
  const heads: HeadRow[] = [];
  for (const chain of chains) {
    const known = await db.heads.get([campaign, chain.author]);
    const head = known?.doubted ? await mended(db, campaign, chain.author) : known;
    const next = await advance(db, campaign, chain, head, rows.get(chain.author));
    if (next && next !== head) heads.push(next);
  }
  return heads;
}

async function advance(
  db: Database,
  campaign: Hash,
  chain: Chain,
  head: HeadRow | undefined,
  ready: SegmentRow | undefined,
): Promise<HeadRow | undefined> {
  const { author, entries, hashes } = chain;
  const known = head?.count ?? 0;
  if (known > entries.length) {
    // A write that was repeated late: harmless if what is stored goes on from it.
    const rows = await db.segments
      .where('[campaign+author+from]')
      .between(...Database.under(campaign, author))
      .toArray();
    const there = read(campaign, author, rows).chain;
    if (there?.hashes[entries.length - 1] !== hashes.at(-1)) throw new StoreError('overtaken');
    return head;
  }
  if (head && hashes[known - 1] !== head.hash) throw new StoreError('overtaken');
  const ends = (chain.forks ?? []).map((fork) => fork.hashes.at(-1) ?? '');
  const stored = head?.forks ?? [];
  const covers = stored.every((end) => chain.forks?.some((fork) => fork.hashes.includes(end)));
  if (!covers && ends.some((end) => !stored.includes(end))) throw new StoreError('overtaken');
  const forked = ends.length > 0 && covers && ends.join() !== stored.join();
  if (known === entries.length && !forked) return head;
  const fits = ready?.from === known && ready.to === entries.length && ready.last === hashes.at(-1);
  const row = known < entries.length && (fits ? ready : pack(campaign, chain, known));
  const rows = (forked ? treeOf(chain).slice(1) : []).map(({ branch, from }) => pack(campaign, branch, from));
  const next: HeadRow = {
    campaign,
    author,
    count: entries.length,
    hash: hashes.at(-1) ?? '',
    loose: (head?.loose ?? 0) + (known < entries.length ? 1 : 0),
    forks: forked ? ends : (head?.forks ?? []),
  };
  await Promise.all([
    row && db.segments.put(row),
    forked && db.forks.put({ campaign, author, rows }),
    db.heads.put(next),
  ]);
  return next;
}
