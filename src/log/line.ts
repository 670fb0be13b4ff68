/**
 * A line as bytes, `[seat, page, saw, body]`: what travels, is stored and is hashed, never spelt a second time. Its author, its
 * number and the line before it are known from where it stands; seat and page are left out where they are those of the line before.
 */
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import type { Seat } from '../kernel/question.ts';
import { type Bytes, type Hash, hasher, hex, join, text, unhex } from './bytes.ts';
import { spell, unspell, unspellOnly } from './cbor.ts';
import { doorFaultIn, LARGEST_LINE } from './door.ts';
import type { Body, Entry } from './entry.ts';
import { type Device, keyOf } from './keys.ts';

/** What a line says by itself. */
interface Said {
  readonly seat: Seat | null;
  readonly page: Hash | null;
  readonly saw: readonly Hash[];
  readonly body: Body;
}
export interface Line {
  readonly bytes: Bytes;
  readonly said: Said;
}
/** Where a line stands. */
export interface Place {
  readonly author: Device;
  readonly seq: number;
  readonly prev: Hash;
}

const isHash = (value: unknown): value is Hash => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][\w.-]{0,63}$/i.test(value);
const isSeen = (value: unknown): value is readonly Hash[] =>
  Array.isArray(value) && value.every((hash, i) => isHash(hash) && (i === 0 || value[i - 1] < hash));
const isBody = (value: unknown): value is Body =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  isName((value as Partial<Body>).kind);

const saidIn = (value: unknown): Said | undefined =>
  Array.isArray(value) && value.length === 4 ? saidOf(value[0], value[1], value[2], value[3]) : undefined;
function saidOf(seat: unknown, page: unknown, saw: unknown, body: unknown): Said | undefined {
  if ((seat !== null && !isName(seat)) || (page !== null && !isHash(page))) return undefined;
  return isSeen(saw) && isBody(body) ? { seat, page, saw, body } : undefined;
}
const spelled = ({ seat, page, saw, body }: Said): unknown => [seat, page, saw, body];

/** A line from outside, through the door: undefined if the bytes are none. */
export function readLine(bytes: Bytes): Line | undefined {
  if (bytes.length > LARGEST_LINE) return undefined;
  const value = spelledBy(bytes);
  const said = value === undefined || doorFaultIn(value) ? undefined : saidIn(value);
  return said && { bytes, said };
}
/** The same of one whose body alone is spelt. */
export function readBody({ seat, page, saw }: Omit<Said, 'body'>, body: Bytes): Line | undefined {
  if (body.length > LARGEST_LINE) return undefined;
  const value = spelledBy(body);
  if (value === undefined || doorFaultIn([seat, page, saw, value])) return undefined;
  const said = saidOf(seat, page, saw, value);
  const bytes = said && spellLine(said, body);
  return said && bytes && bytes.length <= LARGEST_LINE ? { bytes, said } : undefined;
}
function spelledBy(bytes: Bytes): unknown {
  try {
    return unspellOnly(bytes);
  } catch (problem) {
    unlessPhoneFault(problem);
    return undefined;
  }
}

/** A line that came through the door before it was stored. @throws for bytes that are no line */
export function storedLine(bytes: Bytes): Line {
  const said = saidIn(unspell(bytes));
  if (!said) throw new Error('no line');
  return { bytes, said };
}

/** The bytes of a line, of which the body is spelt already. Nothing is checked. */
function spellLine({ seat, page, saw }: Omit<Said, 'body'>, body: Bytes): Bytes {
  const head = spell([seat, page, saw]);
  head[0] = LIST_OF_FOUR;
  return join(head, body);
}
const LIST_OF_FOUR = 0x84;
/** The body of a line as it is spelt. */
export const bodyOf = ({ bytes, said: { seat, page, saw } }: Line): Bytes =>
  bytes.subarray(spell([seat, page, saw]).length);

/**
 * The line that says an entry after the author's entry before, with what it says as everybody reads it from its bytes: members
 * sorted, words as UTF-8 has them. Nothing is checked.
 */
export function lineOf({ seat, page, saw, body, prev }: Entry, before: Entry | undefined): Line {
  const said: Said = {
    seat: seat === before?.seat ? null : seat,
    page: page === pageBefore(prev, before) ? null : page,
    saw,
    body,
  };
  const bytes = spell(spelled(said));
  const [, , , read] = unspell(bytes) as readonly [unknown, unknown, unknown, Body];
  return { bytes, said: { ...said, body: read } };
}

/** What a line says where it stands; undefined where it repeats what it need not say, or leaves out what nothing before says. */
export function entryOf(
  { said }: Line,
  { author, seq, prev }: Place,
  before: Entry | undefined,
): Entry | undefined {
  const page = pageBefore(prev, before);
  const seat = said.seat ?? before?.seat;
  if (seat === undefined || said.seat === before?.seat || said.page === page) return undefined;
  if (prev === '' && said.page !== null) return undefined;
  return { author, seat, seq, prev, saw: said.saw, page: said.page ?? page, body: said.body };
}
/** A log begins on the first page of its campaign. */
const pageBefore = (prev: Hash, before: Entry | undefined): Hash => before?.page || prev;

const NAME = text('realmbook line 1');
const nothing = new Uint8Array(32);
/** What stands before a line's bytes: name, key, number, the hash before. */
const HEAD = NAME.length + 32 + 4 + 32;
/** The hash that names a line and, through the line before, all its author wrote until then. */
export const hashOf = (bytes: Bytes, { author, seq, prev }: Place): Hash =>
  hashesFrom({ author, seq, prev })(bytes);

/** The hashes of lines that follow each other in a log, the first at this place; each is told with the next call. */
export function hashesFrom({ author, seq, prev }: Place): (bytes: Bytes) => Hash {
  // Spelt once and changed in place: to put the parts together for each line took more than twice as long as its hash.
  let whole = new Uint8Array(HEAD + 1_024);
  let view = new DataView(whole.buffer);
  let number = seq;
  const hashed = hasher();
  whole.set(NAME);
  whole.set(unhex(keyOf(author), 32) as Bytes, NAME.length);
  whole.set(prev === '' ? nothing : (unhex(prev, 32) as Bytes), HEAD - 32);
  return (bytes) => {
    if (HEAD + bytes.length > whole.length) {
      const larger = new Uint8Array(2 * (HEAD + bytes.length));
      larger.set(whole.subarray(0, HEAD));
      whole = larger;
      view = new DataView(whole.buffer);
    }
    view.setUint32(HEAD - 36, number++);
    whole.set(bytes, HEAD);
    const hash = hashed(whole.subarray(0, HEAD + bytes.length));
    whole.set(hash, HEAD - 32);
    return hex(hash);
  };
}
