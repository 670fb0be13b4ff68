/**
 * What a campaign's book says of a phone that wants to meet this one, what phones of it are met by, and what a phone says for
 * itself to one whose book may not have it yet: that it has the invitation, or the key of a seat.
 */

import { canonical } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Book } from '../log/book.ts';
import { type Bytes, type Hash, text, unhex } from '../log/bytes.ts';
import type { Chains } from '../log/chain.ts';
import { isOpen } from '../log/invitations.ts';
import { type Device, publicKey, seatKeys, sign, verify } from '../log/keys.ts';
import { doorOf, tableSecret } from '../log/meeting-secrets.ts';
import { holds, type Invitation, isBarred, type Membership } from '../log/roster.ts';
import type { CampaignKeys } from '../store/types.ts';
import type { PeerStatus } from '../sync/types.ts';

/** undefined where this phone has no book of the campaign yet. */
export function peerStatusOf(book: Book | undefined, device: Device): PeerStatus | undefined {
  if (!book) return undefined;
  const page = book.pages.length - 1;
  const { members, former } = book.roster;
  const own = [...members, ...former].filter((one) => one.device === device);
  // A player who left a seat for good was not put out: with an invitation they may look on.
  // What a phone wrote before it was put out may count to the end of the page; nothing more is told to it from now on.
  const left = (one: Membership): boolean => one.left === true && !one.out;
  const sits = own.filter((one) => one.until === undefined || (left(one) && holds(one, page)));
  if (sits.length > 0) return sits.every(({ role }) => role === 'guest') ? 'guest' : 'member';
  return own.some((one) => one.until !== undefined && !left(one)) ? 'withdrawn' : 'stranger';
}

/** Doors that phones mind at once. The app opens no more; of more those count that are the newest of the player who opened them. */
export const DOORS = 7;
/** So that a player with a changed app cannot shut out another player's guest. */
function minded(open: readonly Invitation[]): readonly Invitation[] {
  const opened = new Map<Seat, number>();
  const placed = open.toReversed().map((one) => {
    const place = opened.get(one.by) ?? 0;
    opened.set(one.by, place + 1);
    return { one, place };
  });
  const first = placed.toSorted((a, b) => a.place - b.place);
  return first.slice(0, DOORS).map(({ one }) => one);
}
/**
 * What this phone is met by: the table's secret and the doors of open invitations, or without a book the door of its own
 * invitation. None where it has neither.
 */
export function meetingSecrets(
  campaign: Hash,
  chains: Chains,
  book: Book | undefined,
  { invite }: CampaignKeys,
): readonly Bytes[] {
  const table = book && tableSecret(chains, campaign);
  if (table) {
    const open = book.roster.invitations.filter((one) => isOpen(one, book.pages.length - 1));
    return [table, ...minded(open).map(({ key }) => doorOf(key))];
  }
  const secret = invite === undefined ? undefined : unhex(invite, 32);
  return secret ? [doorOf(publicKey(secret))] : [];
}

const claim = (campaign: Hash, device: Device): Bytes =>
  text(`realmbook introduction ${canonical([campaign, device])}`);

/** Signatures over the device by the invitation's secret, with its key, and by each seat held here, with its id; one a line. */
export function introductionOf(campaign: Hash, { device, seats, invite }: CampaignKeys): string | undefined {
  const said = claim(campaign, device.device);
  const invitation = invite === undefined ? undefined : unhex(invite, 32);
  const lines = Object.entries(seats).flatMap(([seat, seed]) => {
    const bytes = unhex(seed, 16);
    return bytes ? [`${sign(said, seatKeys(bytes).sign)} ${seat}`] : [];
  });
  if (invitation) lines.unshift(`${sign(said, invitation)} #${publicKey(invitation)}`);
  // As many as a phone hears out.
  return lines.length === 0 ? undefined : lines.slice(0, MOST).join('\n');
}
const MOST = 8;

/** Whether what a stranger says for itself proves an invitation that is open, or a seat that somebody holds. */
export function welcomed(book: Book | undefined, device: Device, introduction: string): boolean {
  if (!book) return false;
  const { campaign, roster, pages } = book;
  const open = roster.invitations.filter((one) => isOpen(one, pages.length - 1));
  const said = claim(campaign, device);
  return introduction
    .split('\n')
    .slice(0, MOST)
    .some((line) => {
      const [proof = '', ...words] = line.split(' ');
      const by = words.join(' ');
      const key = by.startsWith('#')
        ? open.find((one) => `#${one.key}` === by)?.key
        : roster.seats.find(({ id }) => id === by)?.keys?.sign;
      return key !== undefined && !isBarred(roster, by, key) && verify(proof, said, key);
    });
}
