/**
 * How stretches of a log lie in the store: for each line its hash, its length and its bytes, all in a row, so that a thousand
 * lines are one row, rows join without being read, and a damaged row is recognised. Pure.
 */
import { atOnce, type Steps } from '../kernel/paced.ts';
import { type Bytes, type Hash, hex, isBytes, join, text, unhex } from '../log/bytes.ts';
import { type Chain, storedBranch, storedChain } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import { type Line, storedLine } from '../log/line.ts';

export interface SegmentRow {
  readonly campaign: Hash;
  readonly author: Device;
  /** Lines `from` (counted from 0) up to, not with, `to`. */
  readonly from: number;
  readonly to: number;
  /** Hash of the line before ('' for the first), of the last line, and its author's signature over that. */
  readonly prev: Hash;
  readonly last: Hash;
  readonly signed: string;
  readonly bytes: Bytes;
  readonly sum: number;
}

/** A quick checksum: finds damage, proves nothing. */
export const sumOf = (kept: Bytes | string): number => atOnce(summing(kept));
/** The same in steps: a row of thousands of lines takes an old phone a quarter of a second. */
function* summing(kept: Bytes | string): Steps<number> {
  const bytes = typeof kept === 'string' ? text(kept) : kept;
  let sum = 0x811c9dc5;
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    const to = Math.min(bytes.length, from + AT_ONCE);
    for (let i = from; i < to; i++) sum = Math.imul(sum ^ (bytes[i] as number), 0x01000193);
    if (to < bytes.length) yield;
  }
  return sum >>> 0;
}
const AT_ONCE = 64 * 1024;

/** A line's hash and its length. */
const HEAD = 32 + 4;

/** The row that holds a chain's lines after the first `from`. */
export const pack = (campaign: Hash, chain: Chain, from: number): SegmentRow =>
  atOnce(packing(campaign, chain, from));
/** The same in steps. */
export function* packing(campaign: Hash, chain: Chain, from: number): Steps<SegmentRow> {
  const { author, lines, hashes, signed } = chain;
  let size = 0;
  for (let i = from; i < lines.length; i++) size += HEAD + (lines[i] as Line).bytes.length;
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (let i = from; i < lines.length; i++) {
    const line = (lines[i] as Line).bytes;
    bytes.set(unhex(hashes[i], 32) as Bytes, at);
    view.setUint32(at + 32, line.length);
    bytes.set(line, at + HEAD);
    at += HEAD + line.length;
    if (i % STEP === STEP - 1) yield;
  }
  const [prev, last] = [hashes[from - 1] ?? '', hashes.at(-1) ?? ''];
  const sum = yield* summing(bytes);
  return { campaign, author, from, to: lines.length, prev, last, signed, bytes, sum };
}

interface Unpacked {
  readonly lines: readonly Line[];
  readonly hashes: readonly Hash[];
}

/** What a row holds; undefined if it is damaged. Signatures are not asked again of what was checked before it was stored. */
function* unpacking(row: SegmentRow): Steps<Unpacked | undefined> {
  if (!isBytes(row.bytes) || (yield* summing(row.bytes)) !== row.sum) return undefined;
  const view = new DataView(row.bytes.buffer, row.bytes.byteOffset, row.bytes.length);
  const lines: Line[] = [];
  const hashes: Hash[] = [];
  try {
    for (let at = 0; at < row.bytes.length; ) {
      const start = at + HEAD;
      const end = start + view.getUint32(at + 32);
      hashes.push(hex(row.bytes.subarray(at, at + 32)));
      lines.push(storedLine(row.bytes.slice(start, end)));
      at = end;
      if (lines.length % STEP === 0) yield;
    }
  } catch {
    return undefined;
  }
  return lines.length === row.to - row.from && hashes.at(-1) === row.last ? { lines, hashes } : undefined;
}
const STEP = 256;

export interface Reading {
  readonly chain: Chain | undefined;
  /** Rows that could not be followed: the damaged one and what comes after it. */
  readonly lost: readonly SegmentRow[];
}

/** What rows hold, as far as each is whole and begins where the one before ends. */
function* walking(rows: readonly SegmentRow[], start: number): Steps<readonly Unpacked[]> {
  const parts: Unpacked[] = [];
  let next = start;
  for (const row of rows) {
    const part = row.from === next ? yield* unpacking(row) : undefined;
    const before = parts.at(-1);
    if (!part || (before && row.prev !== before.hashes.at(-1))) break;
    parts.push(part);
    next = row.to;
  }
  return parts;
}

/** One author's rows, in the order of `from`, read as a log up to the first that is damaged or missing. */
export const read = (campaign: Hash, author: Device, rows: readonly SegmentRow[]): Reading =>
  atOnce(reading(campaign, author, rows));
/** The same in steps. */
export function* reading(campaign: Hash, author: Device, rows: readonly SegmentRow[]): Steps<Reading> {
  const parts = yield* walking(rows, 0);
  for (let whole = parts.length; whole > 0; whole--) {
    const kept = parts.slice(0, whole);
    const { signed } = rows[whole - 1] as SegmentRow;
    const lines = kept.flatMap((part) => part.lines);
    const hashes = kept.flatMap((part) => part.hashes);
    const chain = storedChain(campaign, { author, lines, hashes, signed });
    if (chain) return { chain, lost: rows.slice(whole) };
  }
  return { chain: undefined, lost: rows };
}

/** A branch that goes on from one of those before it; undefined if its row is damaged or goes on from none. */
export function readBranch(campaign: Hash, before: readonly Chain[], row: SegmentRow): Chain | undefined {
  if (row.from === 0) return read(campaign, row.author, [row]).chain;
  const base = before.find(({ hashes }) => hashes[row.from - 1] === row.prev);
  const part = base && atOnce(unpacking(row));
  return base && part && storedBranch(base, row.from, { ...part, author: row.author, signed: row.signed });
}

const LARGEST = 4_096;

/**
 * Which rows at the end to join: as many as keep the rows' sizes falling steeply, so that there are few rows
 * and no line is written again more than a few times.
 * @param sizes lines in each row, first to last
 * @returns index of the first row to join; `sizes.length` if there is nothing to do
 */
export function planJoin(sizes: readonly number[]): number {
  let start = sizes.length - 1;
  let size = sizes[start] ?? 0;
  while (start > 0) {
    const before = sizes[start - 1] ?? 0;
    if (before >= 4 * size || before + size > LARGEST) break;
    size += before;
    start--;
  }
  return start >= sizes.length - 1 ? sizes.length : start;
}

/** Rows joined into one; undefined if any is damaged or they do not follow each other. */
export function joinRows(rows: readonly SegmentRow[]): SegmentRow | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || atOnce(walking(rows, first.from)).length < rows.length) return undefined;
  const bytes = join(...rows.map((row) => row.bytes));
  return { ...last, from: first.from, prev: first.prev, bytes, sum: sumOf(bytes) };
}
