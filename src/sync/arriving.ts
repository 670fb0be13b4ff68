/**
 * Runs as they arrive, piece by piece: nothing of them can be judged before their signed ends are there. Pure.
 * Invariant: one run, or one bundle, is under way at a time, and no more of it is held than LARGEST_RUN, or LARGEST_BUNDLE.
 */
import { type Coming, coming, runsIn, withRows } from '../log/bundle.ts';
import { type Run, readRun, type ToldRun } from '../log/chain.ts';
import type { SyncFault } from './faults.ts';
import { LARGEST_RUN, type Message } from './messages.ts';
import { LARGEST_BUNDLE, MOST, unpackLines, unpackRows } from './pieces.ts';

export interface Arriving {
  readonly part?: Omit<ToldRun, 'signed'> & { readonly size: number };
  readonly bundle?: Coming;
}
export type Arrived =
  | { readonly fault: SyncFault }
  /** `runs`: those that have come to their ends. */
  | { readonly now: Arriving; readonly runs: readonly Run[] };

const MALFORMED = { fault: 'malformed' } as const;
const TOO_LARGE = { fault: 'too large' } as const;

export const arrived = (before: Arriving, message: Message<'run' | 'runs'>): Arrived =>
  message.kind === 'run' ? pieceArrived(before, message) : partArrived(before, message);

function pieceArrived({ part, bundle }: Arriving, message: Message<'run'>): Arrived {
  const { author, seq, prev, signed } = message;
  if (bundle || (part && part.author !== author)) return MALFORMED;
  const more = unpackLines(message.lines);
  if (!more || more.length === 0) return MALFORMED;
  const size = more.reduce((sum, { length }) => sum + length, part?.size ?? 0);
  if (size > LARGEST_RUN) return TOO_LARGE;
  const lines = part ? [...part.lines, ...more] : more;
  const told = { author, seq: part?.seq ?? seq, prev: part?.prev ?? prev, lines };
  if (signed === undefined) return { now: { part: { ...told, size } }, runs: [] };
  const run = readRun({ ...told, signed });
  return run ? { now: {}, runs: [run] } : MALFORMED;
}

/** The first part names the runs, the last brings their signatures. */
function partArrived({ part, bundle }: Arriving, message: Message<'runs'>): Arrived {
  const { of, signed } = message;
  if (part || (of === undefined) !== (bundle !== undefined)) return MALFORMED;
  const begun = bundle ?? coming(of ?? []);
  const rows = begun && unpackRows(message.lines);
  if (!begun || !rows || rows.length === 0) return MALFORMED;
  const more = withRows(begun, rows, MOST);
  if (!more) return MALFORMED;
  // Its lines are read as they come, and take more memory than their bytes.
  if (more.size > LARGEST_BUNDLE.bytes) return TOO_LARGE;
  if (signed === undefined) return { now: { bundle: more }, runs: [] };
  const runs = runsIn(more, signed);
  return runs ? { now: {}, runs } : MALFORMED;
}

/** Bytes of what has not come to its end. */
export const heldOf = ({ part, bundle }: Arriving): number => (part?.size ?? 0) + (bundle?.size ?? 0);
