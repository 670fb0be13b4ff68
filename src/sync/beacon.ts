/**
 * The beacon's words. Phones of one table register under fresh random ids; so that they find each other, one of them also
 * registers under an id that follows from the table's secret and tells those who call it who is there. What is said is
 * sealed with the table's secret: a phone that calls without it hears nothing.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import { type Bytes, hex, join, text } from '../log/bytes.ts';

/** Ids a beacon may have, in a row: a phone that died may hold one for a while, and somebody who does not belong there for good. */
export const SLOTS = 12;
/** The least number of them that is searched for other beacons. */
export const NEAR = 3;

const derived = (table: Bytes, use: string): Bytes => hmac(sha256, table, text(`realmbook ${use}`));
export const beaconId = (table: Bytes, slot: number): string =>
  hex(derived(table, `beacon ${slot}`).subarray(0, 16));

const address = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,64}$/));
const shape = v.variant('kind', [
  v.object({ kind: v.literal('here'), id: address }),
  v.object({ kind: v.literal('present'), ids: v.pipe(v.array(address), v.maxLength(64)) }),
]);
export type Call = v.InferOutput<typeof shape>;

export function sealCall(table: Bytes, call: Call): Bytes {
  const nonce = crypto.getRandomValues(new Uint8Array(24));
  return join(nonce, xchacha20poly1305(derived(table, 'call'), nonce).encrypt(text(JSON.stringify(call))));
}
export function openCall(table: Bytes, frame: Bytes): Call | undefined {
  if (frame.length < 40 || frame.length > 8_192) return undefined;
  try {
    const plain = xchacha20poly1305(derived(table, 'call'), frame.subarray(0, 24)).decrypt(
      frame.subarray(24),
    );
    const read = v.safeParse(shape, JSON.parse(new TextDecoder().decode(plain)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
