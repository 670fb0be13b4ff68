/**
 * How long a log may be (R5): places on the author's own chain, so that every phone says the same of each line, whatever else
 * it has and in whatever order it came. What leans on a line beyond them waits for ever.
 */
import type { Line } from './line.ts';

/** Lines of a log, and the bytes of all of them. */
export interface Room {
  readonly lines: number;
  readonly bytes: number;
}
const KIB = 1024;
/** Part of the door: what is beyond is not taken. */
export const WHOLE: Room = { lines: 20_000, bytes: 8 * KIB * KIB };
/** Of a guest what is beyond counts for nothing. */
export const GUEST: Room = { lines: 500, bytes: 256 * KIB };
/** Here a phone goes on under a new key of its seat. */
const NEAR: Room = { lines: 19_500, bytes: 7.5 * KIB * KIB };

/** Bytes of a log up to a line that somebody asked about: they ask again whenever it has one more. */
const upTo = new WeakMap<Line, number>();
/** @param lines that follow each other from the first of a log */
function bytesOf(lines: readonly Line[]): number {
  let sum = 0;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    const known = upTo.get(line);
    sum += known ?? line.bytes.length;
    if (known !== undefined) break;
  }
  const last = lines.at(-1);
  if (last) upTo.set(last, sum);
  return sum;
}

/** Whether lines that follow each other from the first of a log are all within its room. */
export const hasRoomFor = (lines: readonly Line[], room = WHOLE): boolean =>
  lines.length <= room.lines && bytesOf(lines) <= room.bytes;

export const nearsEnd = (lines: readonly Line[]): boolean =>
  lines.length >= NEAR.lines || bytesOf(lines) >= NEAR.bytes;
