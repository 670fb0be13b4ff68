/**
 * What a line says, and the forms of the bodies this app knows. A body of another kind, or one that does not fit its form, is
 * kept and carried like any other and has no effect; so has a field that its form does not name (R2).
 */
import * as v from 'valibot';
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { type Device, isBoxKey, isDevice, isSigningKey } from './keys.ts';

export interface Entry {
  readonly author: Device;
  readonly seat: Seat;
  /** From 1, without gaps. */
  readonly seq: number;
  /** The author's entry before; for their first, the campaign (and '' for the founding itself). */
  readonly prev: Hash;
  /** The newest lines of others that the author had seen, without those already in the past of another one named. */
  readonly saw: readonly Hash[];
  /** The close that opened the author's page; the campaign on the first page, '' for the founding. */
  readonly page: Hash;
  readonly body: Body;
}
/** How far a log is seen or listed: its last entry's number and hash. */
export type Mark = readonly [seq: number, hash: Hash];

const word = v.pipe(v.string(), v.maxLength(200));
const prose = v.pipe(v.string(), v.maxLength(20_000));
const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})*$/));
const hash64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const device = v.custom<Device>(isDevice);
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const json = v.custom<Json>((value) => value !== undefined);
const given = v.object({ value: json, shape: v.optional(word) });
const roles = v.picklist(['player', 'regent', 'guest']);
const seats = v.pipe(v.array(v.object({ id: word, name: word })), v.minLength(1), v.maxLength(12));
/** To a key that is no point of its curve nothing could ever be sealed. */
const seatKeys = v.pipe(
  v.object({ sign: hash64, box: hash64, ledger: hash64 }),
  v.check(({ sign, box }) => isSigningKey(sign) && isBoxKey(box)),
);

export const bodies = {
  found: v.object({
    kind: v.literal('found'),
    /** The level of the book (R2). */
    level: v.pipe(whole, v.minValue(1)),
    ruleset: word,
    rules: whole,
    title: word,
    options: json,
    seats,
    /** Public key of the invitation, and what keeps two foundings apart. */
    invite: hash64,
    nonce: hex,
    /** The founder's seat is claimed with them: founding seats the founder. */
    keys: seatKeys,
    books: v.picklist(['open', 'sealed']),
    /** Goes on from a page of another campaign, with what lay on the table as that page opened. */
    from: v.optional(
      v.object({
        campaign: hash64,
        page: hash64,
        rules: json,
        standing: v.record(word, v.record(word, json)),
        /** Open books, as they stood. */
        ledgers: v.optional(v.record(word, json)),
        /** Seats whose players do not come along: no page waits for them. */
        away: v.array(word),
      }),
    ),
  }),
  /** A player's whole book, from the campaign that this one goes on from, or from the page whose rules were raised. */
  brought: v.object({
    kind: v.literal('brought'),
    box: hex,
    commit: hash64,
    /** It is the book as it stood where this line raised the rules. */
    raise: v.optional(hash64),
  }),
  /** Announces what the phone's app reads. */
  reads: v.object({ kind: v.literal('reads'), rules: whole, level: whole }),
  /** Goes over to newer rules or a newer level, from the table as the page opened. */
  raise: v.object({
    kind: v.literal('raise'),
    rules: whole,
    level: v.pipe(whole, v.minValue(1)),
    /** What lay on the table, deflated. */
    table: hex,
    fingerprint: hash64,
  }),
  admit: v.object({
    kind: v.literal('admit'),
    device,
    seat: word,
    role: roles,
    by: v.picklist(['invite', 'seat', 'hands']),
    /** By the invitation's secret over the newcomer's claim, or by the seat's over device and slot. */
    proof: hex,
    /** Public key of the invitation, and the newcomer's own signature over their claim. */
    invite: v.optional(hash64),
    signed: v.optional(hex),
    /** Which of the seat's further phones it is. */
    slot: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(32))),
    /** The seat's public key by which it is proved, so that no other need be tried. */
    under: v.optional(hash64),
    /** The seat's public keys and the hash of its ledger key, where this claims it. */
    keys: v.optional(seatKeys),
    name: v.optional(word),
  }),
  /** Opens an invitation, until its limit of newcomers or of pages is reached. */
  invite: v.object({
    kind: v.literal('invite'),
    key: v.pipe(hash64, v.check(isSigningKey)),
    role: v.picklist(['player', 'guest']),
    limit: v.pipe(whole, v.minValue(1), v.maxValue(64)),
    until: v.optional(whole),
  }),
  'end-invite': v.object({ kind: v.literal('end-invite'), key: hash64 }),
  /** From one seat, or altogether. */
  withdraw: v.object({ kind: v.literal('withdraw'), device, seat: v.optional(word) }),
  /** A seat is left for good: free for another, or idle, so that no page waits for it. */
  leave: v.object({ kind: v.literal('leave'), seat: word, becomes: v.picklist(['free', 'idle']) }),
  /** Passes on the mark: whose seat has it acts for seats that nobody holds. */
  mark: v.object({ kind: v.literal('mark'), seat: word }),
  /** Proposes that a device acts for a seat whose player is away. */
  'stand-in': v.object({ kind: v.literal('stand-in'), device, seat: word }),
  /** Says no to a proposal, or takes back one's nod to a stand-in. */
  refuse: v.object({ kind: v.literal('refuse'), entry: hash64 }),
  order: v.object({
    kind: v.literal('order'),
    id: word,
    args: json,
    override: v.optional(prose),
    /** Of an order that is one of a kind: how many of its name the author saw finished on the page. */
    finished: v.optional(whole),
  }),
  answer: v.object({
    kind: v.literal('answer'),
    order: hash64,
    label: word,
    shape: word,
    value: json,
    how: v.picklist(['table', 'phone', 'witnessed', 'ledger', 'chosen', 'standing']),
    /** The suggestion of another player that its owner takes: the same value, rolled by them. */
    suggestion: v.optional(hash64),
    /** The roll with another phone that this opens, and the number it was laid down for. */
    roll: v.optional(v.object({ entry: hash64, secret: hash64 })),
  }),
  /** Begins a roll of two phones: a commitment to a number, to which the witness adds another. */
  roll: v.object({
    kind: v.literal('roll'),
    order: hash64,
    label: word,
    commit: hash64,
    witness: device,
  }),
  /** What the witness adds to a roll. */
  witness: v.object({ kind: v.literal('witness'), roll: hash64, share: hash64 }),
  standing: v.object({ kind: v.literal('standing'), rule: word, value: json }),
  ledger: v.object({ kind: v.literal('ledger'), write: json }),
  sealed: v.object({
    kind: v.literal('sealed'),
    purpose: v.union([v.literal('ledger'), v.object({ order: hash64, label: word, shape: word })]),
    box: hex,
    commit: hash64,
  }),
  reveal: v.object({ kind: v.literal('reveal'), entry: hash64, key: hash64 }),
  /** A choice that its seat does not lay down or open: the rules take what they take where nothing is chosen. */
  forfeit: v.object({
    kind: v.literal('forfeit'),
    order: hash64,
    label: word,
    seat: word,
    shape: word,
  }),
  books: v.object({ kind: v.literal('books'), key: hash64 }),
  tell: v.object({
    kind: v.literal('tell'),
    owed: word,
    to: v.array(v.object({ seat: word, wrap: hex })),
    box: hex,
    commit: hash64,
  }),
  /** A private letter: sealed to its readers and its writer. */
  letter: v.object({
    kind: v.literal('letter'),
    to: v.pipe(v.array(v.object({ seat: word, wrap: hex })), v.maxLength(13)),
    box: hex,
    commit: hash64,
  }),
  correct: v.object({ kind: v.literal('correct'), order: hash64, answers: v.record(word, given) }),
  strike: v.object({ kind: v.literal('strike'), entry: hash64, why: v.optional(prose) }),
  restore: v.object({ kind: v.literal('restore'), entry: hash64 }),
  agree: v.object({ kind: v.literal('agree'), entry: hash64 }),
  amend: v.object({ kind: v.literal('amend'), changes: v.array(json), why: prose }),
  done: v.object({ kind: v.literal('done') }),
  seen: v.object({ kind: v.literal('seen') }),
  close: v.object({
    kind: v.literal('close'),
    /** Of the table as its author reads it. */
    fingerprint: hash64,
    /** Awaited seats that had not said done, by agreement. */
    without: v.optional(v.array(word)),
  }),
  note: v.object({ kind: v.literal('note'), text: prose, about: v.optional(word) }),
} as const;

export type BodyKind = keyof typeof bodies;
export type BodyOf<K extends BodyKind> = v.InferOutput<(typeof bodies)[K]>;
export type KnownBody = { [K in BodyKind]: BodyOf<K> }[BodyKind];
export type Body = KnownBody | { readonly kind: string };
export type Known<K extends BodyKind> = Entry & { readonly body: BodyOf<K> };

/** Whether an entry of a book is of a kind: what has no effect there is of none. */
export const is = <K extends BodyKind>(entry: Entry, kind: K): entry is Known<K> => entry.body.kind === kind;

/** Something written into a seat's book, open or face down. */
export const isWrite = (entry: Entry): boolean =>
  is(entry, 'ledger') || (is(entry, 'sealed') && entry.body.purpose === 'ledger');
type Purpose = Exclude<BodyOf<'sealed'>['purpose'], 'ledger'>;
/** A choice that is laid face down: of which question, its purpose says. */
export type Laid = Known<'sealed'> & { readonly body: { readonly purpose: Purpose } };
export const isLaid = (entry: Entry): entry is Laid => is(entry, 'sealed') && entry.body.purpose !== 'ledger';
