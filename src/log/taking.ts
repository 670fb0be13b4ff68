/**
 * Runs from outside joined to what is here, each whole or not at all. Of a tainted log two branches are kept as evidence, and
 * then only what lines of untainted devices have in their past (R6). Pure: what is taken is yet to be stored.
 */
import type { Hash } from './bytes.ts';
import { type Chain, type Chains, hashesOf, isOf, join, type Run, type RunFault } from './chain.ts';
import { isTainted, lackingIn } from './core.ts';
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
  const take = (run: Run): void => {
    const known = next.get(run.author);
    const joined = isOf(campaign, run) ? join(known, run) : ({ ok: false, fault: 'malformed' } as const);
    if (!joined.ok) {
      refused.push({ author: run.author, fault: joined.fault });
      return;
    }
    if (joined.forked) forked.add(run.author);
    if (joined.chain === known) return;
    added += joined.news;
    next.set(run.author, joined.chain);
    const from = changed.get(run.author)?.from ?? known?.entries.length ?? 0;
    changed.set(run.author, { chain: joined.chain, from });
  };
  let aside: readonly Run[] = runs.filter((run) => {
    if (!isTainted(next.get(run.author))) take(run);
    else return true;
    return false;
  });
  // What one of them brings may lean on another.
  while (aside.length > 0) {
    const lacking = lackingIn(next);
    const wanted = aside.filter((run) => hashesOf(run).some((hash) => lacking.has(hash)));
    if (wanted.length === 0) break;
    wanted.forEach(take);
    aside = aside.filter((run) => !wanted.includes(run));
  }
  return { chains: next, changed, added, refused, forked: [...forked] };
}
