/** What newcomers claim, and whether it is refused: said where it has changed. Pure. */
import { type Bytes, hex, unhex } from '../log/bytes.ts';
import type { Device } from '../log/keys.ts';
import type { Event } from './events.ts';
import type { Message } from './messages.ts';
import type { Library } from './types.ts';

export interface Claiming {
  /** What was said last of claims: this phone's own, and whether the other's is refused. */
  readonly claimed?: { readonly own: Bytes | undefined; readonly refuses: boolean };
  /** Claims the other has made. */
  readonly claims: number;
}
/** A player changes their mind less often. */
const MOST_CLAIMS = 32;

/** What this phone claims, and whether what the other claims is refused, where that has changed. */
export function claiming(
  { claimed, device }: Pick<Claiming, 'claimed'> & { readonly device?: Device },
  { claims }: Pick<Library, 'claims'>,
): { readonly claimed: Claiming['claimed']; readonly send: readonly Message[] } {
  if (!claims || device === undefined) return { claimed, send: [] };
  const now = { own: claims.own(), refuses: claims.refuses(device) };
  if (now.own === claimed?.own && now.refuses === (claimed?.refuses ?? false)) return { claimed, send: [] };
  const send: Message[] = [];
  if (now.own !== claimed?.own)
    send.push(now.own ? { kind: 'claim', claim: hex(now.own) } : { kind: 'claim' });
  if (now.refuses && !claimed?.refuses) send.push({ kind: 'claim', refused: true });
  return { claimed: now, send };
}

/** @returns undefined where it claims without end */
export function claimMade(
  { claims }: Pick<Claiming, 'claims'>,
  { claim, refused }: Extract<Message, { kind: 'claim' }>,
): { readonly claims: number; readonly event: Event } | undefined {
  if (claims + 1 > MOST_CLAIMS) return undefined;
  const made = claim === undefined ? undefined : unhex(claim);
  return { claims: claims + 1, event: refused ? { kind: 'refused' } : { kind: 'claimed', claim: made } };
}
