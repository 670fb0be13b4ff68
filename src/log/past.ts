/**
 * What a line had in its past: all that it reaches by the line before it, by what its author said they had seen, and by the
 * page it was written on. It follows from the line alone and never changes. Kept as one number for each
 * branch of each log; lines that lean on nothing new share it with the line before them. Reckoned when it is asked.
 */
import { each, type Steps } from '../kernel/paced.ts';
import type { Hash } from './bytes.ts';
import type { Branch } from './causal.ts';
import type { Entry } from './entry.ts';

export interface PastEntry {
  readonly hash: Hash;
  readonly entry: Entry;
}
/** Whether one line is in another's past. A line is not in its own; what waits is in nobody's, and has none. */
export type InPast = (earlier: Named, later: Named) => boolean;
type Named = Pick<PastEntry, 'hash'>;
export interface Pasts {
  readonly inPast: InPast;
  /** The line itself, if it is ready. */
  find(hash: Hash): (PastEntry & { readonly time: number }) | undefined;
  /** What follows from lines alone and is true for good, so that readings share it. */
  readonly facts: Facts;
  /** How many lines of each branch a line has in its past; a branch counts from where it parts from those before it. */
  past(line: Named): Reach;
  /**
   * Whether a log went on from a line before it had any of some others in its past.
   * @param upTo how many lines of each branch are asked
   */
  goneOn(line: Named, before: readonly Hash[], upTo: (branch: Branch) => number): boolean;
}

/** Where a line stands: a branch that does not share it with one before, and its number there. */
interface Place {
  readonly branch: number;
  readonly seq: number;
}
/** How far each branch is reached. */
export type Reach = readonly number[];
interface Facts {
  /** By branch: what its lines that lean on something new reach. */
  readonly known: readonly Map<number, Reach>[];
  readonly lines: Map<Hash, Place>;
  /** How many lines of each branch are among them. */
  readonly lengths: number[];
  /** By branch, for each of its lines the last up to it that leans on more than the line before it: it is asked without end. */
  readonly leaning: readonly number[][];
}

/** @param before of the same branches when they were shorter */
export function* pasts(branches: readonly Branch[], before?: Pasts): Steps<Pasts> {
  const facts: Facts = before?.facts ?? {
    known: branches.map(() => new Map()),
    lines: new Map(),
    lengths: branches.map(({ from }) => from),
    leaning: branches.map(() => []),
  };
  const { known, lines, lengths } = facts;
  for (const [branch, { chain, times, ready, from }] of branches.entries()) {
    const { hashes, entries } = chain;
    const last = facts.leaning[branch] as number[];
    const had = lengths[branch] ?? 0;
    yield* each(times.slice(had, ready), (_, i) => {
      const seq = had + i + 1;
      lines.set(hashes[seq - 1] as Hash, { branch, seq });
      const alone = seq > from + 1 && !leans(entries[seq - 1] as Entry, entries[seq - 2] as Entry);
      // By its place: another reading may come as far while this one rests.
      last[seq - 1 - from] = alone ? (last[seq - 2 - from] as number) : seq;
      lengths[branch] = Math.max(lengths[branch] ?? 0, seq);
    });
  }
  const placeOf = ({ hash }: Named): Place | undefined => {
    const place = lines.get(hash);
    return place && place.seq <= (branches[place.branch]?.ready ?? 0) ? place : undefined;
  };

  const leaning = ({ branch, seq }: Place): Place => {
    const { from } = branches[branch] as Branch;
    return { branch, seq: facts.leaning[branch]?.[seq - 1 - from] ?? seq };
  };
  const reasons = ({ branch, seq }: Place): readonly Place[] => {
    const { chain } = branches[branch] as Branch;
    const entry = chain.entries[seq - 1] as Entry;
    return [chain.hashes[seq - 2] ?? '', entry.page, ...entry.saw]
      .map((hash) => lines.get(hash))
      .filter((one) => one !== undefined);
  };
  /** Without a stack of calls: a campaign's lines lean on each other by the thousand. */
  const reach = (of: Place): Reach => {
    const asked = [leaning(of)];
    for (;;) {
      const now = asked.at(-1) as Place;
      const on = reasons(now).map((at) => ({ at, from: leaning(at) }));
      const missing = on.filter(({ from }) => !known[from.branch]?.has(from.seq));
      if (missing.length > 0) {
        asked.push(...missing.map(({ from }) => from));
        continue;
      }
      const reached = branches.map(() => 0);
      for (const { at, from } of on) {
        known[from.branch]?.get(from.seq)?.forEach((seq, i) => {
          reached[i] = Math.max(reached[i] ?? 0, seq);
        });
        reached[at.branch] = Math.max(reached[at.branch] ?? 0, at.seq);
      }
      known[now.branch]?.set(now.seq, reached);
      asked.pop();
      if (asked.length === 0) return reached;
    }
  };
  const reached = (of: Place): Reach => {
    const from = leaning(of);
    return known[from.branch]?.get(from.seq) ?? reach(from);
  };
  return {
    facts,
    find(hash) {
      const place = placeOf({ hash });
      const { chain, times } = (place && branches[place.branch]) ?? {};
      const [entry, time] = place ? [chain?.entries[place.seq - 1], times?.[place.seq - 1]] : [];
      return entry && time !== undefined ? { hash, entry, time } : undefined;
    },
    inPast(earlier, later) {
      const [a, b] = [placeOf(earlier), placeOf(later)];
      if (!a || !b) return false;
      if (a.branch === b.branch) return a.seq < b.seq;
      return (reached(b)[a.branch] ?? 0) >= a.seq;
    },
    past(line) {
      const of = placeOf(line);
      if (!of) return branches.map(() => 0);
      const { from } = branches[of.branch] as Branch;
      return of.seq > from + 1 ? reached(of).with(of.branch, of.seq - 1) : reached(of);
    },
    goneOn(line, before, upTo) {
      const of = placeOf(line);
      const others = before.flatMap((hash) => placeOf({ hash }) ?? []);
      const has = (at: Place, one: Place): boolean =>
        at.branch === one.branch ? at.seq > one.seq : (reached(at)[one.branch] ?? 0) >= one.seq;
      return branches.some((one, branch) => {
        if (!of || branch === of.branch) return false;
        // What a line has in its past all later ones of its log have.
        let [low, high] = [one.from + 1, Math.min(upTo(one), one.ready) + 1];
        const end = high;
        while (low < high) {
          const seq = (low + high) >> 1;
          if (has({ branch, seq }, of)) high = seq;
          else low = seq + 1;
        }
        return low < end && !others.some((other) => has({ branch, seq: low }, other));
      });
    },
  };
}

const leans = (entry: Entry, before: Entry): boolean => entry.page !== before.page || entry.saw.length > 0;
