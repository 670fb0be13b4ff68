/**
 * One author's log, as far as this phone has it: lines in a row, each hashed with the hash of the one before, the last one
 * signed. A run is the stretch of a log that travels or is stored. Invariants: `entries[i]` is what `lines[i]` says and has the
 * number i + 1; `hashes[i]` is its hash; `signed` is the author's signature over the last hash.
 * Other signed histories by the same hand are kept beside it as forks, as many as R6 asks for. No branch begins another.
 */
import { atOnce, type Steps } from '../kernel/paced.ts';
import { type Bytes, type Hash, isBytes, text } from './bytes.ts';
import type { Entry, Mark } from './entry.ts';
import { type Device, type DeviceKey, isDevice, keyOf, sign, verify } from './keys.ts';
import { entryOf, hashesFrom, hashOf, type Line, lineOf, readLine } from './line.ts';
import { hasRoomFor, WHOLE } from './quota.ts';

export interface Chain {
  readonly author: Device;
  readonly lines: readonly Line[];
  readonly entries: readonly Entry[];
  readonly hashes: readonly Hash[];
  readonly signed: string;
  readonly forks?: readonly Chain[];
}
/** Where a run begins. */
export interface Start {
  readonly author: Device;
  /** Number of the first line, and the hash of the line before it: the campaign for a log's first line, '' for the founding. */
  readonly seq: number;
  readonly prev: Hash;
}
export interface Run extends Start {
  readonly lines: readonly Line[];
  readonly signed: string;
}
/** A run as it is handed on: what its lines have in common once, and their bytes. */
export interface ToldRun extends Omit<Run, 'lines'> {
  readonly lines: readonly Bytes[];
}
/** How far each author's log is known: where it ends; of a tainted one, where the core of it ends. */
export type Vector = { readonly [device: Device]: readonly Mark[] };
export type Chains = ReadonlyMap<Device, Chain>;

/** full: it goes beyond what a log may hold (R5). It is not taken, and nobody is to blame who handed it on. */
export type RunFault = 'malformed' | 'gap' | 'broken chain' | 'bad signature' | 'full';
export type Joined =
  | { readonly ok: true; readonly chain: Chain; readonly news: number; readonly forked?: true }
  | { readonly ok: false; readonly fault: RunFault };

const signable = (hash: Hash): Bytes => text(`realmbook log ${hash}`);
export const signHead = (hash: Hash, { secret }: DeviceKey): string => sign(signable(hash), secret);

export const toldRun = ({ author, seq, prev, lines, signed }: Run): ToldRun => {
  return { author, seq, prev, lines: lines.map(({ bytes }) => bytes), signed };
};
/** A run from outside, its shape and its lines checked; undefined if it is none. */
export const readRun = (raw: unknown): Run | undefined => atOnce(readingRun(raw));
/** The same in steps. */
export function* readingRun(raw: unknown): Steps<Run | undefined> {
  if (raw === null || typeof raw !== 'object') return undefined;
  const { author, seq, prev, lines, signed } = raw as Partial<Record<keyof ToldRun, unknown>>;
  const start = { author, seq, prev };
  if (!isStart(start) || typeof signed !== 'string') return undefined;
  if (!Array.isArray(lines) || lines.length === 0) return undefined;
  const read: Line[] = [];
  const tired = tiring();
  for (const bytes of lines as readonly unknown[]) {
    const line = isBytes(bytes) ? readLine(bytes) : undefined;
    if (!line) return undefined;
    read.push(line);
    if (tired(line.bytes.length)) yield;
  }
  return { ...start, lines: read, signed };
}
export const startOf = ({ author, seq, prev }: Start): Start => ({ author, seq, prev });
/** Whether a run can begin there, from outside. */
export function isStart(raw: { readonly [K in keyof Start]: unknown }): raw is Start {
  const { author, seq, prev } = raw;
  if (!isDevice(author) || typeof prev !== 'string' || typeof seq !== 'number') return false;
  if (!/^(?:[0-9a-f]{64})?$/.test(prev) || (prev === '' && seq !== 1)) return false;
  return Number.isSafeInteger(seq) && seq >= 1 && seq <= MOST;
}
/** Lines, or bytes of long ones, that an old phone reads in about eight milliseconds. */
const READ_AT_ONCE = { lines: 32, bytes: 8 * 1024 };
/** Asked after each line that was read, of how many bytes: whether it is time to rest. */
export function tiring(): (bytes: number) => boolean {
  let [lines, read] = [0, 0];
  return (bytes) => {
    lines++;
    read += bytes;
    if (lines < READ_AT_ONCE.lines && read < READ_AT_ONCE.bytes) return false;
    [lines, read] = [0, 0];
    return true;
  };
}
/** No line's number is beyond what four bytes hold. */
const MOST = 0x7fff_ffff;

/** How many lines two histories of one hand share: where one line is the same, all before it are. */
export function sharedLines(a: readonly Hash[], b: readonly Hash[]): number {
  let [low, high] = [0, Math.min(a.length, b.length)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (a[middle - 1] === b[middle - 1]) low = middle;
    else high = middle - 1;
  }
  return low;
}
/** A log as a tree: each branch with how many of its lines those before it hold already. */
export const treeOf = (chain: Chain): readonly { readonly branch: Chain; readonly from: number }[] =>
  branchesOf(chain).map((branch, i, all) => ({
    branch,
    from: Math.max(0, ...all.slice(0, i).map((other) => sharedLines(other.hashes, branch.hashes))),
  }));
/** A history from a line on. */
export function runFrom({ author, lines, entries, hashes, signed }: Chain, from: number): Run {
  const run = { author, seq: from + 1, prev: entries[from]?.prev ?? '', lines: lines.slice(from), signed };
  return hashedRun(run, hashes.slice(from));
}
/** All of one history. */
export const runOf = (chain: Chain): Run => runFrom(chain, 0);

const known = new WeakMap<Run, readonly Hash[]>();
/** A run of which these are the hashes, as this phone has reckoned them. */
export function hashedRun(run: Run, hashes: readonly Hash[]): Run {
  known.set(run, hashes);
  return run;
}
/** The hashes of a run's lines. */
export const hashesOf = (run: Run): readonly Hash[] => known.get(run) ?? atOnce(hashing(run));
/** The same in steps: a log of thousands takes a while. */
export function* hashing(run: Run): Steps<readonly Hash[]> {
  const before = known.get(run);
  if (before) return before;
  const hashes: Hash[] = [];
  const next = hashesFrom(run);
  for (const { bytes } of run.lines) {
    hashes.push(next(bytes));
    if (hashes.length % STEP === 0) yield;
  }
  known.set(run, hashes);
  return hashes;
}
const STEP = 64;

/** Whether a run that begins a log begins it in this campaign: with its founding, or leaning on it. */
export const isOf = (campaign: Hash, run: Run): boolean =>
  run.seq > 1 || (run.prev === '' ? hashesOf(run)[0] === campaign : run.prev === campaign);

/** A log's own history and those that part from it. */
export const branchesOf = (chain: Chain | undefined): readonly Chain[] =>
  chain ? [chain, ...(chain.forks ?? [])] : [];

/** A known log with a run joined on, to whichever branch it continues. Nothing is taken from a run that does not hold together. */
export function join(known: Chain | undefined, run: Run): Joined {
  const { author, prev, lines, signed } = run;
  const from = run.seq - 1;
  if (lines.length === 0 || from < 0) return { ok: false, fault: 'malformed' };
  if (from + lines.length > WHOLE.lines) return { ok: false, fault: 'full' };
  const branches = branchesOf(known);
  const base = branches.find(({ hashes }) => from > 0 && hashes[from - 1] === prev);
  if (from > 0 && !base) {
    const fault = branches.some(({ hashes }) => hashes.length >= from) ? 'broken chain' : 'gap';
    return { ok: false, fault };
  }
  const hashes = hashesOf(run);
  // Whose hash is here is here with all before it: nothing is verified twice.
  if (known && branches.some((one) => one.hashes[from + lines.length - 1] === hashes.at(-1)))
    return { ok: true, chain: known, news: 0 };
  if (!hasRoomFor([...(base?.lines.slice(0, from) ?? []), ...lines])) return { ok: false, fault: 'full' };
  if (!verify(signed, signable(hashes.at(-1) ?? ''), keyOf(author)))
    return { ok: false, fault: 'bad signature' };
  const grown = continued(base, from, { author, lines, hashes, signed }, prev);
  if (!grown) return { ok: false, fault: 'malformed' };
  return known ? placed(known, grown) : { ok: true, chain: grown, news: hashes.length };
}

/**
 * A log read on from its first so many lines.
 * @param more lines with their hashes, the last one signed; `start` is what the first line of a log leans on
 * @returns undefined where a line does not stand where it is put
 */
function continued(
  base: Chain | undefined,
  from: number,
  { author, lines, hashes, signed }: Omit<Chain, 'entries' | 'forks'>,
  start = '',
): Chain | undefined {
  const entries = base?.entries.slice(0, from) ?? [];
  let prev = base?.hashes[from - 1] ?? start;
  for (const [i, line] of lines.entries()) {
    const entry = entryOf(line, { author, seq: from + i + 1, prev }, entries.at(-1));
    if (!entry) return undefined;
    entries.push(entry);
    prev = hashes[i] as Hash;
  }
  return {
    author,
    lines: [...(base?.lines.slice(0, from) ?? []), ...lines],
    entries,
    hashes: [...(base?.hashes.slice(0, from) ?? []), ...hashes],
    signed,
  };
}

/** A history put where it belongs: into the branch that has it or that it continues, else beside them as a fork. */
function placed(known: Chain, grown: Chain): Joined {
  const branches = branchesOf(known);
  const result = (i: number, news: number): Joined => {
    const [main, ...forks] = branches.with(i, grown).map(({ forks: _, ...branch }): Chain => branch);
    const chain = news === 0 ? known : { ...(main as Chain), ...(forks.length > 0 ? { forks } : {}) };
    return i === 0 ? { ok: true, chain, news } : { ok: true, chain, news, forked: true };
  };
  const head = grown.hashes.at(-1);
  const has = branches.findIndex(({ hashes }) => hashes[grown.hashes.length - 1] === head);
  if (has >= 0) return result(has, 0);
  const ends = branches.findIndex(({ hashes }) => grown.hashes[hashes.length - 1] === hashes.at(-1));
  if (ends >= 0) return result(ends, grown.hashes.length - (branches[ends]?.hashes.length ?? 0));
  const parts = branches.map(({ hashes }) => hashes.findIndex((hash, i) => hash !== grown.hashes[i]));
  const forks = [...(known.forks ?? []), grown];
  return {
    ok: true,
    chain: { ...known, forks },
    news: grown.hashes.length - Math.max(...parts),
    forked: true,
  };
}

/** A log that came through the door before it was stored; undefined where its lines do not follow each other. */
export const storedChain = (campaign: Hash, log: Omit<Chain, 'entries' | 'forks'>): Chain | undefined =>
  continued(undefined, 0, log, log.hashes[0] === campaign ? '' : campaign);
/** The same for a branch that goes on from the first lines of another. */
export const storedBranch = (
  base: Chain,
  from: number,
  log: Omit<Chain, 'entries' | 'forks'>,
): Chain | undefined => continued(base, from, log);

/** The log with one entry of the device's own added, not yet signed. */
export function extended(known: Chain | undefined, entry: Entry): Omit<Chain, 'signed'> {
  const before = known?.entries.at(-1);
  const line = lineOf(entry, before);
  const hash = hashOf(line.bytes, entry);
  return {
    ...known,
    author: entry.author,
    lines: [...(known?.lines ?? []), line],
    entries: [...(known?.entries ?? []), { ...entry, body: line.said.body }],
    hashes: [...(known?.hashes ?? []), hash],
  };
}
/** The log with one entry of the device's own added and signed. */
export function append(known: Chain | undefined, entry: Entry, key: DeviceKey): Chain {
  const grown = extended(known, { ...entry, author: key.device });
  return { ...grown, signed: signHead(grown.hashes.at(-1) ?? '', key) };
}
