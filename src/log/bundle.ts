/**
 * A bundle: runs of several logs that travel together. Each line stands after those lines of the bundle that it leans on, so that it
 * can name them by place, a few bits, where a hash is 32 bytes of chance that nothing makes smaller. The reader reckons each
 * hash as it comes to the line. Lines outside the bundle are named by their hash.
 */
import { atOnce, type Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import { type Bytes, type Hash, hex, isBytes } from './bytes.ts';
import { SHORTEST } from './cbor.ts';
import { hashedRun, hashesOf, isStart, type Run, type Start, tiring } from './chain.ts';
import { bodyOf, hashesFrom, type Line, readBody } from './line.ts';

export interface Bundle {
  readonly runs: readonly Run[];
  /** For each line in turn, which of the runs it is the next of. */
  readonly order: readonly number[];
  readonly places: ReadonlyMap<Hash, Place>;
}
/** Which run, and which of its lines, counted from 0. */
type Place = readonly [run: number, at: number];

/** A line named by its hash, or by run + runs × back: which of how many runs, and how many lines of it have come since. */
type Named = Hash | number;
/** A line in a bundle: its run, and what it says; the body as it is spelt. */
export type Row = readonly [
  run: number,
  seat: Seat | null,
  page: Named | null,
  saw: readonly Named[],
  body: Bytes,
];

/** @param runs at least one, each of at least one line; together they lean on each other in no circle, as hashes never do */
export function bundled(runs: readonly Run[]): Bundle {
  const places = new Map<Hash, Place>();
  const hashes = runs.map(hashesOf);
  hashes.forEach((own, run) => {
    own.forEach((hash, at) => void places.set(hash, [run, at]));
  });
  const come = runs.map(() => 0);
  const order: number[] = [];
  const hasCome = (hash: Hash): boolean => {
    const [run, at] = places.get(hash) ?? [0, -1];
    return at < (come[run] as number);
  };
  /** How many of the lines that a run's next one leans on have come. It may name two thousand: none is looked for twice. */
  const leant = runs.map(() => 0);
  const missing = ({ said: { page, saw } }: Line, run: number): Hash | undefined => {
    for (let at = leant[run] as number; at <= saw.length; at++) {
      const on = saw[at] ?? page;
      leant[run] = at;
      if (on !== null && !hasCome(on)) return on;
    }
    leant[run] = 0;
    return undefined;
  };
  /** Runs whose next line leans on one that has not come: each is asked again when that one comes, not before. */
  const waiting = new Map<Hash, number[]>();
  const ready = [...runs.keys()];
  for (let run = ready.shift(); run !== undefined; run = ready.shift())
    for (let at = come[run] as number; ; at++) {
      const line = runs[run]?.lines[at];
      const on = line && missing(line, run);
      if (on !== undefined) waiting.set(on, [...(waiting.get(on) ?? []), run]);
      if (!line || on !== undefined) break;
      order.push(run);
      come[run] = at + 1;
      const hash = hashes[run]?.[at] as Hash;
      ready.push(...(waiting.get(hash) ?? []));
      waiting.delete(hash);
    }
  if (waiting.size > 0) throw new Error('lines lean on each other in a circle');
  return { runs, order, places };
}

/** Some lines of a bundle, from one number in its order to another. */
export function rowsOf({ runs, order, places }: Bundle, from: number, to: number): readonly Row[] {
  const come = runs.map(() => 0);
  for (let i = 0; i < from; i++) come[order[i] as number] = (come[order[i] as number] as number) + 1;
  const named = (hash: Hash): Named => {
    const place = places.get(hash);
    if (!place) return hash;
    const [run, at] = place;
    return run + runs.length * ((come[run] as number) - 1 - at);
  };
  return order.slice(from, to).map((i): Row => {
    const at = come[i] as number;
    const line = runs[i]?.lines[at] as Line;
    const { seat, page, saw } = line.said;
    const row: Row = [i, seat, page === null ? null : named(page), saw.map(named), bodyOf(line)];
    come[i] = at + 1;
    return row;
  });
}

/** A bundle as far as it has come. */
export interface Coming {
  readonly starts: readonly Start[];
  readonly lines: readonly (readonly Line[])[];
  readonly hashes: readonly (readonly Hash[])[];
  /** Bytes of all these lines. */
  readonly size: number;
  /** How often some have come. */
  readonly parts: number;
}
export const linesOf = ({ lines }: Coming): number => lines.reduce((sum, { length }) => sum + length, 0);
/** @param starts from outside. @returns undefined if no run can begin so */
export function coming(starts: readonly Start[]): Coming | undefined {
  const empty = starts.map(() => []);
  return starts.length > 0 && starts.every(isStart)
    ? { starts, lines: empty, hashes: empty, size: 0, parts: 0 }
    : undefined;
}

/**
 * With more lines, which come from outside.
 * @param most bytes that the new ones may come to
 * @returns undefined where one is none, names a place that is none, or they come to more
 */
export const withRows = (before: Coming, rows: readonly unknown[], most: number): Coming | undefined =>
  atOnce(takingRows(before, rows, most));
/** The same in steps. */
export function* takingRows(
  before: Coming,
  rows: readonly unknown[],
  most: number,
): Steps<Coming | undefined> {
  const { starts } = before;
  const lines = before.lines.map((some) => [...some]);
  const hashes = before.hashes.map((some) => [...some]);
  const next: ReturnType<typeof hashesFrom>[] = [];
  let [size, bound] = [before.size, 0];
  const unnamed = (named: unknown): Hash | undefined => {
    if (isBytes(named)) return named.length === 32 ? hex(named) : undefined;
    if (!isCount(named)) return undefined;
    return hashes[named % starts.length]?.at(-1 - Math.floor(named / starts.length));
  };
  const tired = tiring();
  for (const row of rows) {
    const parts = partsOf(row);
    const start = parts && starts[parts.run];
    if (!parts || !start) return undefined;
    const { run, seat, body } = parts;
    const names = parts.saw.length + (parts.page === null ? 0 : 1);
    bound += body.length + HASH * names + (seat?.length ?? 0) + AROUND;
    if (bound > most) return undefined;
    const page = parts.page === null ? null : unnamed(parts.page);
    const saw = parts.saw.map(unnamed);
    if (page === undefined || !areHashes(saw)) return undefined;
    const line = readBody({ seat, page, saw: saw.sort() }, body);
    if (!line) return undefined;
    const own = lines[run] as Line[];
    const chain = hashes[run] as Hash[];
    const { author, seq, prev } = start;
    next[run] ??= hashesFrom({ author, seq: seq + own.length, prev: chain.at(-1) ?? prev });
    chain.push(next[run](line.bytes));
    own.push(line);
    size += line.bytes.length;
    if (tired(line.bytes.length)) yield;
  }
  return { starts, lines, hashes, size, parts: before.parts + 1 };
}
/** Bytes of a hash in a line, however few bits named it; and of what else stands around a body. */
const HASH = 34;
const AROUND = 6;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const areHashes = (saw: readonly (Hash | undefined)[]): saw is Hash[] =>
  saw.every((hash) => hash !== undefined);

/** A row from outside, as far as its shape goes. */
function partsOf(row: unknown) {
  if (!Array.isArray(row) || row.length !== 5) return undefined;
  const [run, said, page, saw, body]: readonly unknown[] = row;
  if (!isCount(run) || !Array.isArray(saw) || !isBytes(body)) return undefined;
  // A name may be spelt as bytes, as in a line.
  const seat = isBytes(said) && said.length >= SHORTEST ? hex(said) : said;
  return typeof seat === 'string' || seat === null ? { run, seat, page, saw, body } : undefined;
}

/** The runs of a bundle that has come to its end. @returns undefined where a signature or all lines of one are missing */
export function runsIn(
  { starts, lines, hashes }: Coming,
  signed: readonly string[],
): readonly Run[] | undefined {
  if (signed.length !== starts.length || lines.some(({ length }) => length === 0)) return undefined;
  return starts.map((start, i) =>
    hashedRun({ ...start, lines: lines[i] ?? [], signed: signed[i] ?? '' }, hashes[i] ?? []),
  );
}
