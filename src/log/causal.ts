/**
 * Which entries are ready: everything their author had seen when he wrote them is here. The rest waits.
 * A ready entry's time is its own, raised where he understated it, so that nothing stands before what it had seen.
 */
import type { Hash } from './bytes.ts';
import type { Chain, Chains } from './chain.ts';
import type { Entry } from './entry.ts';
import type { Device } from './keys.ts';

export interface Ready {
  readonly hash: Hash;
  readonly entry: Entry;
  readonly time: number;
}
export interface Causal {
  /** In an order that respects what each had seen: by time, then author. */
  readonly ready: readonly Ready[];
  readonly waiting: readonly { readonly hash: Hash; readonly entry: Entry }[];
  /** How far each log is ready. What waits has not been seen: to lean on it would make us wait too. */
  readonly reached: { readonly [device: Device]: number };
  /** The highest time of anything ready. */
  readonly time: number;
}

interface Branch {
  readonly chain: Chain;
  next: number;
  time: number;
}

/** Sorts all known entries into ready and waiting. Forked histories are all walked: which of them counts is decided later. */
export function causal(chains: Chains): Causal {
  const branches = [...chains.values()]
    .flatMap((chain) => [chain, ...(chain.forks ?? [])])
    .map((chain): Branch => {
      return { chain, next: 0, time: 0 };
    });
  const times = new Map<string, number[]>();
  const done = new Map<Hash, Ready>();
  const seen = (device: string, seq: number): number | undefined =>
    seq === 0 ? 0 : times.get(device)?.[seq - 1];
  for (let moved = true; moved; ) {
    moved = false;
    for (const branch of branches) while (advance(branch, seen, times, done)) moved = true;
  }
  const waiting = branches.flatMap(({ chain, next }) =>
    chain.entries.slice(next).map((entry, i) => ({ entry, hash: chain.hashes[next + i] ?? '' })),
  );
  const ready = [...done.values()].sort(
    (a, b) =>
      a.time - b.time ||
      compare(a.entry.author, b.entry.author) ||
      a.entry.seq - b.entry.seq ||
      compare(a.hash, b.hash),
  );
  const reached: { [device: Device]: number } = {};
  for (const { chain, next } of branches)
    if (chains.get(chain.author) === chain) reached[chain.author] = next;
  return { ready, waiting, reached, time: ready.at(-1)?.time ?? 0 };
}

function advance(
  branch: Branch,
  seen: (device: string, seq: number) => number | undefined,
  times: Map<string, number[]>,
  done: Map<Hash, Ready>,
): boolean {
  const { chain, next } = branch;
  const entry = chain.entries[next];
  const hash = chain.hashes[next];
  if (!entry || hash === undefined) return false;
  let time = Math.max(entry.time, branch.time + 1);
  for (const device of Object.keys(entry.saw)) {
    const at = seen(device, entry.saw[device] ?? 0);
    if (at === undefined) return false;
    time = Math.max(time, at + 1);
  }
  branch.next++;
  branch.time = time;
  done.set(hash, { hash, entry, time });
  const list = times.get(chain.author) ?? [];
  list[next] = Math.max(list[next] ?? 0, time);
  times.set(chain.author, list);
  return true;
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
