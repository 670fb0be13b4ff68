/**
 * Exchange by file, as good as any line: what one phone has and the other may lack, sent by whatever carries files. Its key
 * lies in it, wrapped for each secret by which its writer can be met: the table's, and those of newcomers who hold an open
 * invitation. It also says what its writer has, so that the answer holds no more than is needed.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { atOnce } from '../../kernel/paced.ts';
import { type Bytes, hashBytes, hex, join, text, unhex } from '../../log/bytes.ts';
import { spell, unspell } from '../../log/cbor.ts';
import { type Run, readingRun, toldRun, type Vector } from '../../log/chain.ts';
import { LARGEST_CLAIM } from '../../log/claim.ts';
import { type Device, isDevice, keyOf, sign, verify } from '../../log/keys.ts';
import { deflated, inflated } from '../../log/packing.ts';
import type { FileFault } from '../code-wording.ts';
import { isVector } from '../messages.ts';
import type { Library, Pass } from '../types.ts';

export const EXCHANGE_SUFFIX = '.realmbook-exchange';

const NAME = text('REALMBOOK EXCHANGE\n');
const VERSION = 1;
const PLAIN = 0;
const DEFLATED = 1;
/** Name, version, packing, how many keys there are, nonce. */
const HEADER = NAME.length + 3 + 24;
const WRAPPED = 32 + 16;
const MOST = 8;
const LARGEST = 32 * 1024 * 1024;

export interface FileTaken {
  readonly ok: true;
  readonly from: Device;
  readonly added: number;
  readonly forked: readonly Device[];
  /** Logs of which the file holds a later part than can be joined: ask for a complete file. */
  readonly missing: readonly Device[];
  /** What the writer had: an answer after this is small. */
  readonly theirs: Vector;
  /** Whether an answer would bring the writer anything. */
  readonly answer: boolean;
}
export type ReadExchange = FileTaken | { readonly ok: false; readonly fault: FileFault };

/** What wraps the file's key: the nonce is new with every file, and each secret wraps under a key of its own. */
const wrapping = (secret: Bytes, nonce: Bytes, head: Bytes) =>
  xchacha20poly1305(hmac(sha256, secret, text('realmbook file')), nonce, head);
const signable = (payload: Bytes): Bytes => text(`realmbook file ${hex(hashBytes(payload))}`);

/** @param since what the reader is known to have; left out, the file holds everything */
export async function writeExchange(library: Library, pass: Pass, since: Vector = {}): Promise<Bytes> {
  const { device, secret } = pass.device;
  const runs = library.runsAfter(since).map(toldRun);
  const claim = library.claims?.own();
  const told = { campaign: library.campaign, vector: library.vector(), runs };
  const payload = spell(claim ? { ...told, claim: hex(claim) } : told);
  const proof = spell({ device, signature: sign(signable(payload), secret) });
  const plain = join(Uint8Array.of(proof.length >> 8, proof.length & 0xff), proof, payload);
  const packed = await deflated(plain);
  const nonce = crypto.getRandomValues(new Uint8Array(24));
  const secrets = pass.secrets().slice(0, MOST);
  const head = join(NAME, Uint8Array.of(VERSION, packed ? DEFLATED : PLAIN, secrets.length), nonce);
  const key = crypto.getRandomValues(new Uint8Array(32));
  const keys = secrets.map((one) => wrapping(one, nonce, head).encrypt(key));
  const said = join(head, ...keys);
  return join(said, xchacha20poly1305(key, nonce, said).encrypt(packed ?? plain));
}

interface Opened {
  readonly device: Device;
  readonly vector: Vector;
  readonly runs: readonly Run[];
  readonly claim?: Bytes;
}

/** Takes what a file brings. Reading it twice changes nothing. */
export async function readExchange(library: Library, pass: Pass, bytes: Bytes): Promise<ReadExchange> {
  const opened = await openFile(library, pass, bytes);
  if (typeof opened === 'string') return { ok: false, fault: opened };
  const { device, vector, runs, claim } = opened;
  try {
    const { added, refused, forked } = await library.take(runs);
    // Who is admitted by it reads so in the answer.
    if (claim) await library.claims?.made(device, claim);
    const missing = refused.filter(({ fault }) => fault === 'gap' || fault === 'broken chain');
    const full = refused.filter(({ fault }) => fault === 'full');
    if (missing.length + full.length < refused.length) return { ok: false, fault: 'false entries' };
    const answer = library.runsAfter(vector).length > 0;
    const authors = missing.map(({ author }) => author);
    return { ok: true, from: device, added, forked, missing: authors, theirs: vector, answer };
  } catch {
    return { ok: false, fault: 'not stored' };
  }
}

async function openFile(library: Library, pass: Pass, bytes: Bytes): Promise<Opened | FileFault> {
  if (NAME.some((byte, i) => bytes[i] !== byte)) return 'no exchange file';
  const [version = 0, packing, count = 0] = bytes.subarray(NAME.length);
  if (version > VERSION) return 'newer file';
  const start = HEADER + count * WRAPPED;
  if (count < 1 || count > MOST || bytes.length < start + 16) return 'damaged file';
  const key = keyIn(bytes, count, pass);
  // A file whose keys are damaged and another table's look the same from outside.
  if (!key) return 'other table';
  let sealed: Bytes;
  try {
    const box = xchacha20poly1305(key, bytes.subarray(HEADER - 24, HEADER), bytes.subarray(0, start));
    sealed = box.decrypt(bytes.subarray(start));
  } catch {
    return 'damaged file';
  }
  try {
    const plain = packing === DEFLATED ? await inflated(sealed, LARGEST) : sealed;
    return plain ? await readContent(library, plain) : 'damaged file';
  } catch {
    return 'damaged file';
  }
}

/** The key of a file that was wrapped for one of this phone's secrets. */
function keyIn(bytes: Bytes, count: number, pass: Pass): Bytes | undefined {
  const head = bytes.subarray(0, HEADER);
  for (const secret of pass.secrets().slice(0, MOST))
    for (let i = 0; i < count; i++) {
      const wrapped = bytes.subarray(HEADER + i * WRAPPED, HEADER + (i + 1) * WRAPPED);
      try {
        return wrapping(secret, bytes.subarray(HEADER - 24, HEADER), head).decrypt(wrapped);
      } catch {
        // Wrapped for another secret.
      }
    }
  return undefined;
}

async function readContent(library: Library, plain: Bytes): Promise<Opened | FileFault> {
  const length = (plain[0] ?? 0) * 256 + (plain[1] ?? 0);
  const parse = (part: Bytes) => unspell(part, 'lines') as Record<string, unknown>;
  const { device, signature } = parse(plain.subarray(2, 2 + length));
  const payload = plain.subarray(2 + length);
  if (!isDevice(device) || !verify(String(signature), signable(payload), keyOf(device)))
    return 'damaged file';
  const content = parse(payload);
  if (content.campaign !== library.campaign) return 'other table';
  if (!isVector(content.vector) || !Array.isArray(content.runs)) return 'damaged file';
  const runs: Run[] = [];
  for (const raw of content.runs as readonly unknown[]) {
    const steps = readingRun(raw);
    const run = library.paced ? await library.paced(steps) : atOnce(steps);
    if (!run) return 'false entries';
    runs.push(run);
  }
  const claim = content.claim === undefined ? undefined : unhex(String(content.claim));
  if (content.claim !== undefined && (!claim || claim.length > LARGEST_CLAIM)) return 'damaged file';
  const read = { device, vector: content.vector, runs };
  return claim ? { ...read, claim } : read;
}
