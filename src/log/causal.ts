/**
 * Which entries are ready: everything their author says they had seen is here, down to their page. The rest waits.
 * An entry's time is one more than that of anything before it. It follows from what the author had seen and from nothing they could
 * claim, so it is the same on every phone and never changes. Entries of one time are ordered by the seats' turns (R26), not
 * by device name: a name could be ground until it comes first.
 */
import { again, type Steps } from '../kernel/paced.ts';
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
  /** In an order that respects what each had seen: by time, then whose turn it is. Where it goes on from another: what that lacks. */
  readonly ready: readonly Ready[];
  readonly waiting: readonly { readonly hash: Hash; readonly entry: Entry }[];
  /** Every history, with how far it is ready. */
  readonly branches: readonly Branch[];
  /** How far each log is ready. What waits has not been seen: to lean on it would make us wait too. */
  readonly reached: { readonly [device: Device]: number };
  /** Which of two lines comes first: below 0 the first. */
  readonly order: (a: Ready, b: Ready) => number;
  /** What follows from lines alone and is true for good, so that readings share it. */
  readonly facts: Facts;
}
interface Facts {
  /** When each line stands that is ready. */
  readonly at: Map<Hash, number>;
  /** The number of the page that each close begins, from 0. */
  readonly pages: Map<Hash, number>;
}

export interface Branch {
  readonly chain: Chain;
  readonly main: boolean;
  /** Where it parts from the branches before it. */
  readonly from: number;
  /** How many of its entries are ready. */
  readonly ready: number;
  /** Times of these. Readings share it, since stored logs only grow; another may have gone on further. */
  readonly times: number[];
}

/**
 * Sorts all known entries into ready and waiting. Forked histories are all walked: which of them counts is decided later.
 * @param before the same logs when they were shorter, none of them forked
 */
export function* causal(chains: Chains, campaign: Hash, before?: Causal): Steps<Causal> {
  const branches = before
    ? before.branches.map((branch) => longer(branch, chains))
    : [...chains.values()].flatMap(branched);
  const facts: Facts = before?.facts ?? { at: new Map(), pages: new Map() };
  const lengths = branches.map(({ ready, from }) => Math.max(ready, from));
  // One count of steps over all branches: each goes a few lines and waits for another, and a count of its own would never come to a rest.
  let [turn, moved] = [0, false];
  yield* again(() => {
    const branch = branches[turn];
    if (branch && advance(branch, campaign, facts)) moved = true;
    else if (branch) turn++;
    else if (moved) [turn, moved] = [0, false];
    else return false;
    return true;
  });
  const waiting = branches.flatMap(({ chain, ready, from }) => {
    const start = Math.max(from, ready);
    return chain.entries.slice(start).map((entry, i) => ({ entry, hash: chain.hashes[start + i] ?? '' }));
  });
  const mains = branches.filter(({ main }) => main);
  const reached = Object.fromEntries(mains.map(({ chain, ready }) => [chain.author, ready]));
  const order = before?.order ?? orderOf(seatsOf(branches, campaign), facts);
  const ready = yield* merged(branches, lengths, order);
  return { ready, branches, waiting, reached, order, facts };
}

type Growing = Omit<Branch, 'ready'> & { ready: number };
function longer(branch: Branch, chains: Chains): Growing {
  const chain = chains.get(branch.chain.author) ?? branch.chain;
  return { ...branch, chain };
}

function seatsOf(branches: readonly Branch[], campaign: Hash): readonly Seat[] {
  for (const { chain } of branches) {
    const [first] = chain.entries;
    if (first && chain.hashes[0] === campaign && is(first, 'found'))
      return first.body.seats.map(({ id }) => id);
  }
  return [];
}

function branched(chain: Chain): readonly Growing[] {
  return treeOf(chain).map(
    ({ branch, from }, i): Growing => ({ chain: branch, main: i === 0, from, ready: 0, times: [] }),
  );
}

/** Makes a branch's next entry ready, if what it leans on is. */
function advance(branch: Growing, campaign: Hash, { at, pages }: Facts): boolean {
  const { chain, times, ready: next } = branch;
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
  times[next] = time + 1;
  branch.ready++;
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

/** All that is ready from some length of each branch on, in order: each branch is in order already. */
function* merged(
  branches: readonly Branch[],
  lengths: readonly number[],
  order: Causal['order'],
): Steps<readonly Ready[]> {
  const ready: Ready[] = [];
  const heads = branches.map((branch, i) => new Head(branch, lengths[i] ?? 0)).filter(({ line }) => line);
  yield* again(() => {
    let first: Head | undefined;
    for (const head of heads)
      if (head.line && (!first?.line || order(head.line, first.line) < 0)) first = head;
    if (!first?.line) return false;
    ready.push(first.line);
    first.advance();
    return true;
  });
  return ready;
}
/** Where a branch is read on. */
class Head {
  line: Ready | undefined;
  readonly #branch: Branch;
  #next: number;
  constructor(branch: Branch, next: number) {
    this.#branch = branch;
    this.#next = next;
    this.advance();
  }
  advance(): void {
    const { chain, times, ready } = this.#branch;
    const time = this.#next < ready ? times[this.#next] : undefined;
    const [entry, hash] = [chain.entries[this.#next], chain.hashes[this.#next]];
    this.#next++;
    this.line = time === undefined || !entry || hash === undefined ? undefined : { hash, entry, time };
  }
}

function orderOf(seats: readonly Seat[], { pages }: Facts): Causal['order'] {
  const turn = ({ entry: { seat, page } }: Ready): number => turnOf(seats, seat, pages.get(page) ?? 0);
  return (a, b) =>
    a.time - b.time ||
    turn(a) - turn(b) ||
    compare(a.entry.author, b.entry.author) ||
    compare(a.hash, b.hash);
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
