/**
 * Logs are written. Invariant: a log is only ever continued from exactly what is stored, so two tabs cannot fork it between them.
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

/** Where the log that was last written to ended then. */
export interface Written {
  last?: HeadRow | undefined;
}

/** Writes what the store lacks of the chains, all or nothing; returns the authors whose rows want joining. */
export async function appendChains(
  run: Guard,
  campaign: Hash,
  changes: readonly Change[],
  written: Written,
  pace?: Pace,
): Promise<readonly Device[]> {
  const rows = await packed(campaign, changes, pace);
  const chains = changes.map(({ chain }) => chain);
  const [chain] = chains;
  const { last } = written;
  const goesOn = chains.length === 1 && last?.author === chain?.author && last;
  const heads = await run((db) => {
    const within = (work: () => Promise<readonly HeadRow[]>): PromiseLike<readonly HeadRow[]> =>
      db.transaction('rw', db.heads, db.segments, db.forks, db.damaged, work);
    const looked = (): PromiseLike<readonly HeadRow[]> => within(() => appendIn(db, campaign, chains, rows));
    if (!chain || !goesOn) return looked();
    return within(() => appendAfter(db, campaign, chain, goesOn, rows)).then(undefined, (fault: unknown) => {
      if (fault instanceof StoreError && fault.fault === 'overtaken') return looked();
      throw fault;
    });
  });
  written.last = heads.at(-1);
  return heads.filter(({ loose }) => loose >= LOOSE).map(({ author }) => author);
}

/**
 * One log, after where it ended when it was last written to. Whether it still ends there is asked with the writing, not before: each answer
 * that is waited for takes half a millisecond.
 * @throws StoreError `overtaken` if it does not: nothing is written then
 */
async function appendAfter(
  db: Database,
  campaign: Hash,
  chain: Chain,
  last: HeadRow,
  rows: Packed,
): Promise<readonly HeadRow[]> {
  const asked = db.heads.get([campaign, chain.author]);
  const [head, next] = await Promise.all([asked, advance(db, campaign, chain, last, rows.get(chain.author))]);
  if (!head || !isSame(head, last)) throw new StoreError('overtaken');
  return next && next !== last ? [next] : [];
}
const isSame = (a: HeadRow, b: HeadRow): boolean =>
  a.hash === b.hash && a.loose === b.loose && a.doubted === b.doubted && a.forks.join() === b.forks.join();

/** The same within a transaction over heads, segments, forks and damaged. @returns where logs end that were written to */
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
