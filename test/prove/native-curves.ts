/**
 * The curves that the app signs, verifies and seals with, reckoned by Node: the same keys, signatures and verdicts on all that
 * an app makes, thirty times as fast. More than half of what tests of logs took was curves. Proofs, and tests of the verifier itself, keep
 * the app's own; `curves.test.ts` holds the two against each other.
 */
import { createPrivateKey, createPublicKey, diffieHellman, type KeyObject, sign, verify } from 'node:crypto';
import * as real from '../../node_modules/@noble/curves/ed25519.js';

type Sort = 'ed25519' | 'x25519';
/** What stands before a key in its DER form; the last byte but those tells the curve. */
const DER: { readonly [sort in Sort]: { readonly secret: string; readonly open: string } } = {
  ed25519: { secret: '302e020100300506032b657004220420', open: '302a300506032b6570032100' },
  x25519: { secret: '302e020100300506032b656e04220420', open: '302a300506032b656e032100' },
};
const known = new Map<string, KeyObject>();
/** Each key is taken apart once. */
function keyIn(sort: Sort, part: 'secret' | 'open', bytes: Uint8Array): KeyObject {
  const der = Buffer.concat([Buffer.from(DER[sort][part], 'hex'), bytes]);
  const name = der.toString('latin1');
  const before = known.get(name);
  if (before) return before;
  const options = { key: der, format: 'der' } as const;
  const made =
    part === 'secret'
      ? createPrivateKey({ ...options, type: 'pkcs8' })
      : createPublicKey({ ...options, type: 'spki' });
  known.set(name, made);
  return made;
}
function openKey(sort: Sort, secret: Uint8Array): Uint8Array {
  const der = createPublicKey(keyIn(sort, 'secret', secret)).export({ format: 'der', type: 'spki' });
  return new Uint8Array(der.subarray(-32));
}

export const ed25519 = {
  ...real.ed25519,
  getPublicKey: (secret: Uint8Array): Uint8Array => openKey('ed25519', secret),
  sign: (message: Uint8Array, secret: Uint8Array): Uint8Array =>
    new Uint8Array(sign(null, message, keyIn('ed25519', 'secret', secret))),
  verify: (signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean =>
    verify(null, message, keyIn('ed25519', 'open', key), signature),
};
export const x25519 = {
  ...real.x25519,
  getPublicKey: (secret: Uint8Array): Uint8Array => openKey('x25519', secret),
  getSharedSecret: (secret: Uint8Array, key: Uint8Array): Uint8Array =>
    new Uint8Array(
      diffieHellman({
        privateKey: keyIn('x25519', 'secret', secret),
        publicKey: keyIn('x25519', 'open', key),
      }),
    ),
};
