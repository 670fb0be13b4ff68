/**
 * Which entries are ready: everything their author says he had seen is here, down to the page he stood on. The rest waits.
 * An entry's time is one more than that of anything before it. It follows from what he had seen and from nothing he could
 * claim, so it is the same on every phone and never changes. What has one time goes by the seats' turns (R26): a device's
 * name could be ground until it comes first.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { type Chain, type Chains, treeOf } from './chain.ts';
import { type Entry, is } from './entry.ts';
import type { Device } from './keys.ts';
import { turnOf } from './rotation.ts';

export interface Ready {
  readonly hash: Hash;
  readonly entry: Entry;
  readonly time: number;
}
export interface Causal {
  /** In an order that respects what each had seen: by time, then whose turn it is. */
  readonly ready: readonly Ready[];
  readonly waiting: readonly { readonly hash: Hash; readonly entry: Entry }[];
  /** Every history, with how far it is ready. */
  readonly branches: readonly Branch[];
  /** How far each log is ready. What waits has not been seen: to lean on it would make us wait too. */
  readonly reached: { readonly [device: Device]: number };
}

export interface Branch {
  readonly chain: Chain;
  readonly main: boolean;
  /** Where it parts from the branches before it. */
  readonly from: number;
  /** Times of its entries, as far as they are ready. */
  readonly times: number[];
}
/** The number of the page that each close begins, from 0. */
type Openings = Map<Hash, number>;

/** Sorts all known entries into ready and waiting. Forked histories are all walked: which of them counts is decided later. */
export function causal(chains: Chains, campaign: Hash): Causal {
  const logs = new Map([...chains].map(([device, chain]) => [device, branched(chain)]));
  const branches = [...logs.values()].flat();
  const pages: Openings = new Map();
  /** When each line stands that is ready. */
  const at = new Map<Hash, number>();
  for (let moved = true; moved; ) {
    moved = false;
    for (const branch of branches) while (advance(branch, campaign, at, pages)) moved = true;
  }
  const waiting = branches.flatMap(({ chain, times, from }) => {
    const start = Math.max(from, times.length);
    return chain.entries.slice(start).map((entry, i) => ({ entry, hash: chain.hashes[start + i] ?? '' }));
  });
  const mains = branches.filter(({ main }) => main);
  const reached = Object.fromEntries(mains.map(({ chain, times }) => [chain.author, times.length]));
  return { ready: merged(branches, seatsOf(logs, campaign), pages), branches, waiting, reached };
}

function seatsOf(logs: ReadonlyMap<Device, readonly Branch[]>, campaign: Hash): readonly Seat[] {
  for (const { chain } of [...logs.values()].flat()) {
    const [first] = chain.entries;
    if (first && chain.hashes[0] === campaign && is(first, 'found'))
      return first.body.seats.map(({ id }) => id);
  }
  return [];
}

function branched(chain: Chain): readonly Branch[] {
  return treeOf(chain).map(
    ({ branch, from }, i): Branch => ({ chain: branch, main: i === 0, from, times: [] }),
  );
}

/** Makes a branch's next entry ready, if what it leans on is. */
function advance({ chain, times }: Branch, campaign: Hash, at: Map<Hash, number>, pages: Openings): boolean {
  const next = times.length;
  const entry = chain.entries[next];
  const hash = chain.hashes[next];
  if (!entry || hash === undefined) return false;
  let time = times[next - 1] ?? 0;
  if (hash !== campaign) {
    if (next === 0 && entry.prev !== campaign) return false;
    // Pages turn seldom: what its entry before stood on is here.
    const opened = entry.page === chain.entries[next - 1]?.page ? time : at.get(entry.page);
    const saw = latest(entry.saw, at);
    if (opened === undefined || saw === undefined) return false;
    time = Math.max(time, opened, saw);
  }
  times.push(time + 1);
  at.set(hash, time + 1);
  if (hash === campaign) pages.set(hash, 0);
  else if (is(entry, 'close')) pages.set(hash, (pages.get(entry.page) ?? 0) + 1);
  return true;
}

/** The latest time among some lines; undefined while any of them is missing. */
function latest(lines: readonly Hash[], at: ReadonlyMap<Hash, number>): number | undefined {
  let time = 0;
  for (const hash of lines) {
    const known = at.get(hash);
    if (known === undefined) return undefined;
    if (known > time) time = known;
  }
  return time;
}

/** All that is ready, in order: each branch is in order already. */
function merged(branches: readonly Branch[], seats: readonly Seat[], pages: Openings): readonly Ready[] {
  const ready: Ready[] = [];
  const heads = branches.map((branch) => ({ ...branch, next: branch.from }));
  const turn = ({ chain, next }: Head): number => {
    const { seat, page } = chain.entries[next] as Entry;
    return turnOf(seats, seat, pages.get(page) ?? 0);
  };
  for (;;) {
    let first: (typeof heads)[number] | undefined;
    for (const head of heads)
      if (head.next < head.times.length && (!first || before(head, first, turn))) first = head;
    if (!first) return ready;
    const { chain, times, next } = first;
    ready.push({
      hash: chain.hashes[next] as Hash,
      entry: chain.entries[next] as Entry,
      time: times[next] as number,
    });
    first.next++;
  }
}
type Head = Branch & { readonly next: number };
const before = (a: Head, b: Head, turn: (head: Head) => number): boolean => {
  const time = (a.times[a.next] as number) - (b.times[b.next] as number);
  if (time !== 0) return time < 0;
  const order = turn(a) - turn(b) || compare(a.chain.author, b.chain.author);
  return (order || compare(a.chain.hashes[a.next] as Hash, b.chain.hashes[b.next] as Hash)) < 0;
};

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
