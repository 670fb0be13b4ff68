/**
 * One verdict on signatures about which verifiers elsewhere differ. The vectors and what is odd about each are those of
 * "Taming the many EdDSAs"; the verdicts follow from RFC 8032, 5.1.7, read strictly: points in their one spelling, S below L,
 * no key of small order (everybody could sign for it), and the equation with the cofactor.
 */
import { describe, expect, test } from 'vitest';
import { unhex } from '../../src/log/bytes.ts';
import { isSigningKey, verify } from '../../src/log/keys.ts';
import vectors from './eddsa-vectors.json' with { type: 'json' };

const good = new Set([2, 3, 4, 5]);
const smallKeys = new Set([0, 1, 10, 11]);

describe('signatures at the edge', () => {
  test.each(vectors.cases.map((one, i) => ({ ...one, i })))('log.eddsa $i: $what', (one) => {
    const message = unhex(one.message) as Uint8Array;
    expect(verify(one.signature, message, one.key)).toBe(good.has(one.i));
  });
  test.each(vectors.cases.map((one, i) => ({ ...one, i })))(
    'log.eddsa.key $i: a key of small order is none',
    (one) => {
      expect(isSigningKey(one.key)).toBe(!smallKeys.has(one.i));
    },
  );
  test('log.eddsa.length: a signature of another length, or in capitals, is none', () => {
    const [{ message, key, signature } = { message: '', key: '', signature: '' }] = vectors.cases.slice(3);
    const bytes = unhex(message) as Uint8Array;
    for (const one of [`${signature}00`, signature.slice(2), signature.toUpperCase(), ''])
      expect(verify(one, bytes, key)).toBe(false);
  });
});
