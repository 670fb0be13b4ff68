/**
 * Claims on this phone (R3): the one its own player makes, and those that newcomers make to it. The latter are kept in memory,
 * one a phone, and carried to nobody; what a member's phone admits becomes a line.
 */
import { type Bytes, type Hash, unhex } from '../log/bytes.ts';
import { type Claim, makeClaim, readClaim, writeClaim } from '../log/claim.ts';
import { type Device, publicOf, seatFor } from '../log/keys.ts';
import type { CampaignKeys } from '../store/types.ts';
import type { Claims } from '../sync/types.ts';
import type { View } from './view.ts';

/** As many as are kept at once. */
const MOST = 64;
/** The number of refusals after which a phone is no longer asked about another's claim. */
const NOES = 3;

/** What this phone's player wants and no book has yet, as it is told to members; undefined where there is nothing to tell. */
export function ownClaim(campaign: Hash, keys: CampaignKeys): Claim | undefined {
  const { claim, device, invite } = keys;
  const secret = invite === undefined ? undefined : unhex(invite, 32);
  if (!claim || claim.refused || !secret) return undefined;
  const { seat, role, name } = claim;
  const more = role === 'player' ? { keys: publicOf(seatFor(device, seat)) } : {};
  return makeClaim(
    campaign,
    { seat, role, ...more, ...(name === undefined ? {} : { name }) },
    device,
    secret,
  );
}

export interface Desk {
  /** Those that were made to this phone, and not refused. */
  claims(): readonly Claim[];
  /** @returns whether anything changed */
  made(device: Device, claim: Bytes | undefined): boolean;
  refuse(device: Device): void;
  refuses(device: Device): boolean;
  /** This phone's own, ready to be told; the same bytes while nothing has changed. */
  own(keys: CampaignKeys, view: View | undefined): Bytes | undefined;
}

export function claimDesk(campaign: Hash): Desk {
  const kept = new Map<Device, Claim>();
  const refused = new Map<Device, { readonly signed: string | undefined; readonly times: number }>();
  let told: { readonly keys: CampaignKeys; readonly bytes: Bytes | undefined } | undefined;
  return {
    claims: () => [...kept.values()].filter(({ device, signed }) => refused.get(device)?.signed !== signed),
    made(device, bytes) {
      const before = kept.get(device);
      const claim = bytes && readClaim(campaign, bytes);
      // Nobody claims for another.
      const now = claim?.device === device ? claim : undefined;
      if (now?.signed === before?.signed) return false;
      kept.delete(device);
      // What was refused and taken back may be asked for again: a claim has the same bytes every time.
      const no = refused.get(device);
      if (no && !now && no.times < NOES) refused.set(device, { ...no, signed: undefined });
      const [oldest] = kept.keys();
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
      if (now) kept.set(device, now);
      return true;
    },
    refuse(device) {
      const claim = kept.get(device);
      const times = (refused.get(device)?.times ?? 0) + 1;
      if (claim) refused.set(device, { signed: claim.signed, times });
    },
    refuses: (device) => {
      const no = refused.get(device)?.signed;
      return no !== undefined && no === kept.get(device)?.signed;
    },
    own(keys, view) {
      if (view && isLost(view)) return undefined;
      if (told?.keys !== keys) {
        const claim = ownClaim(campaign, keys);
        told = { keys, bytes: claim && writeClaim(claim) };
      }
      return told.bytes;
    },
  };
}

/** Whether somebody else sits in the seat that this phone's player claimed while it was free. */
export const isLost = ({ wanted, seats, device, book: { roster } }: View): boolean =>
  wanted?.role === 'player' &&
  wanted.asks === undefined &&
  seats.some(({ id, held }) => id === wanted.seat && held) &&
  !roster.members.some((one) => one.device === device && one.seat === wanted.seat && one.role === 'player');

/** What the view says of this phone's keys, beside the book. */
export const ownWishes = ({ onward, claim }: CampaignKeys): Pick<View, 'onward' | 'wanted'> => ({
  ...(onward === undefined ? {} : { onward }),
  ...(claim ? { wanted: claim } : {}),
});

/** The desk as other phones reach it. @param session what stands in its queue */
export const claimsOver = (
  desk: Desk,
  now: () => { readonly keys: CampaignKeys; readonly view: View | undefined },
  session: { made(): Promise<void>; rekey(keys: CampaignKeys): Promise<void> },
): Claims => ({
  own: () => desk.own(now().keys, now().view),
  refuses: desk.refuses,
  made: async (device, claim) => {
    if (desk.made(device, claim)) await session.made();
  },
  refused: async () => {
    const { keys } = now();
    if (keys.claim) await session.rekey({ ...keys, claim: { ...keys.claim, refused: true } });
  },
});
