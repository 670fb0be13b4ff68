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
/** What lies in a file of ours, block by block. */
export function blocksIn(bytes: Uint8Array): readonly Uint8Array[] {
  const plain = inflated(bytes);
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < plain.length; ) {
    const end = at + 4 + plain.readUInt32BE(at);
    blocks.push(new Uint8Array(plain.subarray(at + 4, end)));
    at = end;
  }
  return blocks;
}
/** Blocks as a file holds them. */
export const blocked = (blocks: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(
      blocks.flatMap((block) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(block.length);
        return [length, block];
      }),
    ),
  );
/** All that lies in a file of ours: as text, and as hex. */
export const unpacked = (bytes: Uint8Array): string =>
  `${inflated(bytes).toString('latin1')} ${inflated(bytes).toString('hex')}`;
const inflated = (bytes: Uint8Array): Buffer => inflateRawSync(bytes.subarray(HEADER));
