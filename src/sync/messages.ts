/**
 * What two phones say to each other. A message of an unknown kind is no fault: newer phones may say more, and it is
 * passed over. A known kind in the wrong shape is one.
 */
import * as v from 'valibot';
import { type Bytes, isBytes } from '../log/bytes.ts';
import { spell, unspell } from '../log/cbor.ts';
import type { Vector } from '../log/chain.ts';
import { LARGEST_CLAIM } from '../log/claim.ts';
import { isDevice } from '../log/keys.ts';
import type { SyncFault } from './faults.ts';

/** The protocol spoken here, and the oldest one still understood. */
export const PROTOCOL = 2;
export const OLDEST = 1;

/** Bytes of one message: before the other has proved itself, and after. */
export const LARGEST_BEFORE = 8 * 1024;
export const LARGEST = 4 * 1024 * 1024;
/** How much of one log is held in memory while its signed end is awaited. */
export const LARGEST_RUN = 24 * 1024 * 1024;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hash64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const hexes = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,256}$/));
const device = v.custom<string>(isDevice);
const short = v.pipe(v.string(), v.maxLength(100));
const address = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,64}$/));
const prev = v.union([v.literal(''), hash64]);
const start = v.object({ author: device, seq: whole, prev });
const marks = v.pipe(v.array(v.strictTuple([whole, hash64])), v.maxLength(10_000));

const vectorShape = v.record(device, marks);
/** Whether it is a vector, from outside. */
export const isVector = (raw: unknown): raw is Vector =>
  // The library passes over keys such as `constructor`.
  v.is(vectorShape, raw) && Object.keys(raw).every(isDevice);

/** How far a phone knows each log, said in full once and then as far as that changes; logs that it names no more; how it reads them. */
const stands = {
  vector: v.custom<Vector>(isVector),
  gone: v.optional(v.pipe(v.array(device), v.maxLength(10_000))),
  print: v.optional(v.object({ page: hash64, print: hash64 })),
};
const kinds = {
  hello: v.object({
    kind: v.literal('hello'),
    protocol: whole,
    oldest: whole,
    /** One for each secret the phone knows. */
    tags: v.pipe(v.array(hash64), v.minLength(1), v.maxLength(8)),
    nonce: hash64,
  }),
  /** Shows one of those secrets on this very line. */
  knock: v.object({ kind: v.literal('knock'), mac: hash64 }),
  /** `introduction`: what a phone says for itself to one whose book may not have it yet. */
  proof: v.object({
    kind: v.literal('proof'),
    device,
    signature: hexes,
    introduction: v.optional(v.pipe(v.string(), v.maxLength(4_096))),
  }),
  /** The other is let in. */
  welcome: v.object({ kind: v.literal('welcome'), app: short, rules: whole }),
  have: v.object({ kind: v.literal('have'), ...stands }),
  /**
   * A stretch of a log, or a part of one: where its first line stands, the bytes of its lines, packed; the last part carries the
   * signature. `left`: lines still to come after it.
   */
  run: v.object({
    kind: v.literal('run'),
    author: device,
    seq: whole,
    prev,
    lines: v.custom<Bytes>(isBytes),
    signed: v.optional(hexes),
    left: whole,
  }),
  /**
   * A bundle of runs, or a part of one: the first part says where each run begins, the last brings their signatures. `lines`: rows,
   * packed. Spoken from protocol 2 on.
   */
  runs: v.object({
    kind: v.literal('runs'),
    of: v.optional(v.pipe(v.array(start), v.minLength(1), v.maxLength(64))),
    lines: v.custom<Bytes>(isBytes),
    signed: v.optional(v.pipe(v.array(hexes), v.maxLength(64))),
    left: whole,
  }),
  /** The number of `run` or `runs` messages dealt with; more may come. */
  got: v.object({
    kind: v.literal('got'),
    runs: v.pipe(whole, v.minValue(1)),
    /** And where the phone stands now. */
    have: v.optional(v.object(stands)),
  }),
  /** Logs asked for whole, since what came of them does not join. */
  want: v.object({ kind: v.literal('want'), authors: v.pipe(v.array(device), v.maxLength(200)) }),
  /** Where others of this table can be called, and which phones the one that speaks meets besides. */
  others: v.object({
    kind: v.literal('others'),
    at: v.pipe(v.array(address), v.maxLength(64)),
    meets: v.optional(v.pipe(v.array(device), v.maxLength(64))),
  }),
  /** What a newcomer claims; nothing any more where it is left out. Or the answer: it was refused. */
  claim: v.object({
    kind: v.literal('claim'),
    claim: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/), v.maxLength(2 * LARGEST_CLAIM))),
    refused: v.optional(v.literal(true)),
  }),
  /** Asks for the fingerprint of the table after so many lines of the book; absent in the answer where it is not known. */
  'print-at': v.object({ kind: v.literal('print-at'), lines: whole }),
  'print-is': v.object({ kind: v.literal('print-is'), lines: whole, print: v.optional(hash64) }),
  beat: v.object({ kind: v.literal('beat') }),
  bye: v.object({ kind: v.literal('bye'), why: v.optional(short) }),
} as const;

type Kinds = typeof kinds;
export type MessageKind = keyof Kinds;
export type Message<K extends MessageKind = MessageKind> = { [P in K]: v.InferOutput<Kinds[P]> }[K];
export type ReadMessage = Message | 'unknown' | 'malformed';

/** A message from its bytes. @returns 'unknown' for a kind this version does not know */
export function readMessage(bytes: Uint8Array): ReadMessage {
  let raw: unknown;
  try {
    raw = unspell(bytes, 'lines');
  } catch {
    return 'malformed';
  }
  if (raw === null || typeof raw !== 'object') return 'malformed';
  const { kind } = raw as { readonly kind?: unknown };
  if (typeof kind !== 'string') return 'malformed';
  if (!Object.hasOwn(kinds, kind)) return 'unknown';
  const read = v.safeParse(kinds[kind as MessageKind], raw);
  return read.success ? (read.output as Message) : 'malformed';
}
export const writeMessage = (message: Message): Uint8Array => spell(message);

/** Why the other phone says it leaves, seen from this side. @param proved only a phone of the table can say who belongs to it */
export function faultSeen(why: string | undefined, proved: boolean): SyncFault {
  if (why === 'too new') return 'too old';
  if (why === 'too old') return 'too new';
  if (why === 'withdrawn' && proved) return 'put out';
  if (why === 'stranger' && proved) return 'not admitted';
  const same: readonly SyncFault[] = ['other campaign', 'unproven', 'same phone', 'not stored'];
  return same.find((fault) => fault === why) ?? 'stopped';
}
