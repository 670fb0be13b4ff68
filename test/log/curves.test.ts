/** The curves that ordinary tests reckon with, and those of the app: the same on whatever an app makes. */

import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { describe, expect, test } from 'vitest';
import { hashBytes, text } from '../../src/log/bytes.ts';
import * as native from '../prove/native-curves.ts';

const some = (name: string): Uint8Array => hashBytes(text(name));
const names = Array.from({ length: 40 }, (_, i) => `number ${i}`);

describe('keys, signatures and shared secrets', () => {
  test.each(names)('%s', (name) => {
    const [secret, other, message] = [some(`${name} secret`), some(`${name} other`), some(`${name} message`)];
    const key = ed25519.getPublicKey(secret);
    expect(native.ed25519.getPublicKey(secret)).toEqual(key);
    const signature = ed25519.sign(message, secret);
    expect(native.ed25519.sign(message, secret)).toEqual(signature);
    const spoilt = signature.map((byte, i) => (i === name.length * 4 ? byte ^ 1 : byte));
    for (const [one, said, by] of [
      [signature, message, key],
      [spoilt, message, key],
      [signature, some('another message'), key],
      [signature, message, ed25519.getPublicKey(other)],
    ] as const)
      expect(native.ed25519.verify(one, said, by)).toBe(ed25519.verify(one, said, by, { zip215: false }));
    const box = x25519.getPublicKey(other);
    expect(native.x25519.getPublicKey(other)).toEqual(box);
    expect(native.x25519.getSharedSecret(secret, box)).toEqual(x25519.getSharedSecret(secret, box));
  });
  test('a key that gives everybody the same secret gives none', () => {
    const low = new Uint8Array(32);
    expect(() => x25519.getSharedSecret(some('a'), low)).toThrow();
    expect(() => native.x25519.getSharedSecret(some('a'), low)).toThrow();
  });
});
