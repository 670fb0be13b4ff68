/**
 * One line of the log. Its hash covers all of it and, through `prev`, everything its author wrote before.
 * Kinds we do not know are kept and carried unchanged; they have no effect here.
 */
import * as v from 'valibot';
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import { type Hash, hash } from './bytes.ts';
import { doorFault } from './door.ts';
import { type Device, isBoxKey, isDevice, isSigningKey } from './keys.ts';

export interface Entry {
  readonly author: Device;
  readonly seat: Seat;
  /** From 1, without gaps. */
  readonly seq: number;
  /** The author's entry before; for his first, the campaign (and '' for the founding itself). */
  readonly prev: Hash;
  /** What he had seen of others that his entry before had not; by hash, since a log may fork. */
  readonly saw: Has;
  /** The close that opened the page he wrote on; the campaign on the first page, '' for the founding. */
  readonly page: Hash;
  readonly body: Body;
}
/** How far a log is seen or listed: its last entry's number and hash. */
export type Mark = readonly [seq: number, hash: Hash];
export type Has = { readonly [device: Device]: Mark };

const word = v.pipe(v.string(), v.maxLength(200));
const prose = v.pipe(v.string(), v.maxLength(20_000));
const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})*$/));
const hash64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seatName = v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z][\w.-]*$/i));
const device = v.custom<Device>(isDevice);
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const json = v.custom<Json>((value) => value !== undefined);
const marks = v.record(device, v.strictTuple([whole, hash64]));
const given = v.strictObject({ value: json, fits: v.optional(word) });
const roles = v.picklist(['player', 'regent', 'recorder', 'guest']);
const seats = v.pipe(v.array(v.strictObject({ id: word, name: word })), v.minLength(1), v.maxLength(12));

export const bodies = {
  found: v.strictObject({
    kind: v.literal('found'),
    ruleset: word,
    rules: whole,
    title: word,
    options: json,
    seats,
    /** Public key of the invitation, and what keeps two foundings apart. */
    invite: hash64,
    nonce: hex,
    books: v.picklist(['open', 'sealed']),
  }),
  admit: v.strictObject({
    kind: v.literal('admit'),
    device,
    seat: word,
    role: roles,
    by: v.picklist(['invite', 'seat', 'recorder', 'hands']),
    proof: hex,
    /** The seat's public keys and the hash of its ledger key, where this claims it. */
    keys: v.optional(v.strictObject({ sign: hash64, box: hash64, ledger: hash64 })),
    name: v.optional(word),
  }),
  /** From one seat, or altogether. */
  withdraw: v.strictObject({ kind: v.literal('withdraw'), device, seat: v.optional(word) }),
  /** A seat is left for good: free for another, or idle, so that no page waits for it. */
  leave: v.strictObject({ kind: v.literal('leave'), seat: word, becomes: v.picklist(['free', 'idle']) }),
  /** Proposes that a device acts for a seat whose player is away. */
  'stand-in': v.strictObject({ kind: v.literal('stand-in'), device, seat: word }),
  /** Says no to a proposal, or takes back one's nod to a stand-in. */
  refuse: v.strictObject({ kind: v.literal('refuse'), entry: hash64 }),
  order: v.strictObject({
    kind: v.literal('order'),
    id: word,
    args: json,
    override: v.optional(prose),
    /** Of an order that is one of a kind: how many of its name the author saw finished on the page. */
    nth: v.optional(whole),
  }),
  answer: v.strictObject({
    kind: v.literal('answer'),
    order: hash64,
    label: word,
    fits: word,
    value: json,
    how: v.picklist(['table', 'phone', 'witnessed', 'ledger', 'chosen', 'standing']),
    /** The suggestion of another player that its owner takes: the same value, rolled by them. */
    takes: v.optional(hash64),
    /** The roll with another phone that this opens, and the number it was laid down for. */
    roll: v.optional(v.strictObject({ entry: hash64, secret: hash64 })),
  }),
  /** Begins a roll of two phones: a commitment to a number, to which the witness adds another. */
  roll: v.strictObject({
    kind: v.literal('roll'),
    order: hash64,
    label: word,
    commit: hash64,
    with: device,
  }),
  /** What the witness adds to a roll. */
  witness: v.strictObject({ kind: v.literal('witness'), roll: hash64, share: hash64 }),
  standing: v.strictObject({ kind: v.literal('standing'), rule: word, value: json }),
  ledger: v.strictObject({ kind: v.literal('ledger'), write: json }),
  sealed: v.strictObject({
    kind: v.literal('sealed'),
    use: v.union([v.literal('ledger'), v.strictObject({ order: hash64, label: word, fits: word })]),
    box: hex,
    commit: hash64,
  }),
  reveal: v.strictObject({ kind: v.literal('reveal'), entry: hash64, key: hash64 }),
  books: v.strictObject({ kind: v.literal('books'), key: hash64 }),
  tell: v.strictObject({
    kind: v.literal('tell'),
    owed: word,
    to: v.array(v.strictObject({ seat: word, wrap: hex })),
    box: hex,
    commit: hash64,
  }),
  /** A private letter: sealed to those it is for, and to who wrote it. */
  letter: v.strictObject({
    kind: v.literal('letter'),
    to: v.pipe(v.array(v.strictObject({ seat: word, wrap: hex })), v.maxLength(13)),
    box: hex,
    commit: hash64,
  }),
  correct: v.strictObject({ kind: v.literal('correct'), order: hash64, answers: v.record(word, given) }),
  strike: v.strictObject({ kind: v.literal('strike'), entry: hash64, why: v.optional(prose) }),
  restore: v.strictObject({ kind: v.literal('restore'), entry: hash64 }),
  agree: v.strictObject({ kind: v.literal('agree'), entry: hash64 }),
  amend: v.strictObject({ kind: v.literal('amend'), changes: v.array(json), why: prose }),
  done: v.strictObject({ kind: v.literal('done'), with: v.optional(word) }),
  seen: v.strictObject({ kind: v.literal('seen') }),
  close: v.strictObject({
    kind: v.literal('close'),
    /** Fingerprint of the table as its author reads it. */
    print: hash64,
    /** Awaited seats that had not said done, by agreement. */
    without: v.optional(v.array(word)),
  }),
  note: v.strictObject({ kind: v.literal('note'), text: prose, about: v.optional(word) }),
} as const;

export type BodyKind = keyof typeof bodies;
export type BodyOf<K extends BodyKind> = v.InferOutput<(typeof bodies)[K]>;
export type KnownBody = { [K in BodyKind]: BodyOf<K> }[BodyKind];
export type Body = KnownBody | { readonly kind: string };
export type Known<K extends BodyKind> = Entry & { readonly body: BodyOf<K> };

/** Whether an entry is of a kind, as this version of Realmbook understands it. */
export const is = <K extends BodyKind>(entry: Entry, kind: K): entry is Known<K> => entry.body.kind === kind;

const envelope = v.strictObject({
  author: device,
  seat: seatName,
  seq: v.pipe(whole, v.minValue(1)),
  prev: v.union([v.literal(''), hash64]),
  saw: marks,
  page: v.union([v.literal(''), hash64]),
  body: v.looseObject({ kind: word }),
});

/** Only a founding has nothing before it. */
const opens = ({ seq, prev, page, body }: Entry): boolean =>
  prev === '' || page === '' ? prev === page && seq === 1 && body.kind === 'found' : body.kind !== 'found';
/** The keys a seat is claimed with: to one that is no point of its curve nothing could ever be sealed. */
const keysStand = (entry: Entry): boolean => {
  const keys = is(entry, 'admit') ? entry.body.keys : undefined;
  return keys === undefined || (isSigningKey(keys.sign) && isBoxKey(keys.box));
};

/** An entry from outside, checked: through the door, envelope whole, body as its kind demands if we know the kind. */
export function readEntry(raw: unknown): Entry | undefined {
  if (doorFault(raw)) return undefined;
  const read = v.safeParse(envelope, raw);
  if (!read.success) return undefined;
  const { kind } = read.output.body;
  if (Object.hasOwn(bodies, kind) && !v.safeParse(bodies[kind as BodyKind], read.output.body).success)
    return undefined;
  const entry = raw as Entry;
  return opens(entry) && keysStand(entry) ? entry : undefined;
}

export const hashOf = (entry: Entry): Hash => hash(entry);
