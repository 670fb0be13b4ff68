/**
 * How two phones show each other who they are, and that nobody stands between them. A tag says which table is meant to those
 * who know a secret of it; a knock shows that secret on this link and no other; a proof is signed by the phone's own key. Both
 * of the latter cover both nonces and both ends of the link: what was said on one link is worth nothing on another.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../kernel/json.ts';
import { type Bytes, type Hash, hex, text } from '../log/bytes.ts';
import { type Device, type DeviceKey, keyOf, sign, verify } from '../log/keys.ts';
import type { Ends } from './types.ts';

const macOf = (secret: Bytes, said: unknown): string => hex(hmac(sha256, secret, text(canonical(said))));

/** Says which table is meant to those who know the secret; new with every nonce. */
export const tagOf = (secret: Bytes, campaign: Hash, nonce: string): string =>
  macOf(secret, ['realmbook tag', campaign, nonce]);

/** What one phone says of a link, from that phone's side. */
export interface Ground {
  readonly campaign: Hash;
  readonly mine: string;
  readonly theirs: string;
  readonly ends?: Ends | undefined;
}
const spelled = ({ campaign, mine, theirs, ends }: Ground): string[] => [
  campaign,
  mine,
  theirs,
  ends?.mine ?? '',
  ends?.theirs ?? '',
];
/** The same link from the other side. */
const turned = ({ campaign, mine, theirs, ends }: Ground): Ground => ({
  campaign,
  mine: theirs,
  theirs: mine,
  ends: ends && { mine: ends.theirs, theirs: ends.mine },
});

export const knockOf = (secret: Bytes, ground: Ground): string =>
  macOf(secret, ['realmbook knock', ...spelled(ground)]);
/** Whether the other phone's knock holds; `ground` is this phone's. */
export const knocks = (secret: Bytes, ground: Ground, knock: string): boolean =>
  equal(knockOf(secret, turned(ground)), knock);

const signable = (ground: Ground, device: Device): Bytes =>
  text(canonical(['realmbook proof', device, ...spelled(ground)]));
export const prove = ({ device, secret }: DeviceKey, ground: Ground): string =>
  sign(signable(ground, device), secret);
/** Whether the other phone holds the key of that device; `ground` is this phone's. */
export const proves = (device: Device, ground: Ground, signature: string): boolean =>
  verify(signature, signable(turned(ground), device), keyOf(device));

/** In time that does not tell where they part. */
function equal(a: string, b: string): boolean {
  let differs = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) differs |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return differs === 0;
}
