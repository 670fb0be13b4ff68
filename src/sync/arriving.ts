/**
 * Runs as they arrive, piece by piece: nothing of them can be judged before their signed ends are there. Pure.
 * Invariant: one run, or one bundle, is under way at a time, and no more of it comes than a log, or LARGEST_BUNDLE, may have.
 */
import type { Steps } from '../kernel/paced.ts';
import { type Coming, coming, linesOf, runsIn, takingRows } from '../log/bundle.ts';
import { hashing, type Run, readingRun, type ToldRun } from '../log/chain.ts';
import { WHOLE } from '../log/quota.ts';
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

/**
 * What comes of one message more, in steps: to read a part takes an old phone an eighth of a second, and a run that has come to its end
 * is read whole.
 */
export const arriving = (before: Arriving, message: Message<'run' | 'runs'>): Steps<Arrived> =>
  message.kind === 'run' ? pieceArrived(before, message) : partArrived(before, message);

function* pieceArrived({ part, bundle }: Arriving, message: Message<'run'>): Steps<Arrived> {
  const { author, seq, prev, signed } = message;
  if (bundle || (part && part.author !== author)) return MALFORMED;
  const more = unpackLines(message.lines);
  if (!more || more.length === 0) return MALFORMED;
  const size = more.reduce((sum, { length }) => sum + length, part?.size ?? 0);
  const lines = part ? [...part.lines, ...more] : more;
  if (size > LARGEST_RUN || lines.length > WHOLE.lines) return TOO_LARGE;
  const told = { author, seq: part?.seq ?? seq, prev: part?.prev ?? prev, lines };
  if (signed === undefined) return { now: { part: { ...told, size } }, runs: [] };
  const run = yield* readingRun({ ...told, signed });
  // They are kept with the run, and asked for at once when it is received.
  if (run) yield* hashing(run);
  return run ? { now: {}, runs: [run] } : MALFORMED;
}

/** The first part names the runs, the last brings their signatures. */
function* partArrived({ part, bundle }: Arriving, message: Message<'runs'>): Steps<Arrived> {
  const { of, signed } = message;
  if (part || (of === undefined) !== (bundle !== undefined)) return MALFORMED;
  const begun = bundle ?? coming(of ?? []);
  const rows = begun && unpackRows(message.lines);
  if (!begun || !rows || rows.length === 0) return MALFORMED;
  const more = yield* takingRows(begun, rows, MOST);
  if (!more) return MALFORMED;
  const { bytes, lines, parts } = LARGEST_BUNDLE;
  if (more.size > bytes || linesOf(more) > lines || more.parts > parts) return TOO_LARGE;
  if (signed === undefined) return { now: { bundle: more }, runs: [] };
  const runs = runsIn(more, signed);
  return runs ? { now: {}, runs } : MALFORMED;
}

/** Bytes of memory besides for a run that comes to its end with a message, while it is read. */
export const readWith = ({ part }: Arriving, message: Message): number =>
  message.kind === 'run' && message.signed !== undefined ? (part?.size ?? 0) : 0;

/** Bytes of memory for what has not come to its end. Lines of a bundle are read as they come, and take more than their bytes. */
export const heldOf = ({ part, bundle }: Arriving): number =>
  (part?.size ?? 0) + (bundle ? READ.times * bundle.size + READ.each * linesOf(bundle) : 0);
/** Less than the kilobyte and more that were measured of each: seven phones may bring a newcomer a full bundle each within what all may hold. */
const READ = { times: 4, each: 256 } as const;
