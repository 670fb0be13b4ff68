/**
 * The logs in the database. Invariants: rows of a log follow each other without gap or overlap; the head says where they
 * end; a log is only ever continued from exactly what is stored, so two tabs cannot fork it between them.
 */
import { atOnce, type Pace, paced, type Steps } from '../kernel/paced.ts';
import type { Hash } from '../log/bytes.ts';
import { type Chain, type Chains, treeOf } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import { StoreError } from './faults.ts';
import type { Guard } from './guard.ts';
import { joinRows, pack, packing, planJoin, read, readBranch, reading, type SegmentRow } from './rows.ts';
import { Database, type ForkRow, type HeadRow } from './schema.ts';
import { segmentsOf } from './segments.ts';
import type { Change, Damage } from './types.ts';

const LOOSE = 64;

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

/** Writes what the store lacks of the chains, all or nothing; returns the authors whose rows want joining. */
export async function appendChains(
  run: Guard,
  campaign: Hash,
  changes: readonly Change[],
  pace?: Pace,
): Promise<readonly Device[]> {
  const rows = await packed(campaign, changes, pace);
  const chains = changes.map(({ chain }) => chain);
  return run((db) =>
    db.transaction('rw', db.heads, db.segments, db.forks, db.damaged, () =>
      appendIn(db, campaign, chains, rows),
    ),
  );
}

/** The same within a transaction over heads, segments, forks and damaged. */
export async function appendIn(
  db: Database,
  campaign: Hash,
  chains: readonly Chain[],
  rows: Packed,
): Promise<readonly Device[]> {
  const loose: Device[] = [];
  for (const chain of chains) {
    const known = await db.heads.get([campaign, chain.author]);
    const head = known?.doubted ? await mended(db, campaign, chain.author) : known;
    const next = await advance(db, campaign, chain, head, rows.get(chain.author));
    if (next === head || next === undefined) continue;
    await db.heads.put(next);
    if (next.loose >= LOOSE) loose.push(chain.author);
  }
  return loose;
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
  if (forked) {
    const rows = treeOf(chain)
      .slice(1)
      .map(({ branch, from }) => pack(campaign, branch, from));
    await db.forks.put({ campaign, author, rows });
  }
  const fits = ready?.from === known && ready.to === entries.length && ready.last === hashes.at(-1);
  if (known < entries.length) await db.segments.put(fits ? ready : pack(campaign, chain, known));
  return {
    campaign,
    author,
    count: entries.length,
    hash: hashes.at(-1) ?? '',
    loose: (head?.loose ?? 0) + (known < entries.length ? 1 : 0),
    forks: forked ? ends : (head?.forks ?? []),
  };
}

/** Joins small rows at the end of a log into one. Rows it cannot read it leaves as they are. */
export const joinLoose = (run: Guard, campaign: Hash, author: Device): Promise<void> =>
  run((db) =>
    db.transaction('rw', db.heads, db.segments, async () => {
      const head = await db.heads.get([campaign, author]);
      const rows = await db.segments
        .where('[campaign+author+from]')
        .between(...Database.under(campaign, author))
        .toArray();
      const joining = rows.slice(planJoin(rows.map(({ from, to }) => to - from)));
      const joined = joinRows(joining);
      if (head) await db.heads.put({ ...head, loose: 0 });
      if (!joined) return;
      await db.segments.bulkDelete(joining.map(({ from }) => [campaign, author, from]));
      await db.segments.put(joined);
    }),
  );

/** Authors of a campaign whose logs are stored. */
export const authorsOf = (run: Guard, campaign: Hash): Promise<readonly Device[]> =>
  run((db) =>
    db.heads
      .where('[campaign+author]')
      .between(...Database.under(campaign))
      .toArray(),
  ).then((heads) => heads.map(({ author }) => author));

/** All that is stored of a campaign's logs, as it is read now. */
const stored = (
  run: Guard,
  campaign: Hash,
): Promise<readonly [readonly HeadRow[], readonly SegmentRow[], readonly ForkRow[]]> =>
  run((db) =>
    db.transaction('r', db.heads, db.segments, db.forks, () =>
      Promise.all([
        db.heads
          .where('[campaign+author]')
          .between(...Database.under(campaign))
          .toArray(),
        segmentsOf(db, campaign),
        db.forks
          .where('[campaign+author]')
          .between(...Database.under(campaign))
          .toArray(),
      ]),
    ),
  );

interface Found {
  readonly author: Device;
  readonly chain: Chain | undefined;
  readonly forks: readonly Chain[];
  /** Rows that cannot be read, or follow none that can. */
  readonly lost: readonly SegmentRow[];
  readonly lostFork: ForkRow | undefined;
  readonly whole: boolean;
}
function* judging(
  campaign: Hash,
  [heads, rows, forks]: Awaited<ReturnType<typeof stored>>,
): Steps<readonly Found[]> {
  const found: Found[] = [];
  for (const author of new Set([...heads, ...rows].map((row) => row.author))) {
    const head = heads.find((row) => row.author === author);
    const fork = forks.find((row) => row.author === author);
    const mine = rows.filter((row) => row.author === author);
    const { chain, lost } = yield* reading(campaign, author, mine);
    const others = readForks(campaign, chain, fork);
    const kept = chain?.entries.length ?? 0;
    const follows = lost.length === 0 && head?.count === kept && head.hash === chain?.hashes.at(-1);
    const whole = follows && others !== undefined && others.length === head.forks.length;
    found.push({ author, chain, forks: others ?? [], lost, lostFork: others ? undefined : fork, whole });
    yield;
  }
  return found;
}

/**
 * All logs of a campaign. Of a log with a damaged part what stands before is loaded. Nothing is moved on the word of one
 * reading, for a browser may read wrongly for a while: the log is doubted, and mended when it is next written to.
 */
export async function loadChains(
  run: Guard,
  campaign: Hash,
  pace?: Pace,
): Promise<{ readonly chains: Chains; readonly damaged: readonly Damage[] }> {
  const look = async (): Promise<readonly Found[]> =>
    paced(judging(campaign, await stored(run, campaign)), pace);
  const first = await look();
  // What was read wrongly once is whole at a second look.
  const logs = first.every(({ whole }) => whole) ? first : await look();
  const broken = logs.filter(({ whole }) => !whole);
  if (broken.length > 0) await doubt(run, campaign, broken);
  const chains = new Map<Device, Chain>();
  for (const { author, chain, forks } of logs)
    if (chain) chains.set(author, forks.length > 0 ? { ...chain, forks } : chain);
  return {
    chains,
    damaged: broken.map(({ author, chain }) => ({ author, kept: chain?.entries.length ?? 0 })),
  };
}

const doubt = (run: Guard, campaign: Hash, logs: readonly Found[]): Promise<void> =>
  run((db) =>
    db.transaction('rw', db.heads, async () => {
      for (const log of logs) {
        const head = (await db.heads.get([campaign, log.author])) ?? headOf(campaign, log);
        await db.heads.put({ ...head, doubted: true });
      }
    }),
  );

function readForks(
  campaign: Hash,
  main: Chain | undefined,
  row: ForkRow | undefined,
): readonly Chain[] | undefined {
  const branches = main ? [main] : [];
  for (const one of row?.rows ?? []) {
    const branch = readBranch(campaign, branches, one);
    if (!branch) return undefined;
    branches.push(branch);
  }
  return branches.slice(main ? 1 : 0);
}

const headOf = (campaign: Hash, { author, chain, forks }: Found): HeadRow => ({
  campaign,
  author,
  count: chain?.entries.length ?? 0,
  hash: chain?.hashes.at(-1) ?? '',
  loose: LOOSE,
  forks: forks.map(({ hashes }) => hashes.at(-1) ?? ''),
});

/**
 * Looks at a doubted log again, within a transaction that may write: what still cannot be read is moved out of the way, so
 * that the log can be filled up from where it holds. @returns its new head; undefined if nothing is left of it
 */
async function mended(db: Database, campaign: Hash, author: Device): Promise<HeadRow | undefined> {
  const [rows, fork] = [
    await db.segments
      .where('[campaign+author+from]')
      .between(...Database.under(campaign, author))
      .toArray(),
    await db.forks.get([campaign, author]),
  ];
  const [log] = atOnce(judging(campaign, [[], rows, fork ? [fork] : []]));
  const { lost = [], lostFork } = log ?? {};
  await db.damaged.bulkAdd([...lost, ...(lostFork ? [lostFork] : [])].map((row) => ({ row })));
  await db.segments.bulkDelete(lost.map(({ from }) => [campaign, author, from]));
  if (lostFork) await db.forks.delete([campaign, author]);
  if (!log?.chain) {
    await db.heads.delete([campaign, author]);
    return undefined;
  }
  const head = headOf(campaign, log);
  await db.heads.put(head);
  return head;
}
