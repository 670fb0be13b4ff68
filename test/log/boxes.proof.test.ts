/**
 * Proof 9, boxes: every bit of a hundred of them flipped, and a box that the cipher alone opens with two keys. Such a box is
 * made here by hand, from what RFC 8439 says of Poly1305: one block of the ciphertext is solved for, so that both tags agree.
 */
import { xchacha20, xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../../src/kernel/json.ts';
import { type Bytes, hash, hashBytes, hex, join, text, unhex } from '../../src/log/bytes.ts';
import { isOpenedBy, open, type Spot, seal } from '../../src/log/seal.ts';
import { patience, runs } from '../prove/counts.ts';

const at: Spot = { campaign: 'ab'.repeat(32), author: `d${'cd'.repeat(32)}`, seq: 7, prev: 'ef'.repeat(32) };
const key32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

test('proof 9: a box with any bit of it flipped opens to nothing', { timeout: patience }, () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), key32, (value, key) => {
      const sealed = seal({ said: value.replace(/\p{Surrogate}/gu, '') }, key, at, random);
      const bytes = unhex(sealed.box) as Bytes;
      for (let bit = 0; bit < bytes.length * 8; bit++) {
        const spoilt = bytes.slice();
        spoilt[bit >> 3] = (spoilt[bit >> 3] as number) ^ (1 << (bit & 7));
        if (open({ ...sealed, box: hex(spoilt) }, key, at) !== undefined) throw new Error(`bit ${bit}`);
      }
    }),
    runs(100),
  );
});

const P = 2n ** 130n - 5n;
const WORD = 2n ** 128n;
const mod = (n: bigint): bigint => ((n % P) + P) % P;
function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}
const number = (bytes: Bytes): bigint => BigInt(`0x${hex(bytes.slice().reverse()) || '0'}`);
const blocks = (bytes: Bytes): bigint[] =>
  Array.from({ length: Math.ceil(bytes.length / 16) }, (_, i) => {
    const block = new Uint8Array(16);
    block.set(bytes.subarray(16 * i, 16 * i + 16));
    return number(block) + WORD;
  });
const le64 = (n: number): Bytes => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n), true);
  return bytes;
};

/** A ciphertext with one tag under two keys. */
function twoKeyed(keys: readonly [Bytes, Bytes], nonce: Bytes, about: Bytes): Bytes {
  const macs = keys.map((key) => {
    const first = xchacha20(key, nonce, new Uint8Array(64));
    const r = number(first.subarray(0, 16)) & 0x0ffffffc0ffffffc0ffffffc0fffffffn;
    return { r, s: number(first.subarray(16, 32)) };
  });
  const sum = (all: readonly bigint[], r: bigint): bigint =>
    all.reduce((acc, block) => mod((acc + block) * r), 0n);
  for (;;) {
    const text = random(256);
    const end = blocks(join(le64(about.length), le64(text.length)));
    // The last block of the text is the unknown: in the sum it stands before the lengths, so with the square of r.
    const known = [...blocks(about), ...blocks(text).slice(0, -1), 0n, ...end];
    const [a, b] = macs.map(({ r, s }) => ({ sum: sum(known, r), square: mod(r * r), s }));
    if (!a || !b) throw new Error('two keys');
    for (let wraps = -4n; wraps <= 4n; wraps++) {
      const x = mod((b.sum + b.s - a.sum - a.s + wraps * WORD) * power(a.square - b.square, P - 2n));
      if (x < WORD || x >= 2n * WORD) continue;
      const [one, other] = [a, b].map(({ sum, square, s }) => (mod(sum + x * square) + s) % WORD);
      if (one === undefined || one !== other) continue;
      const write = (n: bigint): Bytes =>
        (unhex(n.toString(16).padStart(32, '0')) as Bytes).slice().reverse();
      return join(text.subarray(0, 240), write(x - WORD), write(one));
    }
  }
}

test('proof 9: a box that the cipher opens with two keys opens with one at most', () => {
  const keys = [random(32), random(32)] as const;
  const nonce = random(24);
  const about = text(canonical([at.campaign, at.author, at.seq, at.prev]));
  const sealed = twoKeyed(keys, nonce, about);
  const plains = keys.map((key) => xchacha20poly1305(key, nonce, about).decrypt(sealed));
  expect(hex(plains[0] as Bytes)).not.toBe(hex(plains[1] as Bytes));
  const opened = (by: Bytes, committed: number): boolean => {
    const [key, plain] = [keys[committed] as Bytes, plains[committed] as Bytes];
    const commit = hash([
      'realmbook seal',
      canonical([at.campaign, at.author, at.seq, at.prev]),
      hex(key),
      hex(hashBytes(plain)),
    ]);
    return isOpenedBy({ box: hex(join(nonce, sealed)), commit }, by, at);
  };
  expect(keys.map((key) => opened(key, 0))).toEqual([true, false]);
  expect(keys.map((key) => opened(key, 1))).toEqual([false, true]);
});
