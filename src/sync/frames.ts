/**
 * Messages over a link of frames. A message is cut into frames of at most 48 KiB; each begins with a byte that says
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

/** Puts the messages of one link together. */
export interface Assembler {
  /** Bytes of the message that has not come to its end. */
  readonly size: number;
  /** @param cap bytes the whole message may have at most */
  add(frame: Uint8Array, cap: number): { readonly message?: Uint8Array } | { readonly fault: SyncFault };
}

/** What each frame brings is copied once, when its message has come to its end: many small frames cost what their bytes cost. */
export function assembler(): Assembler {
  let parts: Uint8Array[] | undefined;
  let length = 0;
  let size = 0;
  const MALFORMED = { fault: 'malformed' } as const;
  return {
    get size() {
      return size;
    },
    add(frame, cap) {
      const [flags] = frame;
      if (flags === undefined || (flags & ~KNOWN) !== 0) return MALFORMED;
      const begins = (flags & BEGINS) !== 0;
      if (begins !== (parts === undefined)) return MALFORMED;
      if (begins && frame.length < 5) return MALFORMED;
      if (begins) length = new DataView(frame.buffer, frame.byteOffset).getUint32(1);
      if (length > cap) return { fault: 'too large' };
      const part = frame.subarray(begins ? 5 : 1);
      const ends = (flags & ENDS) !== 0;
      size += part.length;
      if (size > length || (ends && size < length) || (!ends && part.length === 0)) return MALFORMED;
      parts ??= [];
      parts.push(part);
      if (!ends) return {};
      const message = new Uint8Array(length);
      let at = 0;
      for (const piece of parts) {
        message.set(piece, at);
        at += piece.length;
      }
      parts = undefined;
      size = 0;
      return { message };
    },
  };
}
