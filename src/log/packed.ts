/** Small things deflated at once, as they go over a line; how large they may become is known before they are unpacked. */
import { deflateSync, Inflate } from 'fflate';
import { type Bytes, join } from './bytes.ts';

/**
 * So little is given in at a time: at most a thousand times as much, four megabytes, comes out before it can be stopped. Each
 * piece costs the library a hundred kilobytes of memory, so that with small ones a first meeting did little else.
 */
const PIECE = 4_096;

export const deflate = (bytes: Bytes): Bytes => deflateSync(bytes);

/** @throws for bytes that are not deflated, or where more than `most` come out */
export function inflate(bytes: Bytes, most: number): Bytes {
  const parts: Bytes[] = [];
  let size = 0;
  const unpacking = new Inflate((part) => {
    size += part.length;
    if (size > most) throw new Error('too large');
    parts.push(part);
  });
  let at = 0;
  do {
    const next = at + PIECE;
    unpacking.push(bytes.subarray(at, next), next >= bytes.length);
    at = next;
  } while (at < bytes.length);
  return join(...parts);
}
