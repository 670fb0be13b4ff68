/**
 * Messages over a line of frames. A message is cut into frames of at most 48 KiB; each begins with a byte that says
 * whether it begins or ends a message, and a beginning frame with the message's length.
 */
import type { SyncFault } from './faults.ts';

export const FRAME = 48 * 1024;
const BEGINS = 1;
const ENDS = 2;
const KNOWN = BEGINS | ENDS;

export function framesOf(message: Uint8Array): readonly Uint8Array[] {
  const frames: Uint8Array[] = [];
  let at = 0;
  do {
    const begins = at === 0;
    const header = begins ? 5 : 1;
    const part = message.subarray(at, at + FRAME - header);
    at += part.length;
    const frame = new Uint8Array(header + part.length);
    frame[0] = (begins ? BEGINS : 0) | (at === message.length ? ENDS : 0);
    if (begins) new DataView(frame.buffer).setUint32(1, message.length);
    frame.set(part, header);
    frames.push(frame);
  } while (at < message.length);
  return frames;
}

/** The message being put together. */
export interface Assembly {
  readonly length: number;
  readonly parts: readonly Uint8Array[];
  readonly size: number;
}
export type Assembled =
  | { readonly assembly: Assembly | undefined; readonly message?: Uint8Array }
  | { readonly fault: SyncFault };

/** @param cap bytes the whole message may have at most */
export function assemble(known: Assembly | undefined, frame: Uint8Array, cap: number): Assembled {
  const [flags] = frame;
  if (flags === undefined || (flags & ~KNOWN) !== 0) return { fault: 'malformed' };
  const begins = (flags & BEGINS) !== 0;
  if (begins !== (known === undefined)) return { fault: 'malformed' };
  if (begins && frame.length < 5) return { fault: 'malformed' };
  const length = known?.length ?? new DataView(frame.buffer, frame.byteOffset).getUint32(1);
  if (length > cap) return { fault: 'too large' };
  const part = frame.subarray(begins ? 5 : 1);
  const size = (known?.size ?? 0) + part.length;
  const ends = (flags & ENDS) !== 0;
  if (size > length || (ends && size < length) || (!ends && part.length === 0)) return { fault: 'malformed' };
  const parts = [...(known?.parts ?? []), part];
  if (!ends) return { assembly: { length, parts, size } };
  const message = new Uint8Array(length);
  let at = 0;
  for (const piece of parts) {
    message.set(piece, at);
    at += piece.length;
  }
  return { assembly: undefined, message };
}
