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
export type Piece = Stretch | Part;

/** The protocol from which on bundles are understood. */
const BUNDLES = 2;
/** Bytes of lines in one piece; a line longer than this goes by itself. */
const PIECE = 48 * 1024;
/** Of one bundle: nothing of it can be kept before all of it is there. */
export const LARGEST_BUNDLE = { bytes: 4 * 1024 * 1024, runs: 64 } as const;

/** @param protocol that the other speaks */
export const pieces = (runs: readonly Run[], protocol: number): readonly Piece[] =>
  protocol < BUNDLES ? runs.flatMap(stretches) : together(runs).flatMap(parts);

/** Runs in their order, as many at a time as one bundle may hold. */
function together(runs: readonly Run[]): readonly (readonly Run[])[] {
  const lots: Run[][] = [];
  let room = 0;
  for (const run of runs) {
    const size = sizeOf(run);
    const last = lots.at(-1);
    if (last && size <= room && last.length < LARGEST_BUNDLE.runs) {
      last.push(run);
      room -= size;
    } else {
      lots.push([run]);
      room = LARGEST_BUNDLE.bytes - size;
    }
  }
  return lots;
}
const sizeOf = ({ lines }: Run): number => lines.reduce((sum, { bytes }) => sum + bytes.length, 0);

function parts(runs: readonly Run[]): readonly Piece[] {
  const [first] = runs;
  if (first && runs.length === 1) return stretches(first);
  const bundle = bundled(runs);
  const come = runs.map(() => 0);
  const sizes = bundle.order.map((run) => {
    const at = come[run] ?? 0;
    come[run] = at + 1;
    return runs[run]?.lines[at]?.bytes.length ?? 0;
  });
  return cut(sizes).map(([from, to]) => ({ bundle, from, to }));
}
function stretches(run: Run): readonly Piece[] {
  const { author, prev, seq, lines, signed } = toldRun(run);
  return cut(lines.map(({ length }) => length)).map(([from, to]): Piece => {
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

export const linesIn = (piece: Piece): number =>
  'bundle' in piece ? piece.to - piece.from : piece.lines.length;

/** @param left lines still to come after it */
export function messageOf(piece: Piece, left: number): Message<'run' | 'runs'> {
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
