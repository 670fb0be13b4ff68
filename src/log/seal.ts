/**
 * Sealed lines. Each has its own key and a commitment, a hash of key and text bound to campaign, author, number and the line before:
 * the cipher alone would let one box be opened two ways, and a box without its place could be copied by another hand.
 * Keys of ledger lines follow from the seat's ledger key, so that opening the books publishes one key, not hundreds.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, type Json } from '../kernel/json.ts';
import { type Bytes, type Hash, hash, hashBytes, hex, join, type RandomBytes, text, unhex } from './bytes.ts';
import { doorFault } from './door.ts';
import type { Device } from './keys.ts';

/** Where a sealed line stands: what its commitment is bound to. */
export interface Spot {
  readonly campaign: Hash;
  readonly author: Device;
  readonly seq: number;
  /** The author's line before: two branches of one log share no key. */
  readonly prev: Hash;
}
export interface SealedBox {
  readonly box: string;
  readonly commit: Hash;
}

const spot = ({ campaign, author, seq, prev }: Spot): string => canonical([campaign, author, seq, prev]);
const commitment = (at: Spot, key: Bytes, plain: Bytes): Hash =>
  hash(['realmbook seal', spot(at), hex(key), hex(hashBytes(plain))]);

/** The key of one ledger line. */
export const lineKey = (ledger: Bytes, at: Spot): Bytes =>
  hkdf(sha256, ledger, undefined, text(`realmbook line ${spot(at)}`), 32);

/** Lengths that many values share: how long a box is tells nothing of a choice (H5). */
function filledTo(least: number): number {
  let length = 256;
  while (length < least) length *= 2;
  return length;
}
/** Filled up with blanks. */
function padded(spelling: string): Bytes {
  const bytes = utf8ToBytes(spelling);
  const full = new Uint8Array(filledTo(bytes.length)).fill(0x20);
  full.set(bytes);
  return full;
}

export function seal(value: Json, key: Bytes, at: Spot, random: RandomBytes): SealedBox {
  const plain = padded(canonical(value));
  const nonce = random(24);
  const box = xchacha20poly1305(key, nonce, text(spot(at))).encrypt(plain);
  return { box: hex(join(nonce, box)), commit: commitment(at, key, plain) };
}

/** Whether it has the form of a box: a nonce, filled-up text and what proves it. */
export const isBox = (box: string): boolean => {
  const text = (unhex(box)?.length ?? 0) - 24 - 16;
  return text === filledTo(text);
};
/** Whether it has the form of a wrapped key. */
export const isWrap = (wrapped: string): boolean => unhex(wrapped, 80) !== undefined;

function plainOf({ box, commit }: SealedBox, key: Bytes, at: Spot): Bytes | undefined {
  const bytes = unhex(box);
  if (!bytes || bytes.length < 40) return undefined;
  try {
    const plain = xchacha20poly1305(key, bytes.subarray(0, 24), text(spot(at))).decrypt(bytes.subarray(24));
    return commitment(at, key, plain) === commit ? plain : undefined;
  } catch {
    return undefined;
  }
}
/** Whether a key is the one that a box was committed to, whatever it holds. */
export const isOpenedBy = (box: SealedBox, key: Bytes, at: Spot): boolean =>
  plainOf(box, key, at) !== undefined;

/** What a box holds; undefined if the key is not its key, or it holds something other than was committed to, or no value. */
export function open(box: SealedBox, key: Bytes, at: Spot): Json | undefined {
  const plain = plainOf(box, key, at);
  if (!plain) return undefined;
  try {
    const value: Json = JSON.parse(new TextDecoder().decode(plain));
    // A box is no way round the door.
    return doorFault(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** A line's key wrapped for one reader: an ephemeral public key, then the wrapped key. */
export function wrap(key: Bytes, reader: string, at: Spot, random: RandomBytes): string {
  const secret = random(32);
  const shared = sharedKey(secret, unhex(reader, 32) ?? new Uint8Array(32), at);
  const sealed = xchacha20poly1305(shared, new Uint8Array(24)).encrypt(key);
  return hex(join(x25519.getPublicKey(secret), sealed));
}

/** The key in a wrap, for the reader it was made for. */
export function unwrap(wrapped: string, secret: Bytes, at: Spot): Bytes | undefined {
  const bytes = unhex(wrapped, 80);
  if (!bytes) return undefined;
  try {
    const shared = sharedKey(secret, bytes.subarray(0, 32), at);
    return xchacha20poly1305(shared, new Uint8Array(24)).decrypt(bytes.subarray(32));
  } catch {
    return undefined;
  }
}

/** One key for one wrap: the sender's half is fresh each time, so a fixed nonce is safe. */
const sharedKey = (secret: Bytes, other: Bytes, at: Spot): Bytes =>
  hkdf(sha256, x25519.getSharedSecret(secret, other), undefined, text(`realmbook wrap ${spot(at)}`), 32);
