/**
 * What a line had in its past: all that it reaches by the line before it, by what its author said he had seen, and by the
 * page he stood on. It follows from the line alone and never changes. Kept as one number for each
 * branch of each log; lines that lean on nothing new share it with the line before them. Reckoned when it is asked.
 */
import type { Hash } from './bytes.ts';
import type { Branch } from './causal.ts';
import type { Entry } from './entry.ts';

export interface Line {
  readonly hash: Hash;
  readonly entry: Entry;
}
/** Whether one line is in another's past. A line is not in its own; what waits is in nobody's, and has none. */
export type InPast = (earlier: Named, later: Named) => boolean;
type Named = Pick<Line, 'hash'>;
export interface Pasts {
  readonly inPast: InPast;
  /** The line itself, if it is ready. */
  find(hash: Hash): (Line & { readonly time: number }) | undefined;
  /** What follows from lines alone and is true for good, so that readings share it. */
  readonly facts: Facts;
  /** How many lines of each branch a line has in its past; a branch counts from where it parts from those before it. */
  past(line: Named): Reach;
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
}

/** @param before of the same branches when they were shorter */
export function pasts(branches: readonly Branch[], before?: Pasts): Pasts {
  const facts: Facts = before?.facts ?? {
    known: branches.map(() => new Map()),
    lines: new Map(),
    lengths: branches.map(({ from }) => from),
  };
  const { known, lines, lengths } = facts;
  branches.forEach(({ chain: { hashes }, times }, branch) => {
    for (let seq = (lengths[branch] ?? 0) + 1; seq <= times.length; seq++)
      lines.set(hashes[seq - 1] as Hash, { branch, seq });
    lengths[branch] = Math.max(lengths[branch] ?? 0, times.length);
  });
  const placeOf = ({ hash }: Named): Place | undefined => {
    const place = lines.get(hash);
    return place && place.seq <= (branches[place.branch]?.times.length ?? 0) ? place : undefined;
  };

  /** The last line up to here that leans on more than the line before it. */
  const leaning = ({ branch, seq }: Place): Place => {
    const { chain, from } = branches[branch] as Branch;
    let at = seq;
    while (at > from + 1 && !leans(chain.entries[at - 1] as Entry, chain.entries[at - 2] as Entry)) at--;
    return { branch, seq: at };
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
  };
}

const leans = (entry: Entry, before: Entry): boolean => entry.page !== before.page || entry.saw.length > 0;
