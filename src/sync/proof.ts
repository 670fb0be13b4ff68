/**
 * How two phones show each other that they sit at one table, and that nobody sits between them: each proves that it knows
 * the table's secret and holds its device's key, over both nonces and both ends of the line. A stranger who listens or
 * asks learns neither the campaign nor a device.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../kernel/json.ts';
import { hex, text } from '../log/bytes.ts';
import { type Device, keyOf, sign, verify } from '../log/keys.ts';
import type { Ends, Pass } from './types.ts';

const macOf = ({ table }: Pick<Pass, 'table'>, said: unknown): string =>
  hex(hmac(sha256, table, text(canonical(said))));

/** Says which table is meant to those who know its secret; new with every nonce. */
export const tagOf = (pass: Pick<Pass, 'table' | 'campaign'>, nonce: string): string =>
  macOf(pass, ['realmbook tag', pass.campaign, nonce]);

/** What one phone's proof covers, from that phone's side. */
export interface Ground {
  readonly mine: string;
  readonly theirs: string;
  readonly ends?: Ends | undefined;
}
export interface Proof {
  readonly mac: string;
  readonly device: Device;
  readonly signature: string;
}

const spelled = (
  { campaign }: Pick<Pass, 'campaign'>,
  { mine, theirs, ends }: Ground,
  device: Device,
): unknown[] => ['realmbook proof', campaign, device, mine, theirs, ends?.mine ?? '', ends?.theirs ?? ''];
const signable = (said: unknown): Uint8Array => text(canonical(said));

export function prove(pass: Pass, ground: Ground): Proof {
  const { device, secret } = pass.device;
  const said = spelled(pass, ground, device);
  return { mac: macOf(pass, said), device, signature: sign(signable(said), secret) };
}

/** Whether the other phone's proof holds; `ground` is this phone's. */
export function proves(
  pass: Pick<Pass, 'table' | 'campaign'>,
  { mine, theirs, ends }: Ground,
  proof: Proof,
): boolean {
  const turned = ends && { mine: ends.theirs, theirs: ends.mine };
  const said = spelled(pass, { mine: theirs, theirs: mine, ends: turned }, proof.device);
  return equal(macOf(pass, said), proof.mac) && verify(proof.signature, signable(said), keyOf(proof.device));
}

/** In time that does not tell where they part. */
function equal(a: string, b: string): boolean {
  let differs = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) differs |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return differs === 0;
}
