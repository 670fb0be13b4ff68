/** Backup files as an attacker writes them, and what lies in those of ours. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const HEADER = 48;

/** A file with whatever lies in it, its header right. */
export function fileOf(plain: string | Uint8Array): Uint8Array {
  const payload = deflateRawSync(plain);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(payload.length);
  const sum = createHash('sha256').update(payload).digest();
  return new Uint8Array(Buffer.concat([Buffer.from('REALMBOOK\n'), Buffer.of(1, 1), length, sum, payload]));
}
/** What lies in a file of ours, line by line. */
export const linesIn = (bytes: Uint8Array): readonly Record<string, unknown>[] =>
  unpacked(bytes)
    .split('\n')
    .map((line) => JSON.parse(line));
export const unpacked = (bytes: Uint8Array): string =>
  inflateRawSync(bytes.subarray(HEADER)).toString('utf8');
