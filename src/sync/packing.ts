/** Bytes made smaller and whole again, where the browser can. */
import type { Bytes } from '../log/bytes.ts';

/** Deflated bytes; undefined where the browser has no such thing. */
export const deflated = async (bytes: Bytes): Promise<Bytes | undefined> =>
  typeof CompressionStream === 'undefined'
    ? undefined
    : through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);

/** @returns undefined where the browser cannot, or more than `most` bytes would come out. Rejects for bytes that are not deflated. */
export const inflated = async (bytes: Bytes, most: number): Promise<Bytes | undefined> =>
  typeof DecompressionStream === 'undefined'
    ? undefined
    : through(bytes, new DecompressionStream('deflate-raw'), most);

async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | undefined> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = source.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
