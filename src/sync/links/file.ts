/**
 * Exchange by file, as good as any line: what one phone has and the other may lack, sealed with the table's secret, sent by
 * whatever carries files. It also says what its writer has, so that the answer holds no more than is needed.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Bytes, hashBytes, hex, join, text, unhex } from '../../log/bytes.ts';
import { spell, unspell } from '../../log/cbor.ts';
import { type Run, readRun, toldRun, type Vector } from '../../log/chain.ts';
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
const HEADER = NAME.length + 2 + 24;
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

const keyFor = ({ table }: Pass): Bytes => hmac(sha256, table, text('realmbook file'));
const signable = (payload: Bytes): Bytes => text(`realmbook file ${hex(hashBytes(payload))}`);

/** @param since what the reader is known to have; left out, the file holds everything */
export async function writeExchange(library: Library, pass: Pass, since: Vector = {}): Promise<Bytes> {
  const { device, secret } = pass.device;
  const runs = library.runsAfter(since).map(toldRun);
  const claim = library.claims?.own();
  const told = { campaign: library.campaign, vector: library.vector(), runs };
  const payload = spell(claim ? { ...told, claim: hex(claim) } : told);
  const said = spell({ device, signature: sign(signable(payload), secret) });
  const plain = join(Uint8Array.of(said.length >> 8, said.length & 0xff), said, payload);
  const packed = await deflated(plain);
  const nonce = crypto.getRandomValues(new Uint8Array(24));
  const head = join(NAME, Uint8Array.of(VERSION, packed ? DEFLATED : PLAIN));
  return join(head, nonce, xchacha20poly1305(keyFor(pass), nonce, head).encrypt(packed ?? plain));
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

async function openFile({ campaign }: Library, pass: Pass, bytes: Bytes): Promise<Opened | FileFault> {
  if (NAME.some((byte, i) => bytes[i] !== byte)) return 'no exchange file';
  const [version = 0, packing] = bytes.subarray(NAME.length);
  if (version > VERSION) return 'newer file';
  if (bytes.length < HEADER + 16) return 'damaged file';
  const head = bytes.subarray(0, HEADER - 24);
  let sealed: Bytes;
  try {
    const box = xchacha20poly1305(keyFor(pass), bytes.subarray(HEADER - 24, HEADER), head);
    sealed = box.decrypt(bytes.subarray(HEADER));
  } catch {
    // A damaged file and another table's look the same from outside.
    return 'other table';
  }
  try {
    const plain = packing === DEFLATED ? await inflated(sealed, LARGEST) : sealed;
    return plain ? readContent(campaign, plain) : 'damaged file';
  } catch {
    return 'damaged file';
  }
}

function readContent(campaign: string, plain: Bytes): Opened | FileFault {
  const length = (plain[0] ?? 0) * 256 + (plain[1] ?? 0);
  const parse = (part: Bytes) => unspell(part, 'lines') as Record<string, unknown>;
  const { device, signature } = parse(plain.subarray(2, 2 + length));
  const payload = plain.subarray(2 + length);
  if (!isDevice(device) || !verify(String(signature), signable(payload), keyOf(device)))
    return 'damaged file';
  const content = parse(payload);
  if (content.campaign !== campaign) return 'other table';
  if (!isVector(content.vector) || !Array.isArray(content.runs)) return 'damaged file';
  const runs = content.runs.map(readRun);
  if (!runs.every((run): run is Run => run !== undefined)) return 'false entries';
  const claim = content.claim === undefined ? undefined : unhex(String(content.claim));
  if (content.claim !== undefined && (!claim || claim.length > LARGEST_CLAIM)) return 'damaged file';
  const read = { device, vector: content.vector, runs };
  return claim ? { ...read, claim } : read;
}
