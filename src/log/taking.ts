/** Runs from outside joined to what is here, each whole or not at all. Pure: what is taken is yet to be stored. */
import type { Hash } from './bytes.ts';
import { type Chain, type Chains, isOf, join, type Run, type RunFault } from './chain.ts';
import type { Device } from './keys.ts';

export interface Taking {
  readonly chains: Chains;
  /** Logs that have grown, and how many entries of each were here before. */
  readonly changed: ReadonlyMap<Device, { readonly chain: Chain; readonly from: number }>;
  /** Entries that were not here before, forks' among them. */
  readonly added: number;
  readonly refused: readonly { readonly author: Device; readonly fault: RunFault }[];
  /** Authors of whom these runs showed a second history. */
  readonly forked: readonly Device[];
}

export function taking(chains: Chains, campaign: Hash, runs: readonly Run[]): Taking {
  const next = new Map(chains);
  const refused: { author: Device; fault: RunFault }[] = [];
  const forked = new Set<Device>();
  const changed = new Map<Device, { chain: Chain; from: number }>();
  let added = 0;
  for (const run of runs) {
    const known = next.get(run.author);
    const joined = isOf(campaign, run) ? join(known, run) : ({ ok: false, fault: 'malformed' } as const);
    if (!joined.ok) {
      refused.push({ author: run.author, fault: joined.fault });
      continue;
    }
    if (joined.forked) forked.add(run.author);
    if (joined.chain === known) continue;
    added += joined.news;
    next.set(run.author, joined.chain);
    const from = changed.get(run.author)?.from ?? known?.entries.length ?? 0;
    changed.set(run.author, { chain: joined.chain, from });
  }
  return { chains: next, changed, added, refused, forked: [...forked] };
}
