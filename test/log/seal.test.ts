import { describe, expect, test } from 'vitest';
import { hex } from '../../src/log/bytes.ts';
import { makeDevice, publicOf, seatKeys } from '../../src/log/keys.ts';
import { lineKey, open, type Spot, seal, unwrap, wrap } from '../../src/log/seal.ts';
import { chanceOf } from './phones.ts';

const random = chanceOf('seal');
const [author, other] = [makeDevice(random).device, makeDevice(random).device];
const at: Spot = { campaign: '1'.repeat(64), author, seq: 7, prev: '3'.repeat(64) };
const { ledger } = seatKeys(random(16));
const key = lineKey(ledger, at);
const value = { banner: 'Alte Garde', points: 450, units: ['spears', 'bows'] };
const box = seal(value, key, at, random);

describe('a sealed line', () => {
  test('log.seal.open: opens with its key, in its place', () => {
    expect(open(box, key, at)).toEqual(value);
    expect(box.box).not.toContain(hex(new TextEncoder().encode('Garde')));
  });
  test('log.seal.key: with no other key', () => {
    expect(open(box, lineKey(ledger, { ...at, seq: 8 }), at)).toBeUndefined();
    expect(open(box, lineKey(seatKeys(random(16)).ledger, at), at)).toBeUndefined();
  });
  test('log.seal.place: not where another hand, number or campaign has copied it', () => {
    for (const spot of [
      { ...at, author: other },
      { ...at, seq: 8 },
      { ...at, prev: '4'.repeat(64) },
      { ...at, campaign: '2'.repeat(64) },
    ]) {
      expect(open(box, key, spot)).toBeUndefined();
      expect(lineKey(ledger, spot)).not.toEqual(key);
    }
  });
  test('log.seal.commitment: is to key and text; what does not keep it is void', () => {
    const another = seal({ ...value, points: 600 }, key, at, random);
    expect(another.commit).not.toBe(box.commit);
    expect(open({ ...another, commit: box.commit }, key, at)).toBeUndefined();
    expect(open({ ...box, commit: another.commit }, key, at)).toBeUndefined();
    const elsewhere = { ...at, seq: 8 };
    expect(seal(value, key, elsewhere, random).commit).not.toBe(box.commit);
    expect(seal(value, lineKey(ledger, elsewhere), at, random).commit).not.toBe(box.commit);
  });
  test('log.seal.commitment.same: the same line commits alike under another nonce', () => {
    const again = seal(value, key, at, random);
    expect(again.box).not.toBe(box.box);
    expect(again.commit).toBe(box.commit);
  });
  test('log.seal.damage: a box that is damaged, cut or none opens to nothing', () => {
    const last = box.box.at(-1) === '0' ? '1' : '0';
    for (const damaged of [box.box.slice(0, -1) + last, box.box.slice(0, -2), box.box.slice(0, 60), '', 'Zz'])
      expect(open({ ...box, box: damaged }, key, at)).toBeUndefined();
  });
});

describe('a key wrapped for a reader', () => {
  const [reader, stranger] = [seatKeys(random(16)), seatKeys(random(16))];
  const wrapped = wrap(key, publicOf(reader).box, at, random);
  test('log.seal.wrap: is read by him, there, and by nobody else', () => {
    expect(unwrap(wrapped, reader.box, at)).toEqual(key);
    expect(unwrap(wrapped, stranger.box, at)).toBeUndefined();
    expect(unwrap(wrapped, reader.box, { ...at, seq: 8 })).toBeUndefined();
    expect(unwrap(wrapped, reader.box, { ...at, author: other })).toBeUndefined();
    expect(unwrap(wrapped.slice(2), reader.box, at)).toBeUndefined();
    expect(unwrap('00'.repeat(80), reader.box, at)).toBeUndefined();
  });
  test('log.seal.wrap.fresh: each wrap is another', () => {
    expect(wrap(key, publicOf(reader).box, at, random)).not.toBe(wrapped);
  });
});
