/**
 * How stretches of a log lie in the store: `"hash",{entry}` pairs in one string, so that a thousand entries are one row,
 * rows join without being parsed, and a damaged row is recognised. Pure.
 */
import type { Hash } from '../log/bytes.ts';
import type { Chain } from '../log/chain.ts';
import type { Entry } from '../log/entry.ts';
import type { Device } from '../log/keys.ts';

export interface SegmentRow {
  readonly campaign: Hash;
  readonly author: Device;
  /** Entries `from` (counted from 0) up to, not with, `to`. */
  readonly from: number;
  readonly to: number;
  /** Hash of the last entry, and its author's signature over it. */
  readonly last: Hash;
  readonly signed: string;
  readonly text: string;
  readonly sum: number;
}

/** A quick checksum: finds damage, proves nothing. */
export function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

/** The row that holds a chain's entries after the first `from`. */
export function pack(campaign: Hash, chain: Chain, from: number): SegmentRow {
  const { author, entries, hashes, signed } = chain;
  const parts: string[] = [];
  for (let i = from; i < entries.length; i++) parts.push(`"${hashes[i]}",${JSON.stringify(entries[i])}`);
  const text = parts.join(',');
  const last = hashes.at(-1) ?? '';
  return { campaign, author, from, to: entries.length, last, signed, text, sum: sumOf(text) };
}

interface Unpacked {
  readonly entries: readonly Entry[];
  readonly hashes: readonly Hash[];
}

/** What a row holds; undefined if it is damaged. Signatures are not asked again of what was checked before it was stored. */
export function unpack(row: SegmentRow): Unpacked | undefined {
  if (typeof row.text !== 'string' || sumOf(row.text) !== row.sum) return undefined;
  try {
    const flat = JSON.parse(`[${row.text}]`) as (Hash | Entry)[];
    if (flat.length !== 2 * (row.to - row.from)) return undefined;
    const entries: Entry[] = [];
    const hashes: Hash[] = [];
    for (let i = 0; i < flat.length; i += 2) {
      hashes.push(flat[i] as Hash);
      entries.push(flat[i + 1] as Entry);
    }
    const whole = hashes.at(-1) === row.last && entries[0]?.seq === row.from + 1;
    return whole ? { entries, hashes } : undefined;
  } catch {
    return undefined;
  }
}

export interface Reading {
  readonly chain: Chain | undefined;
  /** Rows that could not be followed: the damaged one and what comes after it. */
  readonly lost: readonly SegmentRow[];
}

/** What rows hold, as far as each is whole and follows the one before. */
function walk(rows: readonly SegmentRow[], start: number): readonly Unpacked[] {
  const parts: Unpacked[] = [];
  let next = start;
  for (const row of rows) {
    const part = row.from === next ? unpack(row) : undefined;
    const before = parts.at(-1);
    if (!part || (before && part.entries[0]?.prev !== before.hashes.at(-1))) break;
    parts.push(part);
    next = row.to;
  }
  return parts;
}

/** One author's rows, in the order of `from`, read as a log up to the first that is damaged or missing. */
export function read(author: Device, rows: readonly SegmentRow[]): Reading {
  const parts = walk(rows, 0);
  const lost = rows.slice(parts.length);
  const signed = rows[parts.length - 1]?.signed;
  if (signed === undefined) return { chain: undefined, lost };
  const entries = parts.flatMap((part) => part.entries);
  const hashes = parts.flatMap((part) => part.hashes);
  return { chain: { author, entries, hashes, signed }, lost };
}

const LARGEST = 4_096;

/**
 * Which rows at the end to join: as many as keep the rows' sizes falling steeply, so that there are few rows
 * and no entry is written again more than a few times.
 * @param sizes entries in each row, first to last
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
  if (!first || !last || walk(rows, first.from).length < rows.length) return undefined;
  const text = rows.map((row) => row.text).join(',');
  return { ...last, from: first.from, text, sum: sumOf(text) };
}
