/** What becomes of a phone's keys as the book goes on: seats that were given to it, claims that are met, a new device key. */
import type { Seat } from '../kernel/question.ts';
import { hex, type RandomBytes } from '../log/bytes.ts';
import type { Chain } from '../log/chain.ts';
import { makeDevice, publicOf, seatFor } from '../log/keys.ts';
import { nearsEnd } from '../log/quota.ts';
import { isBarred, type Membership, playsFor } from '../log/roster.ts';
import type { CampaignKeys } from '../store/types.ts';
import type { View } from './view.ts';

/**
 * The keys this phone should have now; the same where nothing is due. A seat that was given to it is taken up: its keys have been
 * this phone's from the asking. Those of a seat that another has open nothing, and are forgotten.
 * @param own the phone's own log
 */
export function keysDue(
  view: View,
  keys: CampaignKeys,
  own: Chain | undefined,
  random: RandomBytes,
): CampaignKeys {
  const kept = withoutMet(view, withoutLost(view, keys));
  const granted = grantedTo(view, keys);
  const due = Object.keys(granted).length > 0 ? { ...kept, seats: { ...kept.seats, ...granted } } : kept;
  return goesOnAnew(view, keys, own) ? { ...due, device: makeDevice(random) } : due;
}

/**
 * Whether it must go on under a new device key: its log is forked, or another phone took its slot, so that nothing new of it
 * counts; or its log is near the end of what one may hold, which a guest's phone has no seat to do by; or the keys that it would bring to the
 * seat it wants let nobody in.
 */
function goesOnAnew(
  { book, onward }: View,
  { device: key, seats, claim }: CampaignKeys,
  own: Chain | undefined,
) {
  const { device } = key;
  if (book.forked.includes(device)) return true;
  // A phone makes the same keys for a seat each time, and two players put a phone out that had these.
  if (claim?.role === 'player' && isBarred(book.roster, claim.seat, publicOf(seatFor(key, claim.seat)).sign))
    return true;
  if (!own || onward || !nearsEnd(own.lines)) return false;
  return Object.keys(seats).some((seat) => playsFor(book.roster, device, seat));
}

/** The keys without those this phone made for a seat that another holds now, under keys of their own. */
function withoutLost({ book: { roster } }: View, keys: CampaignKeys): CampaignKeys {
  const { device } = keys.device;
  const lost = ([seat, seed]: [Seat, string]): boolean => {
    const known = roster.seats.find(({ id }) => id === seat)?.keys;
    const sat = [...roster.members, ...roster.former].some(
      (one) => one.device === device && one.seat === seat && one.role === 'player',
    );
    if (!known || sat) return false;
    const made = seatFor(keys.device, seat);
    return seed === hex(made.seed) && known.sign !== publicOf(made).sign;
  };
  const kept = Object.entries(keys.seats).filter((one) => !lost(one));
  return kept.length === Object.keys(keys.seats).length ? keys : { ...keys, seats: Object.fromEntries(kept) };
}

/** Seeds of seats that were granted to this phone and that it has not taken up yet. */
const grantedTo = ({ book: { roster } }: View, { device, seats }: CampaignKeys): CampaignKeys['seats'] =>
  Object.fromEntries(
    roster.members.flatMap((one): [Seat, string][] => {
      if (one.device !== device.device || one.role !== 'player') return [];
      const made = seatFor(device, one.seat);
      if (seats[one.seat] === hex(made.seed)) return [];
      const known = roster.seats.find(({ id }) => id === one.seat)?.keys;
      return known?.sign === publicOf(made).sign ? [[one.seat, hex(made.seed)]] : [];
    }),
  );
/** The keys without a claim that a page of the book has listed: this phone sits where its player wanted to. */
function withoutMet({ book: { roster }, page }: View, keys: CampaignKeys): CampaignKeys {
  const { claim, ...rest } = keys;
  const { device } = keys.device;
  const theirs = (one: Membership): boolean =>
    one.device === device && one.seat === claim?.seat && one.role === claim.role;
  const met = roster.members.some((one) => theirs(one) && one.since < page);
  // Who left the seat since asks for it anew, if they want it back.
  const left = claim?.asks === undefined && roster.former.some(theirs);
  return met || left ? rest : keys;
}
