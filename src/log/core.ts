/**
 * What verdicts are made from (R3, R6). A device is heard if a line that counts lets it in. Two lines of one device with one
 * number taint it, and so does a slot that two devices share. The core is all lines of devices that are heard and untainted, and
 * whatever those have in their past, so phones that keep different evidence against a device, or different logs of
 * strangers, read the same book.
 */
import { atOnce, type Steps } from '../kernel/paced.ts';
import type { Hash } from './bytes.ts';
import { branchesOf, type Chain, type Chains } from './chain.ts';
import type { Entry } from './entry.ts';
import { foundingIn, type Heard, heardIn } from './heard.ts';
import type { Device } from './keys.ts';

export interface Core {
  /** Of a tainted log, or one that is not heard, no more than the core holds of it; absent where that is nothing. */
  readonly chains: Chains;
  /** Where any admission that is stored lets them in: to show a taint must not hang on what it leaves. */
  readonly tainted: ReadonlySet<Device>;
  /** In the order they come to be heard. */
  readonly heard: readonly Device[];
  /** Of tainted devices those that share a slot, each with the slot's name. */
  readonly crowded: Heard['crowded'];
  /** Whether all lines of a log are in the core, whatever comes of it. */
  readonly whole: (device: Device) => boolean;
  /** Whether a stored line is outside the core. */
  readonly aside: (hash: Hash) => boolean;
}

const isForked = (chain: Chain | undefined): boolean => (chain?.forks?.length ?? 0) > 0;

/** What a line leans on, but for its author's line before it. */
function* leantOn(entry: Entry, before: Entry | undefined): Generator<Hash> {
  if (!before && entry.prev !== '') yield entry.prev;
  if (entry.page !== before?.page && entry.page !== '') yield entry.page;
  yield* entry.saw;
}

const cores = new WeakMap<Chains, Core>();
/** Kept by the logs it was made of, for a meeting asks for it with every message. */
export const coreOf = (chains: Chains): Core => atOnce(gathering(chains));
/** The same in steps. */
export function* gathering(chains: Chains): Steps<Core> {
  const core = cores.get(chains) ?? (yield* coreFrom(chains));
  cores.set(chains, core);
  return core;
}

function* coreFrom(chains: Chains): Steps<Core> {
  const founding = foundingIn(chains);
  // Where nothing is founded nobody is heard.
  if (!founding) {
    const none = new Map();
    return {
      chains: none,
      tainted: new Set(),
      heard: [],
      crowded: none,
      whole: () => false,
      aside: () => true,
    };
  }
  // At first every admission counts; then those alone that are in the core which that makes. A founder's forked log
  // still lets in the phones that it let in, since they lean on it.
  // A phone that begins in a slot and was let in besides is among the first for either: where its log has forked the taint shows,
  // whichever history says what. It counts by its slot alone, so that it is plain from the start whether it has that to itself.
  const all = (): boolean => true;
  const first = yield* heardIn(chains, founding, all, false);
  const forked = [...first.devices.keys()].filter((device) => isForked(chains.get(device)));
  const tainted = new Set([...forked, ...first.crowded.keys()]);
  const { crowded } = first;
  for (let { devices } = first; ; ) {
    const heard = devices;
    const whole = (device: Device): boolean => heard.has(device) && !tainted.has(device);
    const part = partOf(chains, whole);
    if (part || first.slotted)
      devices = (yield* heardIn(chains, founding, part?.counts ?? all, true)).devices;
    if (devices.size < heard.size) continue;
    const { chains: kept = chains, aside = () => false } = part ?? {};
    return { chains: kept, tainted, heard: [...heard.keys()], crowded, whole, aside };
  }
}

interface Part {
  readonly chains: Chains;
  readonly counts: (hash: Hash) => boolean;
  readonly aside: (hash: Hash) => boolean;
}
/** Whole logs and what their lines have in their past; undefined where all logs are whole. */
function partOf(chains: Chains, whole: (device: Device) => boolean): Part | undefined {
  const others = [...chains.values()].filter(({ author }) => !whole(author));
  if (others.length === 0) return undefined;
  const places = new Map<Hash, { readonly branch: Chain; readonly at: number }>();
  const asked: Hash[] = [];
  for (const branch of others.flatMap(branchesOf)) {
    // Every line leans on the founding in the end.
    if (branch.entries[0]?.prev === '') asked.push(branch.hashes[0] as Hash);
    for (let at = branch.hashes.length - 1; at >= 0 && !places.has(branch.hashes[at] as Hash); at--)
      places.set(branch.hashes[at] as Hash, { branch, at });
  }
  for (const { author, entries } of chains.values())
    if (whole(author))
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
  const aside = (hash: Hash): boolean => places.has(hash) && !inside.has(hash);
  const kept = [...chains].flatMap(([device, chain]): [Device, Chain][] => {
    const part = whole(device) ? chain : within(chain, inside);
    return part ? [[device, part]] : [];
  });
  return { chains: new Map(kept), counts: (hash) => !aside(hash), aside };
}

/** What of a log lies inside, its branches in an order of their own: which came first differs from phone to phone. */
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
