/** Bytes in entries are lower-case hex: canonical, and plain to read in a bug report. */
import { sha256 } from '@noble/hashes/sha2.js';
import {
  isBytes as areBytes,
  bytesToHex,
  concatBytes,
  hexToBytes,
  utf8ToBytes,
} from '@noble/hashes/utils.js';
import { canonical } from '../kernel/json.ts';

export type Hash = string;
export type Bytes = Uint8Array;
/** Cryptographic random bytes, injected from outside, since the log must stay deterministic. */
export type RandomBytes = (length: number) => Bytes;

/** Whether a value is bytes, whichever part of a browser made it. */
export const isBytes = (value: unknown): value is Bytes => areBytes(value);
export const hex = bytesToHex;
export const text = utf8ToBytes;
export const join = (...parts: readonly Bytes[]): Bytes => concatBytes(...parts);
export const hashBytes = (bytes: Bytes): Bytes => sha256(bytes);
/** SHA-256 of one thing after another, each told in the same bytes: what is made for each hash anew costs as much as the hash. */
export function hasher(): (bytes: Bytes) => Bytes {
  const [fresh, used, told] = [sha256.create(), sha256.create(), new Uint8Array(32)];
  return (bytes) => {
    fresh._cloneInto(used).update(bytes).digestInto(told);
    return told;
  };
}
/** SHA-256 of a value's canonical spelling, as 64 hex digits. @throws NotCanonical */
export const hash = (value: unknown): Hash => bytesToHex(sha256(utf8ToBytes(canonical(value))));

/** Bytes from hex of an exact length, or undefined for anything else. */
export function unhex(digits: unknown, length?: number): Bytes | undefined {
  if (typeof digits !== 'string' || !/^(?:[0-9a-f]{2})*$/.test(digits)) return undefined;
  if (length !== undefined && digits.length !== 2 * length) return undefined;
  return hexToBytes(digits);
}
