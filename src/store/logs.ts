/**
 * The logs in the database, as they are read, joined and mended. Invariants: rows of a log follow each other without gap or overlap; the head
 * says where they end.
 */
import { atOnce, type Pace, paced, type Steps } from '../kernel/paced.ts';
import type { Hash } from '../log/bytes.ts';
import type { Chain, Chains } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import type { Guard } from './guard.ts';
import { joinRows, planJoin, readBranch, reading, type SegmentRow } from './rows.ts';
import { Database, type ForkRow, type HeadRow } from './schema.ts';
import { segmentsOf } from './segments.ts';
import type { Damage } from './types.ts';

/** Rows of a log that were added one by one; as many are joined. */
export const LOOSE = 64;

/** Joins small rows at the end of a log into one. Rows it cannot read it leaves as they are. */
export const joinLoose = (run: Guard, campaign: Hash, author: Device): Promise<void> =>
  run.write((db) =>
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
  run.write((db) =>
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
export async function mended(db: Database, campaign: Hash, author: Device): Promise<HeadRow | undefined> {
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
