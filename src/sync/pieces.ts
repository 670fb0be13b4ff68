/**
 * What goes over a line in messages of moderate size, since only a run's end is signed and a run may be long. A log that travels by
 * itself goes in pieces; several go as a bundle in parts, as far as the other understands it. Lines are packed only as they are sent.
 * Invariant: how much a message unpacks to is bounded before it is unpacked.
 */
import { type Bundle, bundled, rowsOf } from '../log/bundle.ts';
import { type Bytes, isBytes } from '../log/bytes.ts';
import { spell, unspell } from '../log/cbor.ts';
import { type Run, startOf, type ToldRun, toldRun } from '../log/chain.ts';
import { LARGEST_LINE } from '../log/door.ts';
import { deflate, inflate } from '../log/packed.ts';
import type { Message } from './messages.ts';

/** A stretch of a run: the first has its place in the log, the last its signature. */
type Stretch = Omit<ToldRun, 'signed'> & { readonly signed?: string };
/** Lines of a bundle, from one number in its order to another. */
interface Part {
  readonly bundle: Bundle;
  readonly from: number;
  readonly to: number;
}
/** Runs that go together, not yet in order. */
interface Lot {
  readonly runs: readonly Run[];
}
/** What is ready to be sent. */
export type Ready = Stretch | Part;
export type Piece = Ready | Lot;

/** The protocol from which on bundles are understood. */
const BUNDLES = 2;
/** Bytes of lines in one piece; a line longer than this goes by itself. */
const PIECE = 48 * 1024;
/**
 * Of one bundle: nothing of it can be kept before all of it is there, so that a line that is cut again and again would never bring
 * one that is long; and read lines take ten times the memory of their bytes and more. Two parts in a row are more than one piece.
 */
export const LARGEST_BUNDLE = { bytes: 1024 * 1024, lines: 16_384, runs: 64, parts: 64 } as const;

/** @param protocol that the other speaks */
export const pieces = (runs: readonly Run[], protocol: number): readonly Piece[] =>
  protocol < BUNDLES
    ? runs.flatMap(stretches)
    : together(runs).flatMap((lot): readonly Piece[] =>
        lot.runs.length === 1 ? lot.runs.flatMap(stretches) : [lot],
      );

/** Runs in their order, as many at a time as one bundle may hold. */
function together(runs: readonly Run[]): readonly Lot[] {
  const lots: Run[][] = [];
  let room = { bytes: 0, lines: 0 };
  for (const run of runs) {
    const size = sizeOf(run);
    const last = lots.at(-1);
    const fits = size <= room.bytes && run.lines.length <= room.lines;
    if (last && fits && last.length < LARGEST_BUNDLE.runs) last.push(run);
    else {
      lots.push([run]);
      room = LARGEST_BUNDLE;
    }
    room = { bytes: room.bytes - size, lines: room.lines - run.lines.length };
  }
  return lots.map((lot) => ({ runs: lot }));
}
const sizeOf = ({ lines }: Run): number => lines.reduce((sum, { bytes }) => sum + bytes.length, 0);

/**
 * The first so many pieces of a queue, and what is left of it. Runs that go together are put in order when it is their turn: to do that
 * for all of a long book at once would keep the page from its taps.
 */
export function firstOf(
  queue: readonly Piece[],
  count: number,
): { readonly going: readonly Ready[]; readonly rest: readonly Piece[] } {
  const going: Ready[] = [];
  let at = 0;
  for (let piece = queue[at]; piece && going.length < count; piece = queue[++at]) {
    const ready = 'runs' in piece ? parts(piece) : [piece];
    const room = count - going.length;
    going.push(...ready.slice(0, room));
    if (ready.length > room) return { going, rest: [...ready.slice(room), ...queue.slice(at + 1)] };
  }
  return { going, rest: queue.slice(at) };
}

function parts({ runs }: Lot): readonly Part[] {
  const bundle = bundled(runs);
  const come = runs.map(() => 0);
  const sizes = bundle.order.map((run) => {
    const at = come[run] ?? 0;
    come[run] = at + 1;
    return runs[run]?.lines[at]?.bytes.length ?? 0;
  });
  return cut(sizes).map(([from, to]) => ({ bundle, from, to }));
}
function stretches(run: Run): readonly Stretch[] {
  const { author, prev, seq, lines, signed } = toldRun(run);
  return cut(lines.map(({ length }) => length)).map(([from, to]): Stretch => {
    const piece = { author, seq: seq + from, prev, lines: lines.slice(from, to) };
    return to === lines.length ? { ...piece, signed } : piece;
  });
}
/** From where to where each piece goes. */
function cut(sizes: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const cuts: [number, number][] = [[0, 0]];
  let size = 0;
  for (const [i, length] of sizes.entries()) {
    if (size > 0 && size + length > PIECE) {
      cuts.push([i, i]);
      size = 0;
    }
    (cuts.at(-1) as [number, number])[1] = i + 1;
    size += length;
  }
  return cuts;
}

export function sentencesIn(piece: Piece): number {
  if ('runs' in piece) return piece.runs.reduce((sum, { lines }) => sum + lines.length, 0);
  return 'bundle' in piece ? piece.to - piece.from : piece.lines.length;
}

/** @param left lines still to come after it */
export function messageOf(piece: Ready, left: number): Message<'run' | 'runs'> {
  if (!('bundle' in piece)) return { kind: 'run', ...piece, lines: packLines(piece.lines), left };
  const { bundle, from, to } = piece;
  const lines = packLines(rowsOf(bundle, from, to));
  return {
    kind: 'runs',
    ...(from === 0 && { of: bundle.runs.map(startOf) }),
    lines,
    ...(to === bundle.order.length && { signed: bundle.runs.map(({ signed }) => signed) }),
    left,
  };
}

/** Some lines and what holds them together. */
export const MOST = PIECE + LARGEST_LINE + 16 * 1024;
/** A line says at least its body's kind, in twelve bytes. */
const MOST_LINES = PIECE / 12;

/** @param lines of a piece their bytes, of a part their rows */
export const packLines = (lines: readonly unknown[]): Bytes => deflate(spell(lines));
/** What lines of a part were packed into, from outside; undefined where nothing of the sort was packed. */
export function unpackRows(packed: Bytes): readonly unknown[] | undefined {
  try {
    const rows = unspell(inflate(packed, MOST), true);
    return Array.isArray(rows) && rows.length <= MOST_LINES ? rows : undefined;
  } catch {
    return undefined;
  }
}
/** The same of a piece: not yet asked whether the lines are any. */
export function unpackLines(packed: Bytes): readonly Bytes[] | undefined {
  const lines = unpackRows(packed);
  return lines?.every(isBytes) ? lines : undefined;
}
