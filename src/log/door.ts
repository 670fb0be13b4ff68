/**
 * The door (R1): whether bytes are a line is said by the bytes alone, and never by the book, the app or the phone that reads
 * them, so that no two phones part over it. Its bounds are part of format 1.
 */
import { canonical, isKey, NotCanonical } from '../kernel/json.ts';

/** Lists and maps within each other. */
export const DEEPEST = 32;
/** Bytes of one line. */
export const LARGEST_LINE = 64 * 1024;

/** Every object has these of itself: as a key, or as a name that is looked up in a map, one of them reaches what nobody wrote. */
const inborn: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
export const isInborn = (word: string): boolean => inborn.has(word);

/** Why a value cannot stand in a line; undefined if it can. */
export type DoorFault = 'too deep' | 'too large' | 'inborn name' | 'no spelling';

/** Of a value in its canonical spelling, as it lies in a sealed box. */
export function doorFault(raw: unknown): DoorFault | undefined {
  const fault = doorFaultIn(raw);
  if (fault) return fault;
  try {
    return bytesOf(canonical(raw)) > LARGEST_LINE ? 'too large' : undefined;
  } catch (problem) {
    if (problem instanceof NotCanonical) return 'no spelling';
    throw problem;
  }
}

/** The same of a value alone, whatever its size. Members that are `undefined` are none. */
export function doorFaultIn(value: unknown, depth = 0): DoorFault | undefined {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) return 'no spelling';
    return inborn.has(value) ? 'inborn name' : undefined;
  }
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? undefined : 'no spelling';
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value !== 'object') return 'no spelling';
  if (depth === DEEPEST) return 'too deep';
  if (Array.isArray(value)) {
    for (const item of value) {
      const fault = doorFaultIn(item, depth + 1);
      if (fault) return fault;
    }
    return undefined;
  }
  for (const [key, member] of Object.entries(value)) {
    if (inborn.has(key)) return 'inborn name';
    if (member === undefined) continue;
    const fault = isKey(key) && !/\p{Surrogate}/u.test(key) ? doorFaultIn(member, depth + 1) : 'no spelling';
    if (fault) return fault;
  }
  return undefined;
}

const bytesOf = (text: string): number => {
  // Most lines are far from the bound: only what could reach it is counted byte by byte.
  return 3 * text.length <= LARGEST_LINE ? text.length : new TextEncoder().encode(text).length;
};
