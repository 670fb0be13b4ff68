/**
 * The backup file, `.realmbook`: a header of 48 bytes (name, version, packing, length, SHA-256 of what follows), then the
 * campaign as JSON, deflated where the browser can. Reading verifies all that can be verified and touches no store.
 * Invariants: it is built up from fields named here, lines of the public log and, if asked, keys; nothing else is written,
 * nothing else is read. A device's signing key is never in it.
 */
import * as v from 'valibot';
import { type Bytes, type Hash, hashBytes, join as joinBytes, text } from '../log/bytes.ts';
import { branchesOf, type Chain, type Chains, join, type Run, type RunFault, readRun } from '../log/chain.ts';
import { type Entry, is, type Known } from '../log/entry.ts';
import type { Device } from '../log/keys.ts';
import type { BackupContent, BackupFault } from './types.ts';

const NAME = text('REALMBOOK\n');
const VERSION = 1;
const PLAIN = 0;
const DEFLATED = 1;
const HEADER = NAME.length + 1 + 1 + 4 + 32;
/** No campaign is near this; a file that unpacks to more was made to harm. */
const LARGEST = 256 * 1024 * 1024;

const spelled = ({ author, seat, seq, prev, saw, page, body }: Entry): Entry => {
  return { author, seat, seq, prev, saw, page, body };
};
const runsOf = (chain: Chain): readonly Run[] =>
  branchesOf(chain).map(({ author, entries, signed }) => ({ author, entries: entries.map(spelled), signed }));

/** @param content `secrets` absent where they must stay */
export async function writeFile({ made, campaign, chains, secrets }: BackupContent): Promise<Bytes> {
  const keys = secrets && { seats: secrets.seats, invite: secrets.invite, table: secrets.table };
  const runs = [...chains.values()].flatMap(runsOf);
  const plain = text(JSON.stringify({ made, campaign, runs, secrets: keys }));
  const packed =
    typeof CompressionStream === 'undefined'
      ? undefined
      : await through(plain, new CompressionStream('deflate-raw'));
  const payload = packed ?? plain;
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, payload.length);
  const about = new Uint8Array([VERSION, packed ? DEFLATED : PLAIN]);
  return joinBytes(NAME, about, length, hashBytes(payload), payload);
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hexes = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/));
const shape = v.object({
  made: whole,
  campaign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  runs: v.array(v.unknown()),
  secrets: v.optional(
    v.object({
      seats: v.record(v.string(), hexes),
      invite: v.optional(hexes),
      table: v.pipe(hexes, v.length(64)),
    }),
  ),
});

export interface FileRead {
  readonly ok: true;
  readonly content: BackupContent;
  readonly founding: Known<'found'>;
  readonly damaged: readonly { readonly author: Device; readonly seq: number; readonly fault: RunFault }[];
}
export type ReadFile = FileRead | { readonly ok: false; readonly fault: BackupFault };

export async function readFile(bytes: Bytes): Promise<ReadFile> {
  const opened = await unpackFile(bytes);
  if ('fault' in opened) return { ok: false, fault: opened.fault };
  const read = v.safeParse(shape, opened.json);
  if (!read.success) return { ok: false, fault: 'damaged' };
  const { runs, secrets, ...rest } = read.output;
  const { chains, damaged } = joinAll(runs);
  const founding = foundingOf(chains, rest.campaign);
  if (!founding) return { ok: false, fault: 'damaged' };
  const known = { ...rest, chains };
  if (!secrets) return { ok: true, content: known, founding, damaged };
  const { invite, ...others } = secrets;
  const kept = invite === undefined ? others : { ...others, invite };
  return { ok: true, content: { ...known, secrets: kept }, founding, damaged };
}

async function unpackFile(
  bytes: Bytes,
): Promise<{ readonly json: unknown } | { readonly fault: BackupFault }> {
  if (NAME.some((byte, i) => bytes[i] !== byte)) return { fault: 'no backup' };
  if (bytes.length < HEADER) return { fault: 'cut short' };
  const [version = 0, packing] = bytes.subarray(NAME.length);
  if (version > VERSION) return { fault: 'newer backup' };
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(NAME.length + 2);
  const payload = bytes.subarray(HEADER);
  if (payload.length < length) return { fault: 'cut short' };
  const sum = hashBytes(payload);
  if (sum.some((byte, i) => bytes[HEADER - 32 + i] !== byte)) return { fault: 'damaged' };
  if (packing === DEFLATED && typeof DecompressionStream === 'undefined') return { fault: 'cannot unpack' };
  try {
    const plain =
      packing === DEFLATED ? await through(payload, new DecompressionStream('deflate-raw')) : payload;
    if (!plain) return { fault: 'too large' };
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) };
  } catch {
    return { fault: 'damaged' };
  }
}

function joinAll(raw: readonly unknown[]): Pick<FileRead, 'damaged'> & { readonly chains: Chains } {
  const chains = new Map<Device, Chain>();
  const damaged: { author: Device; seq: number; fault: RunFault }[] = [];
  for (const item of raw) {
    const run = readRun(item);
    const { author, entries } = (run ?? item ?? {}) as Partial<Run>;
    const joined = run
      ? join(chains.get(run.author), run)
      : { ok: false as const, fault: 'malformed' as const };
    if (joined.ok) chains.set(joined.chain.author, joined.chain);
    else damaged.push({ author: String(author), seq: breakIn(run, entries), fault: joined.fault });
  }
  return { chains, damaged };
}

/** The number of the first entry that cannot stand where it stands; of the last, where only the signature is wrong. */
function breakIn(run: Run | undefined, entries: unknown): number {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  if (run) return list.findIndex((_, i) => i > 0 && !follows(run, i)) + 1 || list.length;
  const author = (list[0] as Partial<Run> | null | undefined)?.author;
  return list.findIndex((entry) => !readRun({ author, entries: [entry], signed: '' })) + 1;
}
const follows = (run: Run, i: number): boolean => {
  const two = join(undefined, { ...run, entries: run.entries.slice(i - 1, i + 1) });
  return two.ok || two.fault === 'bad signature';
};

function foundingOf(chains: Chains, campaign: Hash): Known<'found'> | undefined {
  for (const chain of chains.values())
    for (const { entries, hashes } of branchesOf(chain)) {
      const entry = entries[hashes.indexOf(campaign)];
      if (entry && is(entry, 'found')) return entry;
    }
  return undefined;
}

/** Bytes through a stream of the browser's; undefined when more comes out than anybody needs. */
async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
): Promise<Bytes | undefined> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = source.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Bytes[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) {
      await reader.cancel();
      return undefined;
    }
    parts.push(next.value);
  }
  return joinBytes(...parts);
}
