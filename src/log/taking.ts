/**
 * Runs from outside joined to what is here, each whole or not at all. Of logs that nobody let in nothing is taken (R3); of a
 * tainted log two branches are kept as evidence, of a slot's devices two (R4); and of all of these what lines of others
 * have in their past (R6). Pure: what is taken is yet to be stored.
 */
import { atOnce, type Steps } from '../kernel/paced.ts';
import type { Hash } from './bytes.ts';
import {
  branchesOf,
  type Chain,
  type Chains,
  hashesOf,
  hashing,
  isOf,
  join,
  type Run,
  type RunFault,
} from './chain.ts';
import { type Core, gathering } from './core.ts';
import type { Device } from './keys.ts';
import { shownOf } from './told.ts';

export interface Taking {
  readonly chains: Chains;
  /** Logs that have grown, and how many entries of each were here before. */
  readonly changed: ReadonlyMap<Device, { readonly chain: Chain; readonly from: number }>;
  /** Entries that were not here before, forks' among them. */
  readonly added: number;
  readonly refused: readonly { readonly author: Device; readonly fault: RunFault }[];
  /** Authors of whom these runs showed a second history. */
  readonly forked: readonly Device[];
  /** Runs that were passed over, as many as are kept for a while: what comes later may let their author in, or lean on them. */
  readonly aside: readonly Run[];
}
const ROOM = { runs: 64, bytes: 1024 * 1024 };

/** @param before runs that were passed over before */
export const taking = (
  chains: Chains,
  campaign: Hash,
  news: readonly Run[],
  before: readonly Run[] = [],
): Taking => atOnce(takingIn(chains, campaign, news, before));
/** The same in steps. */
export function* takingIn(
  chains: Chains,
  campaign: Hash,
  news: readonly Run[],
  before: readonly Run[] = [],
): Steps<Taking> {
  const runs = [...before, ...news];
  // What one of them brings may lean on another, or let its author in: they are judged all together.
  const all = yield* joined(chains, campaign, runs, () => true);
  const core = yield* gathering(all.chains);
  const joining = runs.filter((run) => !all.faults.has(run));
  const whole = runs.every(({ author }) => core.whole(author));
  const kept = whole ? all : yield* joined(chains, campaign, joining, wanting(core, all.chains));
  const refused = news.flatMap((run) => {
    const fault = all.faults.get(run);
    // Of a log that is not taken whole it is no fault that a part of it does not join.
    const blamed = core.whole(run.author) || (fault !== 'gap' && fault !== 'broken chain');
    return fault && blamed ? [{ author: run.author, fault }] : [];
  });
  const { chains: next, changed, added, forked } = kept;
  return { chains: next, changed, added, refused, forked, aside: newest(kept.aside) };
}

/** As many of the last runs as there is room for. */
function newest(runs: readonly Run[]): readonly Run[] {
  let bytes = 0;
  const fitting = runs
    .slice(-ROOM.runs)
    .toReversed()
    .filter(({ lines }) => {
      bytes += lines.reduce((sum, line) => sum + line.bytes.length, 0);
      return bytes <= ROOM.bytes;
    });
  return fitting.toReversed();
}

/** Which runs are kept, with those taken before them. */
function wanting(core: Core, all: Chains): (run: Run, here: Chain | undefined) => boolean {
  const shown = shownOf(all, core);
  return (run, here) =>
    core.whole(run.author) ||
    hashesOf(run).some((hash, i) => !core.aside(hash) && !has(here, run.seq + i, hash)) ||
    (core.crowded.has(run.author) ? shown.has(run.author) : core.tainted.has(run.author) && !here?.forks);
}

const has = (here: Chain | undefined, seq: number, hash: Hash): boolean =>
  branchesOf(here).some(({ hashes }) => hashes[seq - 1] === hash);

function* joined(
  chains: Chains,
  campaign: Hash,
  runs: readonly Run[],
  wants: (run: Run, here: Chain | undefined) => boolean,
): Steps<Omit<Taking, 'refused'> & { readonly faults: ReadonlyMap<Run, RunFault> }> {
  const next = new Map(chains);
  const faults = new Map<Run, RunFault>();
  const forked = new Set<Device>();
  const changed = new Map<Device, { chain: Chain; from: number }>();
  const aside: Run[] = [];
  let added = 0;
  for (const run of runs) {
    yield* hashing(run);
    yield;
    const known = next.get(run.author);
    if (!wants(run, known)) {
      aside.push(run);
      continue;
    }
    const here = isOf(campaign, run) ? join(known, run) : ({ ok: false, fault: 'malformed' } as const);
    if (!here.ok) {
      faults.set(run, here.fault);
      continue;
    }
    if (here.forked) forked.add(run.author);
    if (here.chain === known) continue;
    added += here.news;
    next.set(run.author, here.chain);
    const from = changed.get(run.author)?.from ?? known?.entries.length ?? 0;
    changed.set(run.author, { chain: here.chain, from });
  }
  return { chains: next, changed, added, faults, forked: [...forked], aside };
}
