/**
 * One author's log, as far as this phone has it: entries in a row, each naming the hash of the one before, the last one
 * signed. A run is the stretch of a log that travels or is stored. Invariants: `entries[i].seq === i + 1`;
 * `hashes[i]` is the hash of `entries[i]`; `signed` is the author's signature over the last hash.
 * Other signed histories by the same hand are kept apart as forks: proof against him, readable, not followed.
 */
import { type Hash, text } from './bytes.ts';
import { type Entry, hashOf, readEntry } from './entry.ts';
import { type Device, type DeviceKey, isDevice, keyOf, sign, verify } from './keys.ts';

export interface Chain {
  readonly author: Device;
  readonly entries: readonly Entry[];
  readonly hashes: readonly Hash[];
  readonly signed: string;
  readonly forks?: readonly Chain[];
}
export interface Run {
  readonly author: Device;
  readonly entries: readonly Entry[];
  readonly signed: string;
}
/** How far each author's log is known: number and hash of the last entry, and how many forks. */
export type Vector = { readonly [device: Device]: readonly [seq: number, hash: Hash, forks: number] };
export type Chains = ReadonlyMap<Device, Chain>;

/** Forks kept of one author: two prove the case, a few more let late finders agree; more would let him fill our disk. */
const MOST_FORKS = 4;

export type RunFault = 'malformed' | 'gap' | 'broken chain' | 'bad signature';
export type Joined =
  | { readonly ok: true; readonly chain: Chain; readonly news: number; readonly forked?: true }
  | { readonly ok: false; readonly fault: RunFault };

const signable = (hash: Hash): Uint8Array => text(`realmbook log ${hash}`);
export const signHead = (hash: Hash, { secret }: DeviceKey): string => sign(signable(hash), secret);

/** A run from outside, its shape checked; undefined if it is none. */
export function readRun(raw: unknown): Run | undefined {
  if (raw === null || typeof raw !== 'object') return undefined;
  const { author, entries, signed } = raw as Partial<Record<keyof Run, unknown>>;
  if (!isDevice(author) || !Array.isArray(entries) || entries.length === 0 || typeof signed !== 'string')
    return undefined;
  const read = entries.map(readEntry);
  if (!read.every((entry): entry is Entry => entry?.author === author)) return undefined;
  return { author, entries: read, signed };
}

/** A known log with a run joined on. Nothing is taken from a run that does not hold together. */
export function join(known: Chain | undefined, run: Run): Joined {
  const [first] = run.entries;
  if (!first) return { ok: false, fault: 'malformed' };
  const before = known?.entries.length ?? 0;
  if (first.seq > before + 1) return { ok: false, fault: 'gap' };
  const hashes = link(run, first.seq > 1 ? known?.hashes[first.seq - 2] : undefined);
  if (typeof hashes === 'string') return { ok: false, fault: hashes };
  if (!verify(run.signed, signable(hashes.at(-1) ?? ''), keyOf(run.author)))
    return { ok: false, fault: 'bad signature' };
  if (!known) return { ok: true, chain: { ...run, hashes }, news: run.entries.length };
  const differs = hashes.some(
    (hash, i) => first.seq + i <= before && hash !== known.hashes[first.seq - 1 + i],
  );
  if (differs) return forked(known, spliced(known, run, hashes));
  const news = first.seq - 1 + run.entries.length - before;
  if (news <= 0) return { ok: true, chain: known, news: 0 };
  const chain = spliced(known, run, hashes);
  return { ok: true, news, chain: known.forks ? { ...chain, forks: known.forks } : chain };
}

function forked(known: Chain, other: Chain): Joined {
  const forks = known.forks ?? [];
  const alike = forks.findIndex(({ hashes }) => hashes.every((hash, i) => hash === other.hashes[i]));
  if (forks.some(({ hashes }) => other.hashes.every((hash, i) => hash === hashes[i])))
    return { ok: true, chain: known, news: 0, forked: true };
  if (alike < 0 && forks.length >= MOST_FORKS) return { ok: true, chain: known, news: 0, forked: true };
  const kept = alike < 0 ? [...forks, other] : forks.map((fork, i) => (i === alike ? other : fork));
  return { ok: true, chain: { ...known, forks: kept }, news: other.entries.length, forked: true };
}

function link({ author, entries }: Run, prev: Hash | undefined): readonly Hash[] | RunFault {
  const hashes: Hash[] = [];
  let before = prev;
  let seq = entries[0]?.seq ?? 1;
  for (const entry of entries) {
    if (entry.author !== author || entry.seq !== seq) return 'malformed';
    if (before !== undefined && entry.prev !== before) return 'broken chain';
    before = hashOf(entry);
    hashes.push(before);
    seq++;
  }
  return hashes;
}

function spliced(known: Chain, run: Run, hashes: readonly Hash[]): Chain {
  const from = (run.entries[0]?.seq ?? 1) - 1;
  return {
    author: run.author,
    entries: [...known.entries.slice(0, from), ...run.entries],
    hashes: [...known.hashes.slice(0, from), ...hashes],
    signed: run.signed,
  };
}

/** The log with one entry of the device's own added and signed. */
export function append(known: Chain | undefined, entry: Entry, key: DeviceKey): Chain {
  const hash = hashOf(entry);
  const rest = { author: key.device, signed: signHead(hash, key) };
  if (!known) return { ...rest, entries: [entry], hashes: [hash] };
  return { ...known, ...rest, entries: [...known.entries, entry], hashes: [...known.hashes, hash] };
}

export const vectorOf = (chains: Chains): Vector =>
  Object.fromEntries(
    [...chains].map(([author, { entries, hashes, forks }]) => [
      author,
      [entries.length, hashes.at(-1) ?? '', forks?.length ?? 0] as const,
    ]),
  );

const asRun = ({ author, entries, signed }: Chain, from = 0): Run => ({
  author,
  entries: entries.slice(from),
  signed,
});

/** What somebody who knows so much lacks, each run signed at its end; a log that parts from his is sent whole. */
export const runsAfter = (chains: Chains, known: Vector): readonly Run[] =>
  [...chains.values()].flatMap((chain) => {
    const [seq, hash, forks] = known[chain.author] ?? [0, '', 0];
    const agrees = seq === 0 || seq > chain.entries.length || chain.hashes[seq - 1] === hash;
    const own = !agrees ? [asRun(chain)] : seq < chain.entries.length ? [asRun(chain, seq)] : [];
    const others = (chain.forks?.length ?? 0) > forks ? (chain.forks ?? []).map((fork) => asRun(fork)) : [];
    return [...own, ...others];
  });
