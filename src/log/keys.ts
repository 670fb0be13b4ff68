/**
 * Keys. A device signs its log with a key made for one campaign; a seat has a seed from which its own keys follow:
 * one to admit devices, one to be written to, one for its ledger. Verifiers elsewhere disagree on crafted signatures,
 * so there is one verifier only, this one.
 */
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Bytes, hex, type RandomBytes, text, unhex } from './bytes.ts';

/** 'd' and the 64 hex digits of a public signing key. */
export type Device = string;

export interface DeviceKey {
  readonly device: Device;
  readonly secret: Bytes;
}
export interface SeatKeys {
  readonly seed: Bytes;
  readonly sign: Bytes;
  readonly box: Bytes;
  readonly ledger: Bytes;
}
/** What others know of a seat's keys, in hex. */
export interface SeatPublic {
  readonly sign: string;
  readonly box: string;
  /** Hash of the ledger key: what is published later is this one or nothing. */
  readonly ledger: string;
}

export const deviceOf = (secret: Bytes): Device => `d${hex(ed25519.getPublicKey(secret))}`;
export function makeDevice(random: RandomBytes): DeviceKey {
  const secret = random(32);
  return { device: deviceOf(secret), secret };
}

const derive = (seed: Bytes, use: string): Bytes =>
  hkdf(sha256, seed, undefined, text(`realmbook ${use}`), 32);
export const seatKeys = (seed: Bytes): SeatKeys => {
  return {
    seed,
    sign: derive(seed, 'seat sign'),
    box: derive(seed, 'seat box'),
    ledger: derive(seed, 'seat ledger'),
  };
};
/** The keys a device claims a seat with: always the same, so that a claim granted long after still opens it. */
export const seatFor = ({ secret }: DeviceKey, seat: string): SeatKeys =>
  seatKeys(derive(secret, `seat of ${seat}`).slice(0, 16));
/** What a device seals choices with that it makes for a seat of another's. */
export const choicesOf = ({ secret }: DeviceKey): Bytes => derive(secret, 'choices');
/** What a claim says of a seat's ledger key. */
export const ledgerHash = (ledger: Bytes): string => hex(sha256(ledger));
export const publicOf = ({ sign, box, ledger }: Omit<SeatKeys, 'seed'>): SeatPublic => ({
  sign: hex(ed25519.getPublicKey(sign)),
  box: hex(x25519.getPublicKey(box)),
  ledger: ledgerHash(ledger),
});
export const publicKey = (secret: Bytes): string => hex(ed25519.getPublicKey(secret));

export const sign = (message: Bytes, secret: Bytes): string => hex(ed25519.sign(message, secret));
/** Whether the signature (hex) over the message is by the public key (hex). Never throws. */
export function verify(signature: string, message: Bytes, key: string): boolean {
  const [sig, pub] = [unhex(signature, 64), unhex(key, 32)];
  if (!sig || !pub) return false;
  try {
    return ed25519.verify(sig, message, pub, { zip215: false });
  } catch {
    return false;
  }
}
/** Whether hex is a point that a signature can be checked against. */
export function isSigningKey(key: string): boolean {
  try {
    return !ed25519.Point.fromHex(key).isSmallOrder();
  } catch {
    return false;
  }
}
const anySecret = new Uint8Array(32).fill(9);
/** Whether something can be sealed to it: a point of low order gives everybody the same key. */
export function isBoxKey(key: string): boolean {
  try {
    x25519.getSharedSecret(anySecret, unhex(key, 32) as Bytes);
    return true;
  } catch {
    return false;
  }
}
export const isDevice = (id: unknown): id is Device => typeof id === 'string' && /^d[0-9a-f]{64}$/.test(id);
/** The signing key in a device's name. */
export const keyOf = (device: Device): string => device.slice(1);
