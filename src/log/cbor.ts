/**
 * Values as bytes: deterministic CBOR (RFC 8949, section 4.2.1). Each value has one spelling: the shortest numbers and lengths,
 * keys in order and once, nothing without end, no fractions, no tags. Lower-case hex of 16 bytes and more is written as these
 * bytes, and reads as hex again.
 */
import { encode, rfc8949EncodeOptions, type Token, Tokenizer, Type } from 'cborg';
import { type Bytes, hex, isBytes, unhex } from './bytes.ts';
import { DEEPEST, isInborn } from './door.ts';

export const SHORTEST = 16;
const asBytes = (word: string): Bytes | undefined => (word.length >= 2 * SHORTEST ? unhex(word) : undefined);

function binary(value: unknown): unknown {
  if (typeof value === 'string') return asBytes(value) ?? value;
  if (value === null || typeof value !== 'object' || isBytes(value)) return value;
  if (Array.isArray(value)) return value.map(binary);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([key, member]) => [key, binary(member)]));
}

/** The bytes of a value that may stand in a line; bytes in it are spelt as they are. Members that are `undefined` are left out. */
export const spell = (value: unknown): Bytes => new Uint8Array(encode(binary(value), rfc8949EncodeOptions));

const STRICT = { strict: true, allowIndefinite: false, allowUndefined: false, allowBigInt: false } as const;

interface Frame {
  readonly into: unknown[] | { [key: string]: unknown };
  left: number;
  /** Of a map: what the next value is called, and the last was. */
  key: string | undefined;
  before: string | undefined;
  /** Bytes within stay bytes. */
  readonly raw: boolean;
}

/**
 * The value that bytes spell. It is built without a stack of calls, so that how deep it may be depends on nothing else.
 * @param raw the member in which byte strings stay bytes, or true for all: otherwise they become hex
 * @throws for bytes that spell no value, more than one, or one that is too deep; not for every second spelling of one
 */
export const unspell = (bytes: Bytes, raw?: string | true): unknown => built(bytes, raw).value;

/** The same of bytes that are the one spelling of their value. @throws for others, too */
export function unspellOnly(bytes: Bytes): unknown {
  const { value, ascii, ordered } = built(bytes);
  if (ascii ? !ordered : !equal(spell(value), bytes)) throw new Error('a second spelling');
  return value;
}

interface Built {
  readonly value: unknown;
  /** All words are ASCII, which has one spelling. */
  readonly ascii: boolean;
  /** The keys stand in order; where all are ASCII. */
  readonly ordered: boolean;
}
function built(bytes: Bytes, raw?: string | true): Built {
  const tokens = new Tokenizer(bytes, STRICT);
  let [ascii, ordered] = [true, true];
  const frames: Frame[] = [];
  for (;;) {
    if (tokens.done()) throw new Error('cut short');
    const token = tokens.next();
    const frame = frames.at(-1);
    if (token.type === Type.string && ascii) ascii = isAscii(token);
    if (frame && !Array.isArray(frame.into) && frame.key === undefined) {
      frame.key = keyOf(token, frame.into);
      if (frame.before !== undefined && ordered) ordered = isAfter(frame.before, frame.key);
      frame.before = frame.key;
      continue;
    }
    const asIs =
      raw === true || (frame !== undefined && (frame.raw || (raw !== undefined && frame.key === raw)));
    let value: unknown;
    if (token.type === Type.array || token.type === Type.map) {
      if (frames.length === DEEPEST) throw new Error('too deep');
      const into = token.type === Type.array ? [] : {};
      if (token.value > 0) {
        frames.push({ into, left: token.value, key: undefined, before: undefined, raw: asIs });
        continue;
      }
      value = into;
    } else value = plain(token, asIs);
    for (;;) {
      const around = frames.at(-1);
      if (!around) {
        if (!tokens.done()) throw new Error('more than one value');
        return { value, ascii, ordered };
      }
      if (Array.isArray(around.into)) around.into.push(value);
      else {
        around.into[around.key as string] = value;
        around.key = undefined;
      }
      if (--around.left > 0) break;
      frames.pop();
      value = around.into;
    }
  }
}

function keyOf({ type, value }: Token, into: object): string {
  if (type !== Type.string || isInborn(value) || Object.hasOwn(into, value)) throw new Error('no key');
  return value;
}

/** Whether a key of ASCII comes after another: shorter ones come first, as their length is spelt before them. */
const isAfter = (a: string, b: string): boolean => a.length < b.length || (a.length === b.length && a < b);

/** A mark of byte order at the beginning is not read, so the length is compared, too. */
function isAscii({ value, encodedLength }: Token): boolean {
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) > 0x7f) return false;
  return encodedLength === value.length + headOf(value.length);
}
const headOf = (length: number): number => (length < 24 ? 1 : length < 0x100 ? 2 : length < 0x10000 ? 3 : 5);

function equal(a: Bytes, b: Bytes): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function plain({ type, value }: Token, asIs: boolean): unknown {
  if (type === Type.uint || type === Type.negint) {
    if (Number.isSafeInteger(value)) return value;
  } else if (type === Type.string) {
    if (asBytes(value) === undefined) return value;
  } else if (type === Type.bytes) {
    if (asIs) return value;
    if (value.length >= SHORTEST) return hex(value);
  } else if (type === Type.true || type === Type.false || type === Type.null) return value;
  throw new Error('no such value');
}
