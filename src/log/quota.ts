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

const bytesOf = (lines: readonly Line[]): number => lines.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Whether lines that follow each other from the first of a log are all within its room. */
export const within = (lines: readonly Line[], room = WHOLE): boolean =>
  lines.length <= room.lines && bytesOf(lines) <= room.bytes;

export const nearsEnd = (lines: readonly Line[]): boolean =>
  lines.length >= NEAR.lines || bytesOf(lines) >= NEAR.bytes;
