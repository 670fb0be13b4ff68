/**
 * The door (R1): whether bytes are a line is said by the bytes alone, and never by the book, the app or the phone that reads
 * them, so that no two phones part over it. Its bounds are part of format 1.
 */
import { canonical, NotCanonical } from '../kernel/json.ts';

/** Lists and maps within each other. */
export const DEEPEST = 32;
/** Bytes of one line in its canonical spelling. */
export const LARGEST_LINE = 64 * 1024;

/** Every object has these of itself: as a key, or as a name that is looked up in a map, one of them reaches what nobody wrote. */
const inborn: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Why something cannot stand in a line; undefined if it can. */
export type DoorFault = 'too deep' | 'too large' | 'inborn name' | 'no spelling';

export function doorFault(raw: unknown): DoorFault | undefined {
  const fault = within(raw, 0);
  if (fault) return fault;
  try {
    return bytesOf(canonical(raw)) > LARGEST_LINE ? 'too large' : undefined;
  } catch (problem) {
    if (problem instanceof NotCanonical) return 'no spelling';
    throw problem;
  }
}

function within(value: unknown, depth: number): DoorFault | undefined {
  if (typeof value === 'string') return inborn.has(value) ? 'inborn name' : undefined;
  if (Object.is(value, -0)) return 'no spelling';
  if (value === null || typeof value !== 'object') return undefined;
  if (depth === DEEPEST) return 'too deep';
  if (Array.isArray(value)) {
    for (const item of value) {
      const fault = within(item, depth + 1);
      if (fault) return fault;
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    const fault = inborn.has(key)
      ? 'inborn name'
      : within((value as { readonly [key: string]: unknown })[key], depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

const bytesOf = (text: string): number => {
  // Most lines are far from the bound: only what could reach it is counted byte by byte.
  return 3 * text.length <= LARGEST_LINE ? text.length : new TextEncoder().encode(text).length;
};
