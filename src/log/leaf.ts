/** A page as it was judged: every line that stands on it, whether or not it counts. */
import type { EntryStatus } from './book.ts';
import type { Hash } from './bytes.ts';
import type { Ready } from './causal.ts';
import { is } from './entry.ts';
import type { Placed } from './placed.ts';

export interface Judged {
  readonly line: Placed & Ready;
  readonly standing: EntryStatus;
}
export interface Leaf {
  readonly all: readonly Judged[];
  /** What counts, closes apart. */
  readonly entries: readonly (Placed & Ready)[];
  /** Orders that came too late, and closes that do not stand. */
  readonly late: readonly (Placed & Ready)[];
  /** Of phones that sit nowhere any more. */
  readonly frozen: readonly (Placed & Ready)[];
  /** A line of it: how it stands, and itself where it counts. */
  find(hash: Hash): { readonly standing: EntryStatus; readonly counts?: Placed } | undefined;
}

const counts = ({ line, standing }: Judged): boolean =>
  (standing === 'counted' || standing === 'open') && !is(line.entry, 'close');
const isLate = ({ line, standing }: Judged): boolean =>
  standing === 'late' && (is(line.entry, 'order') || is(line.entry, 'close'));
const lineOf = ({ line }: Judged): Judged['line'] => line;

/** @param before the page as it was read before: what has not changed is kept as it is, so that what was found on it holds */
export function leafOf(all: readonly Judged[], before?: Leaf): Leaf {
  const lines = all.filter(counts).map(lineOf);
  let known: ReadonlyMap<Hash, Judged> | undefined;
  return {
    all,
    entries: before && isSame(lines, before.entries) ? before.entries : lines,
    late: all.filter(isLate).map(lineOf),
    frozen: all.filter(({ standing }) => standing === 'frozen').map(lineOf),
    find(hash) {
      known ??= new Map(all.map((one) => [one.line.hash, one]));
      const one = known.get(hash);
      return one && (counts(one) ? { standing: one.standing, counts: one.line } : { standing: one.standing });
    },
  };
}
const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);
