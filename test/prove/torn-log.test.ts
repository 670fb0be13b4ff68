/** What a killed Chromium leaves at the end of its log: made up here by LevelDB's own layout of records. */
import { expect, test } from 'vitest';
import { wholeUpTo } from '../e2e/torn-log.ts';

const FULL = 1;
const FIRST = 2;
const LAST = 4;
/** A record: a checksum, the length of its body, its kind, its body. */
const record = (kind: number, length: number): Uint8Array => {
  const bytes = new Uint8Array(7 + length).fill(0xaa);
  new DataView(bytes.buffer).setUint16(4, length, true);
  bytes[6] = kind;
  return bytes;
};
const log = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

test('a log that ends with a whole record is whole', () => {
  expect(wholeUpTo(log(record(FULL, 100), record(FULL, 5)))).toBe(107 + 12);
  expect(wholeUpTo(new Uint8Array())).toBe(0);
});
test('a head without its body, half a body, half a head', () => {
  const whole = log(record(FULL, 100));
  expect(wholeUpTo(log(whole, record(FULL, 1366).slice(0, 7)))).toBe(107);
  expect(wholeUpTo(log(whole, record(FULL, 1366).slice(0, 700)))).toBe(107);
  expect(wholeUpTo(log(whole, record(FULL, 1366).slice(0, 3)))).toBe(107);
});
test('the first part of a record whose last part is missing goes with it', () => {
  const first = record(FIRST, 32_768 - 107 - 7);
  expect(wholeUpTo(log(record(FULL, 100), first))).toBe(107);
  expect(wholeUpTo(log(record(FULL, 100), first, record(LAST, 50).slice(0, 7)))).toBe(107);
  expect(wholeUpTo(log(record(FULL, 100), first, record(LAST, 50)))).toBe(32_768 + 57);
});
test('where less than a head is left of a block, the next record begins with the next block', () => {
  const block = log(record(FULL, 32_768 - 7 - 4), new Uint8Array(4));
  expect(wholeUpTo(log(block, record(FULL, 9)))).toBe(32_768 + 16);
});
