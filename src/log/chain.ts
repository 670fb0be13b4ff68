/**
 * One author's log, as far as this phone has it: entries in a row, each naming the hash of the one before, the last one
 * signed. A run is the stretch of a log that travels or is stored. Invariants: `entries[i].seq === i + 1`;
 * `hashes[i]` is the hash of `entries[i]`; `signed` is the author's signature over the last hash.
 * Other signed histories by the same hand are kept beside it as forks, all of them: any may be the one a close lists, so to
 * keep some and drop others would let phones that have met everybody read different books. No branch begins another.
 */
import { type Hash, text } from './bytes.ts';
import { type Entry, hashOf, type Mark, readEntry } from './entry.ts';
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
/** How far each author's log is known: where it ends, then where each of its forks ends. */
export type Vector = { readonly [device: Device]: readonly Mark[] };
export type Chains = ReadonlyMap<Device, Chain>;

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

/** Whether a run that begins a log begins it in this campaign: with its founding, or leaning on it. */
export const isOf = (campaign: Hash, { entries: [first] }: Run): boolean =>
  first === undefined ||
  first.seq > 1 ||
  (first.prev === '' ? hashOf(first) === campaign : first.prev === campaign);

/** A log's own history and those that part from it. */
export const branchesOf = (chain: Chain | undefined): readonly Chain[] =>
  chain ? [chain, ...(chain.forks ?? [])] : [];

/** A known log with a run joined on, to whichever branch it continues. Nothing is taken from a run that does not hold together. */
export function join(known: Chain | undefined, run: Run): Joined {
  const [first] = run.entries;
  if (!first || first.seq < 1) return { ok: false, fault: 'malformed' };
  const from = first.seq - 1;
  const branches = branchesOf(known);
  const base = branches.find(({ hashes }) => from > 0 && hashes[from - 1] === first.prev);
  if (from > 0 && !base) {
    const fault = branches.some(({ hashes }) => hashes.length >= from) ? 'broken chain' : 'gap';
    return { ok: false, fault };
  }
  const hashes = link(run);
  if (typeof hashes === 'string') return { ok: false, fault: hashes };
  const head = hashes.at(-1) ?? '';
  if (!verify(run.signed, signable(head), keyOf(run.author))) return { ok: false, fault: 'bad signature' };
  const grown: Chain = {
    author: run.author,
    entries: [...(base?.entries.slice(0, from) ?? []), ...run.entries],
    hashes: [...(base?.hashes.slice(0, from) ?? []), ...hashes],
    signed: run.signed,
  };
  return known ? placed(known, grown) : { ok: true, chain: grown, news: hashes.length };
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

function link({ author, entries }: Run): readonly Hash[] | RunFault {
  const hashes: Hash[] = [];
  let before: Hash | undefined;
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

/** The log with one entry of the device's own added and signed. */
export function append(known: Chain | undefined, entry: Entry, key: DeviceKey): Chain {
  const hash = hashOf(entry);
  const rest = { author: key.device, signed: signHead(hash, key) };
  if (!known) return { ...rest, entries: [entry], hashes: [hash] };
  return { ...known, ...rest, entries: [...known.entries, entry], hashes: [...known.hashes, hash] };
}

export const vectorOf = (chains: Chains): Vector =>
  Object.fromEntries(
    [...chains].map(([author, chain]) => [
      author,
      branchesOf(chain).map(({ hashes }): Mark => [hashes.length, hashes.at(-1) ?? '']),
    ]),
  );

/**
 * What somebody who knows so much lacks, each run signed at its end. A branch is sent from where he has it, whole if he has
 * none of it. Where he has more of a log than we can follow, he is asked first: what he sends will tell what he lacks.
 */
export const runsAfter = (chains: Chains, known: Vector): readonly Run[] =>
  [...chains.values()].flatMap((chain) => {
    const marks = known[chain.author] ?? [];
    const branches = branchesOf(chain);
    const beyond = marks.filter((mark) => !branches.some(({ hashes }) => hashes[mark[0] - 1] === mark[1]));
    return branches.flatMap(({ author, entries, hashes, signed }): readonly Run[] => {
      if (beyond.some(([seq]) => seq > entries.length)) return [];
      const shared = marks.filter((mark) => hashes[mark[0] - 1] === mark[1]).map(([seq]) => seq);
      const from = Math.max(0, ...shared);
      return from === entries.length ? [] : [{ author, entries: entries.slice(from), signed }];
    });
  });
