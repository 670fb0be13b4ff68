/** Short fingerprints of canonical values: to notice a difference, not to keep out a forger. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** Sixteen hex digits that stand for a value. @throws NotCanonical */
export const digest = (value: unknown): string => digestOf(canonical(value));
/** The same of a value that is spelt already. */
export const digestOf = (spelled: string): string => bytesToHex(sha256(utf8ToBytes(spelled))).slice(0, 16);
