/**
 * What verdicts are made from (R6). Two lines of one device with one number taint it. The core is all lines of untainted
 * devices and whatever those have in their past, so phones that keep different evidence against a device read the same book.
 */
import type { Hash } from './bytes.ts';
import { branchesOf, type Chain, type Chains } from './chain.ts';
import type { Entry } from './entry.ts';
import type { Device } from './keys.ts';

export interface Core {
  /** Of a tainted log no more than the core holds of it; absent where that is nothing. */
  readonly chains: Chains;
  readonly tainted: ReadonlySet<Device>;
  /** Whether a stored line is outside the core. */
  readonly aside: (hash: Hash) => boolean;
}

export const isTainted = (chain: Chain | undefined): boolean => (chain?.forks?.length ?? 0) > 0;

/** What a line leans on, but for its author's line before it. */
function* leantOn(entry: Entry, before: Entry | undefined): Generator<Hash> {
  if (!before && entry.prev !== '') yield entry.prev;
  if (entry.page !== before?.page && entry.page !== '') yield entry.page;
  yield* entry.saw;
}

const cores = new WeakMap<Chains, Core>();
/** Kept by the logs it was made of, for a meeting asks for it with every message. */
export function coreOf(chains: Chains): Core {
  const core = cores.get(chains) ?? coreFrom(chains);
  cores.set(chains, core);
  return core;
}
function coreFrom(chains: Chains): Core {
  const tainted = new Set([...chains.values()].filter(isTainted).map(({ author }) => author));
  if (tainted.size === 0) return { chains, tainted, aside: () => false };
  const places = new Map<Hash, { readonly branch: Chain; readonly at: number }>();
  const asked: Hash[] = [];
  for (const device of tainted)
    for (const branch of branchesOf(chains.get(device))) {
      // The founding is the root of all there is, whoever leans on it.
      if (branch.entries[0]?.prev === '') asked.push(branch.hashes[0] as Hash);
      for (let at = branch.hashes.length - 1; at >= 0 && !places.has(branch.hashes[at] as Hash); at--)
        places.set(branch.hashes[at] as Hash, { branch, at });
    }
  for (const [device, { entries }] of chains)
    if (!tainted.has(device))
      entries.forEach((entry, i) => {
        for (const hash of leantOn(entry, entries[i - 1])) if (places.has(hash)) asked.push(hash);
      });

  const inside = new Set<Hash>();
  for (let hash = asked.pop(); hash !== undefined; hash = asked.pop()) {
    const place = places.get(hash);
    if (!place) continue;
    const { hashes, entries } = place.branch;
    for (let { at } = place; at >= 0 && !inside.has(hashes[at] as Hash); at--) {
      inside.add(hashes[at] as Hash);
      asked.push(...leantOn(entries[at] as Entry, entries[at - 1]));
    }
  }
  const kept = [...chains].flatMap(([device, chain]): [Device, Chain][] => {
    const part = tainted.has(device) ? within(chain, inside) : chain;
    return part ? [[device, part]] : [];
  });
  return { chains: new Map(kept), tainted, aside: (hash) => places.has(hash) && !inside.has(hash) };
}

/** What of a tainted log lies inside, its branches in an order of their own: which came first differs from phone to phone. */
function within(chain: Chain, inside: ReadonlySet<Hash>): Chain | undefined {
  const ends = new Map<Hash, Chain>();
  const before = new Set<Hash>();
  for (const branch of branchesOf(chain)) {
    const count = branch.hashes.findLastIndex((hash) => inside.has(hash)) + 1;
    const end = branch.hashes[count - 1];
    if (end === undefined || before.has(end)) continue;
    for (let at = count - 2; at >= 0 && !before.has(branch.hashes[at] as Hash); at--) {
      before.add(branch.hashes[at] as Hash);
      ends.delete(branch.hashes[at] as Hash);
    }
    ends.set(end, cut(branch, count));
  }
  const [main, ...forks] = [...ends].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, branch]) => branch);
  return main && (forks.length > 0 ? { ...main, forks } : main);
}

const cut = ({ author, lines, entries, hashes, signed }: Chain, count: number): Chain => ({
  author,
  lines: lines.slice(0, count),
  entries: entries.slice(0, count),
  hashes: hashes.slice(0, count),
  signed,
});

/** Lines that the core leans on and that are not here: of a tainted log they alone are wanted. Of logs that still grow: not kept. */
export function lackingIn(chains: Chains): ReadonlySet<Hash> {
  const known = new Set<Hash>();
  for (const chain of chains.values())
    for (const { hashes } of branchesOf(chain)) for (const hash of hashes) known.add(hash);
  const lacking = new Set<Hash>();
  for (const chain of coreFrom(chains).chains.values())
    for (const { entries } of branchesOf(chain))
      entries.forEach((entry, i) => {
        for (const hash of leantOn(entry, entries[i - 1])) if (!known.has(hash)) lacking.add(hash);
      });
  return lacking;
}
