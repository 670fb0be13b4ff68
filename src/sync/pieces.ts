/**
 * Cuts runs into messages of moderate size, since only a run's end is signed and a run may be long; and packs their lines.
 * Invariant: how much a message unpacks to is bounded before it is unpacked.
 */
import { type Bytes, isBytes } from '../log/bytes.ts';
import { spell, unspell } from '../log/cbor.ts';
import { type Run, type ToldRun, toldRun } from '../log/chain.ts';
import { LARGEST_LINE } from '../log/door.ts';
import { deflate, inflate } from '../log/packed.ts';

/** A stretch of a run: the first has its place in the log, the last its signature. */
export type Piece = Omit<ToldRun, 'signed'> & { readonly signed?: string };

/** Bytes of lines in one piece; a line longer than this goes by itself. */
const PIECE = 48 * 1024;

export function pieces(run: Run): readonly Piece[] {
  const { author, prev, lines, signed } = toldRun(run);
  const parts: Bytes[][] = [[]];
  let size = 0;
  for (const line of lines) {
    if (size > 0 && size + line.length > PIECE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(line);
    size += line.length;
  }
  let { seq } = run;
  return parts.map((part, i): Piece => {
    const piece = { author, seq, prev, lines: part };
    seq += part.length;
    return i === parts.length - 1 ? { ...piece, signed } : piece;
  });
}

/** Some lines and what holds them together. */
const MOST = PIECE + LARGEST_LINE + 16 * 1024;

export const packLines = (lines: readonly Bytes[]): Bytes => deflate(spell(lines));
/** Lines from outside, not yet asked whether they are any; undefined where nothing of the sort was packed. */
export function unpackLines(packed: Bytes): readonly Bytes[] | undefined {
  try {
    const lines = unspell(inflate(packed, MOST), true);
    return Array.isArray(lines) && lines.every(isBytes) ? lines : undefined;
  } catch {
    return undefined;
  }
}
