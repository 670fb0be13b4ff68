/**
 * The logs in the database. Invariants: rows of a log follow each other without gap or overlap; the head says where they
 * end; a log is only ever continued from exactly what is stored, so two tabs cannot fork it between them.
 */
import type { Hash } from '../log/bytes.ts';
import type { Chain, Chains } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import { StoreError } from './faults.ts';
import type { Guard } from './guard.ts';
import { joinRows, pack, planJoin, read, type SegmentRow, sumOf } from './rows.ts';
import { Database, type ForkRow, type HeadRow } from './schema.ts';
import type { Damage } from './types.ts';

const LOOSE = 64;

/** Writes what the store lacks of the chains, all or nothing; returns the authors whose rows want joining. */
export const appendChains = (
  run: Guard,
  campaign: Hash,
  chains: readonly Chain[],
): Promise<readonly Device[]> =>
  run((db) => db.transaction('rw', db.heads, db.segments, db.forks, () => appendIn(db, campaign, chains)));

/** The same within a transaction over heads, segments and forks. */
export async function appendIn(
  db: Database,
  campaign: Hash,
  chains: readonly Chain[],
): Promise<readonly Device[]> {
  const loose: Device[] = [];
  for (const chain of chains) {
    const head = await db.heads.get([campaign, chain.author]);
    const next = await advance(db, campaign, chain, head);
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
): Promise<HeadRow | undefined> {
  const { author, entries, hashes } = chain;
  const known = head?.count ?? 0;
  if (known > entries.length) {
    // A write that was repeated late: harmless if what is stored goes on from it.
    const rows = await db.segments
      .where('[campaign+author+from]')
      .between(...Database.under(campaign, author))
      .toArray();
    const there = read(author, rows).chain;
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
    const text = JSON.stringify(chain.forks);
    await db.forks.put({ campaign, author, text, sum: sumOf(text) });
  }
  if (known < entries.length) await db.segments.put(pack(campaign, chain, known));
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

/**
 * All logs of a campaign. Of a log with a damaged part what stands before is loaded; the rest is put aside, so that
 * other phones can fill the gap.
 */
export async function loadChains(
  run: Guard,
  campaign: Hash,
): Promise<{ readonly chains: Chains; readonly damaged: readonly Damage[] }> {
  const [heads, rows, forks] = await run((db) =>
    db.transaction('r', db.heads, db.segments, db.forks, () =>
      Promise.all([
        db.heads
          .where('[campaign+author]')
          .between(...Database.under(campaign))
          .toArray(),
        db.segments
          .where('[campaign+author+from]')
          .between(...Database.under(campaign))
          .toArray(),
        db.forks
          .where('[campaign+author]')
          .between(...Database.under(campaign))
          .toArray(),
      ]),
    ),
  );
  const chains = new Map<Device, Chain>();
  const damaged: Damage[] = [];
  for (const author of new Set([...heads, ...rows].map((row) => row.author))) {
    const head = heads.find((row) => row.author === author);
    const mine = rows.filter((row) => row.author === author);
    const fork = forks.find((row) => row.author === author);
    const { chain, lost } = read(author, mine);
    const others = readForks(fork);
    const kept = chain?.entries.length ?? 0;
    const whole = lost.length === 0 && head?.count === kept && head.hash === chain?.hashes.at(-1);
    if (!whole || others === undefined || others.length !== head.forks.length) {
      damaged.push({ author, kept });
      await putAside(
        run,
        campaign,
        author,
        chain,
        lost,
        others === undefined ? fork : undefined,
        others ?? [],
      );
    }
    if (chain) chains.set(author, others?.length ? { ...chain, forks: others } : chain);
  }
  return { chains, damaged };
}

function readForks(row: ForkRow | undefined): readonly Chain[] | undefined {
  if (!row) return [];
  if (sumOf(row.text) !== row.sum) return undefined;
  return JSON.parse(row.text) as readonly Chain[];
}

/** Moves what cannot be read out of the way, so that the log can be filled up again from where it still holds. */
const putAside = (
  run: Guard,
  campaign: Hash,
  author: Device,
  chain: Chain | undefined,
  lost: readonly SegmentRow[],
  fork: ForkRow | undefined,
  forks: readonly Chain[],
): Promise<void> =>
  run((db) =>
    db.transaction('rw', db.heads, db.segments, db.forks, db.damaged, async () => {
      await db.damaged.bulkAdd([...lost, ...(fork ? [fork] : [])].map((row) => ({ row })));
      await db.segments.bulkDelete(lost.map(({ from }) => [campaign, author, from]));
      if (fork) await db.forks.delete([campaign, author]);
      if (!chain) return db.heads.delete([campaign, author]);
      const ends = forks.map(({ hashes }) => hashes.at(-1) ?? '');
      const hash = chain.hashes.at(-1) ?? '';
      const head = { campaign, author, count: chain.entries.length, hash, loose: LOOSE, forks: ends };
      await db.heads.put(head);
    }),
  );
