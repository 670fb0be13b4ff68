/**
 * Bytes made smaller and whole again, where the browser can. What is unpacked comes from others: it is taken piece by piece,
 * and no further than was allowed for.
 */
import type { Pace, Step, Steps } from '../kernel/paced.ts';
import { type Bytes, join } from './bytes.ts';

/** Fed in small pieces, for a browser unpacks the whole piece before it can be told to stop. */
const PIECE = 8 * 1024;

/** @param given is told how many bytes have been given in */
async function* through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  given = { at: 0 },
): AsyncGenerator<Bytes> {
  const source = new ReadableStream<Bytes>(
    {
      pull(to) {
        if (given.at >= bytes.length) return to.close();
        to.enqueue(bytes.subarray(given.at, given.at + PIECE));
        given.at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
  const reader = source.pipeThrough(stream as ReadableWritablePair<Bytes, Bytes>).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function* whole(bytes: Bytes, given: { at: number }): AsyncGenerator<Bytes> {
  for (; given.at < bytes.length; given.at += PIECE) yield bytes.subarray(given.at, given.at + PIECE);
}

/** Deflated bytes; undefined where the browser has no such thing. */
export async function deflated(bytes: Bytes): Promise<Bytes | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const parts: Bytes[] = [];
  for await (const part of through(bytes, new CompressionStream('deflate-raw'))) parts.push(part);
  return join(...parts);
}

/** @returns undefined where the browser cannot, or more than `most` bytes would come out. Rejects for bytes that are not deflated. */
export async function inflated(bytes: Bytes, most: number): Promise<Bytes | undefined> {
  if (typeof DecompressionStream === 'undefined') return undefined;
  const parts: Bytes[] = [];
  let size = 0;
  for await (const part of through(bytes, new DecompressionStream('deflate-raw'))) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return join(...parts);
}

/** A length in four bytes, then that many bytes: a file is a row of these. */
export function block(bytes: Bytes): Bytes {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return join(length, bytes);
}

/**
 * Gives out blocks one by one as they are unpacked.
 * @param pace lets others have their turn meanwhile
 * @returns whether all was given out: not where it comes to more than `most`, or one block does, or the last is cut short
 */
export async function eachBlock(
  bytes: Bytes,
  packed: boolean,
  most: { readonly bytes: number; readonly block: number },
  take: (block: Bytes) => Steps<void>,
  pace?: Pace,
): Promise<boolean> {
  const given = { at: 0 };
  const far = (): Step => ({ done: Math.min(given.at, bytes.length), of: bytes.length });
  const parts = packed ? through(bytes, new DecompressionStream('deflate-raw'), given) : whole(bytes, given);
  let size = 0;
  let rest: Bytes = new Uint8Array();
  for await (const part of parts) {
    size += part.length;
    if (size > most.bytes) return false;
    rest = join(rest, part);
    let at = 0;
    while (rest.length >= at + 4) {
      const length = new DataView(rest.buffer, rest.byteOffset + at).getUint32(0);
      if (length > most.block) return false;
      if (rest.length < at + 4 + length) break;
      for (const _ of take(rest.slice(at + 4, at + 4 + length))) await pace?.rest(far());
      at += 4 + length;
    }
    rest = rest.subarray(at);
    await pace?.rest(far());
  }
  return rest.length === 0;
}
