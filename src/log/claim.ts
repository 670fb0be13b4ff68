/**
 * What a newcomer says of themself (R3), once for all they may be admitted by: who they are, where they want to sit, under
 * which keys, and by which invitation. It is no line. A member who meets them writes it into the book; until then nobody
 * carries it. A seat's further phones need no member: they prove themselves by the seat's own key, in a slot (R4).
 */
import * as v from 'valibot';
import { canonical } from '../kernel/json.ts';
import { atOnce, type Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import { type Bytes, type Hash, text } from './bytes.ts';
import { spell, unspell } from './cbor.ts';
import { doorFaultIn } from './door.ts';
import { type BodyOf, bodies, type Known } from './entry.ts';
import { type Device, type DeviceKey, keyOf, publicKey, type SeatPublic, sign, verify } from './keys.ts';

/** Bytes of a claim, told or hashed. */
export const LARGEST_CLAIM = 1024;

export interface Wish {
  readonly seat: Seat;
  readonly role: 'player' | 'guest';
  /** Of the seat, where it is claimed to play. */
  readonly keys?: SeatPublic;
  readonly name?: string;
}
export interface Claim extends Wish {
  readonly device: Device;
  /** Public key of the invitation. */
  readonly invite: string;
  /** Signatures over all of it: by the invitation's secret, and by the device. */
  readonly proof: string;
  readonly signed: string;
}
type Said = Pick<BodyOf<'admit'>, 'device' | 'seat' | 'role' | 'keys' | 'name' | 'invite'>;

const said = (campaign: Hash, { device, seat, role, keys, name, invite }: Said): Bytes =>
  text(`realmbook claim ${canonical({ campaign, device, seat, role, keys, name, invite })}`);

/** @param invitation its secret, 32 bytes */
export function makeClaim(
  campaign: Hash,
  { seat, role, keys, name }: Wish,
  { device, secret }: DeviceKey,
  invitation: Bytes,
): Claim {
  const more = { ...(keys ? { keys } : {}), ...(name === undefined ? {} : { name }) };
  const wish = { seat, role, ...more, device, invite: publicKey(invitation) };
  const words = said(campaign, wish);
  return { ...wish, proof: sign(words, invitation), signed: sign(words, secret) };
}

/** The line that admits whom a claim is about. */
export const admitting = (claim: Claim, by: 'invite' | 'hands'): BodyOf<'admit'> => {
  const { device, seat, role, keys, name, invite, proof, signed } = claim;
  const more = { ...(keys ? { keys } : {}), ...(name === undefined ? {} : { name }) };
  return { kind: 'admit', device, seat, role, by, invite, proof, signed, ...more };
};

type Signed = Said & Pick<BodyOf<'admit'>, 'proof' | 'signed'>;
/** Whether both signatures hold, and it is no larger than a claim may be. In steps: an old phone takes a while over each. */
function* checking(campaign: Hash, body: Signed): Steps<boolean> {
  const { device, invite = '', proof, signed = '' } = body;
  const isSigned = (): boolean => {
    const words = said(campaign, body);
    return words.length <= LARGEST_CLAIM && verify(signed, words, keyOf(device));
  };
  if (!once(body, `signed ${campaign}`, isSigned)) return false;
  yield;
  return once(body, `proof ${campaign}`, () => verify(proof, said(campaign, body), invite));
}

/** Signatures take longest to check of all in the book, and never change. */
const checked = new WeakMap<object, Map<string, boolean>>();
function once(on: object, asked: string, check: () => boolean): boolean {
  const known = checked.get(on) ?? new Map<string, boolean>();
  checked.set(on, known);
  const held = known.get(asked) ?? check();
  known.set(asked, held);
  return held;
}
/** Whether an admission carries a newcomer's claim as it was signed. */
export const carriesClaim = (campaign: Hash, { body }: Known<'admit'>): boolean =>
  atOnce(checking(campaign, body));
/** The same in steps. */
export const carryingClaim = (campaign: Hash, { body }: Known<'admit'>): Steps<boolean> =>
  checking(campaign, body);

const inSlot = (campaign: Hash, { device, seat, role, slot }: Slotted): Bytes =>
  text(`realmbook slot ${canonical([campaign, device, seat, role, slot ?? 0])}`);
type Slotted = Pick<BodyOf<'admit'>, 'device' | 'seat' | 'role' | 'slot'>;
/** Slots of a seat's further phones and regents; after the last the seat is granted anew. */
export const SLOTS = 32;
/** A further phone of a seat, or its regent. @param secret of the seat */
export const slotted = (campaign: Hash, place: Required<Slotted>, secret: Bytes): BodyOf<'admit'> => ({
  kind: 'admit',
  ...place,
  by: 'seat',
  under: publicKey(secret),
  proof: sign(inSlot(campaign, place), secret),
});
/** Whether an admission is proved by a seat's key (hex). */
export const carriesSlot = (campaign: Hash, { body }: Known<'admit'>, key: string): boolean =>
  body.slot !== undefined &&
  body.under === key &&
  once(body, campaign, () => verify(body.proof, inSlot(campaign, body), key));

const { keys, name, seat, device, invite, signed, proof } = bodies.admit.entries;
const shape = v.object({
  device,
  seat,
  role: v.picklist(['player', 'guest']),
  keys,
  name,
  invite: v.unwrap(invite),
  proof,
  signed: v.unwrap(signed),
});
/** As it travels. */
export const writeClaim = (claim: Claim): Bytes => spell(claim);
/** A claim from outside; undefined where it is none, or its signatures do not hold. */
export function readClaim(campaign: Hash, bytes: Bytes): Claim | undefined {
  if (bytes.length > LARGEST_CLAIM) return undefined;
  let raw: unknown;
  try {
    raw = unspell(bytes);
  } catch {
    return undefined;
  }
  const read = doorFaultIn(raw) ? undefined : v.safeParse(shape, raw);
  if (!read?.success) return undefined;
  const claim = read.output as Claim;
  return atOnce(checking(campaign, claim)) ? claim : undefined;
}
